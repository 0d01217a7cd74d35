import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commitment,
  type Entry,
  fairChance,
  type GameRecord,
  readRecord,
  type Verdict,
  verify,
} from '../src/index.ts';
import { fairGame, games, SEED, textOf } from './toy/fair-game.ts';
import { toy } from './toy/game.ts';

const record = fairGame();
const OTHER_SEED = 'a'.repeat(64);

function verdict(change: Partial<GameRecord>): Verdict {
  return verify(toy, { ...record, ...change });
}

/** The log with one answer of one tape changed to another that is possible. */
function tampered(seq: number, draw: number): Entry[] {
  return record.log.map((entry) => {
    if (entry.seq !== seq) return entry;
    const answer = entry.tape[draw] as number;
    return { ...entry, tape: entry.tape.with(draw, answer === 0 ? 1 : 0) };
  });
}

describe('an honest game', () => {
  test('is found fair, with every step and every draw', () => {
    const draws = record.log.flatMap(({ tape }) => tape).length;
    expect(draws).toBeGreaterThan(6);
    expect(verdict({})).toEqual({ fair: true, steps: record.log.length, draws });
  });

  test('is found fair from its text, whoever played it', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.constantFrom(2, 3), (mind, seats) => {
        const read = readRecord(textOf(fairGame(mind, seats)), games);
        expect(verify(toy, read).fair).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a tampered game', () => {
  const drawing = record.log.filter(({ tape }) => tape.length > 0);

  test('any changed answer is found at its step', () => {
    for (const { seq, tape } of drawing) {
      for (let draw = 0; draw < tape.length; draw++) {
        const found = verdict({ log: tampered(seq, draw) });
        expect(found).toMatchObject({ fair: false, step: seq });
        // Where the bag had a single token left, there was nothing to change it to.
        expect(['fair.draw', 'record.tape']).toContain((found as { code: string }).code);
      }
    }
    expect(verdict({ log: tampered(0, 0) })).toEqual({ fair: false, code: 'fair.draw', step: 0 });
  });

  test.each<[string, Partial<GameRecord>, Verdict]>([
    ['no seed', { seed: null }, { fair: false, code: 'fair.sealed' }],
    ['another seed', { seed: OTHER_SEED }, { fair: false, code: 'fair.commitment' }],
    ['no seed at all', { seed: 'seed' }, { fair: false, code: 'fair.commitment' }],
    [
      'another commitment',
      { commitment: '0'.repeat(64) },
      { fair: false, code: 'fair.commitment' },
    ],
    [
      'another seed with its commitment',
      { seed: OTHER_SEED, commitment: commitment(OTHER_SEED) },
      { fair: false, code: 'fair.draw', step: 0 },
    ],
    ['another table', { table: 'other' }, { fair: false, code: 'fair.draw', step: 0 }],
    ['too few seats', { sitters: [] }, { fair: false, code: 'record.options', line: 1 } as Verdict],
    [
      'other options',
      { options: { rounds: 9, faceUp: false } },
      { fair: false, code: 'record.options', line: 1 } as Verdict,
    ],
  ])('%s', (_, change, expected) => {
    expect(verdict(change)).toEqual(expected);
  });

  test('answers too many or too few are found', () => {
    const [deal, ...rest] = record.log as [Entry, ...Entry[]];
    for (const tape of [[...deal.tape, 0], deal.tape.slice(1), []]) {
      expect(verdict({ log: [{ ...deal, tape }, ...rest] })).toMatchObject({
        fair: false,
        step: 0,
      });
    }
  });

  test('an illegal move is found', () => {
    const log = record.log.map((entry) => (entry.seq === 1 ? { ...entry, by: 7 } : entry));
    expect(verdict({ log })).toEqual({ fair: false, code: 'move.turn', step: 1 });
  });

  test('luck of another step is found', () => {
    const chance = fairChance(SEED, record.table, 1);
    const tape = record.log[0]?.tape.map((_, draw) => chance.below(12 - draw)) as number[];
    const log = record.log.map((entry) => (entry.seq === 0 ? { ...entry, tape } : entry));
    expect(verdict({ log })).toEqual({ fair: false, code: 'fair.draw', step: 0 });
  });

  test('a fault of the rules themselves is not taken for cheating', () => {
    const sick = {
      ...toy,
      expire: () => {
        throw new TypeError('a bug');
      },
    };
    expect(() => verify(sick, record)).toThrow(TypeError);
  });
});
