import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  type Frame,
  frames,
  type Game,
  type GameRecord,
  type Opening,
  openingOf,
  readRecord,
  verify,
  writeRecord,
} from '../src/index.ts';

export interface Golden<Options, State, Move, Event, View> {
  readonly game: Game<Options, State, Move, Event, View>;
  /** The folder of recorded games. */
  readonly folder: URL;
  /** What each of them must come to, in one line. */
  readonly expected: Readonly<Record<string, string>>;
  /** That line from a replay by the rules. */
  replayed(steps: readonly Frame<State, Event>[]): string;
  /** The line, or its beginning, by somebody who counts on paper and knows nothing of the rules' code. */
  recounted(text: string): string;
}

/** Recorded games that must stay readable, and come to the same end, for ever. */
export class GoldenGames<Options, State, Move, Event, View> {
  readonly names: readonly string[];
  readonly #golden: Golden<Options, State, Move, Event, View>;

  constructor(golden: Golden<Options, State, Move, Event, View>) {
    this.#golden = golden;
    const files = readdirSync(golden.folder).filter((file) => file.endsWith('.txt'));
    this.names = files.map((file) => file.replace('.txt', '')).sort();
  }

  text(name: string): string {
    return readFileSync(new URL(`${name}.txt`, this.#golden.folder), 'utf8');
  }

  record(name: string): GameRecord {
    const { game } = this.#golden;
    return readRecord(this.text(name), (id) => (id === game.id ? (game as AnyGame) : null));
  }

  steps(name: string): Frame<State, Event>[] {
    const { game } = this.#golden;
    const record = this.record(name);
    return frames(game, openingOf(game as AnyGame, record) as Opening<Options>, record.log);
  }

  events(name: string): Event[] {
    return this.steps(name).flatMap(({ events }) => events);
  }

  /** Registers the tests that every golden game has to pass. */
  examine(): void {
    const { expected, recounted, replayed } = this.#golden;
    const game = this.#golden.game as AnyGame;

    test('every fixture has its expectation', () => {
      expect(this.names).toEqual(Object.keys(expected).sort());
    });

    describe.each(Object.entries(expected))('%s', (name, line) => {
      const text = this.text(name);
      const record = this.record(name);

      test('replays to its result', () => {
        expect(replayed(this.steps(name))).toBe(line);
      });

      test('counts the same on paper', () => {
        const counted = recounted(text);
        expect(counted).toMatch(/\d \| /);
        expect(line.slice(0, counted.length)).toBe(counted);
      });

      test('is written as it was read', () => {
        expect(writeRecord(game, record)).toBe(text);
      });

      test('is fair, and no longer so when other luck is told', () => {
        const { log } = record;
        const draws = log.flatMap(({ tape }) => tape).length;
        expect(verify(game, record)).toEqual({ fair: true, steps: log.length, draws });
        const lucky = log.find(({ tape }) => tape.length);
        if (!lucky) return;
        const first = lucky.tape[0] as number;
        const tape = lucky.tape.with(0, first === 0 ? 1 : first - 1);
        const forged = { ...record, log: log.with(lucky.seq, { ...lucky, tape }) };
        expect(verify(game, forged)).toEqual({ fair: false, code: 'fair.draw', step: lucky.seq });
      });
    });
  }
}
