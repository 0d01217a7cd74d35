import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { extra, type Move, type State } from '@late/extra/rules';
import {
  type AnyGame,
  commitment,
  type GameRecord,
  hashOfPart,
  type Parts,
  readRecord,
  seededChance,
} from '@late/kernel';
import { act, openTable, type Plan, recordOf, type Table } from '@late/table';
import { describe, expect, test } from 'vitest';
import { specimen } from '../../games/extra/test/specimen.ts';
import { planAgain } from '../src/local/plan-again.ts';
import { pack, unpack } from '../src/luck/packed.ts';
import { rivalOf, shownAt } from '../src/luck/rival.ts';
import { whyNotAgain } from '../src/luck/why-not-again.ts';

const game = extra as AnyGame;
const SEED = 'c0de'.repeat(16);
const stage = (view: unknown) => {
  const { dice, throws } = view as State;
  return dice ? throws - 1 : throws;
};

/** A finished game of one or two, decided at random. */
function finished(seats = 1, mind = 1, parts?: Parts): GameRecord {
  const plan: Plan = {
    ...{ id: 'then', game: 'extra', version: extra.version, options: {}, fairness: 2, opened: 0 },
    holders: ['Ada', 'Ben'].slice(0, seats).map((name) => ({ kind: 'person', name })),
    clock: { kind: 'none' },
    commitment: commitment(SEED),
    ...(parts && { parts }),
  };
  return played(plan, mind);
}

function played(plan: Plan, mind: number): GameRecord {
  const opened = openTable(game, plan, SEED);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const minds = seededChance(mind);
  let table: Table = opened.table;
  for (let now = 1; !table.result; now++) {
    const seat = table.turn.must[0] as number;
    const move = specimen.randomMove(game.view(table.state, seat) as never, minds) as Move;
    const done = act(game, table, { do: 'move', seat, move }, SEED, now);
    if (!done.ok) throw new Error(done.refusal.code);
    table = done.table;
  }
  return recordOf(table, SEED);
}

describe('a game whose luck was drawn by devices too', () => {
  const value = 'ab'.repeat(32);
  const parts = [{ seat: 0, hash: hashOfPart(value), value }];
  const diceOf = ({ log }: GameRecord) =>
    log.flatMap(({ tape }) => (tape.length > 1 ? [tape.join('')] : []));

  test('has the same luck again from its link, whatever is decided', async () => {
    const then = finished(1, 1, parts);
    const read = readRecord(
      (await unpack((await pack(game, then)) as string)) as string,
      () => game,
    );
    const again = played(planAgain(read, 0, 'Zoe', 'again', 1), 2);
    const both = Math.min(diceOf(then).length, diceOf(again).length);
    expect(both).toBeGreaterThan(5);
    expect(diceOf(again).slice(0, both)).toEqual(diceOf(then).slice(0, both));
    expect(diceOf(finished(1, 1))).not.toEqual(diceOf(then));
  });

  test('is refused if a part was left out', () => {
    const then = finished(1, 1, parts);
    expect(whyNotAgain(game, then)).toBeNull();
    const { parts: _, ...without } = then;
    expect(whyNotAgain(game, without)?.code).toBe('luck.made-up');
  });
});

describe('a packed game', () => {
  test('comes out as it went in, and fits into a link', async () => {
    const record = finished(2);
    const packed = (await pack(game, record)) as string;
    expect(packed).toMatch(/^[A-Za-z0-9_-]{100,6000}$/);
    expect(readRecord((await unpack(packed)) as string, () => game)).toEqual({
      ...record,
      options: record.options,
    });
  });

  test('that would unfold to more than a game is left folded', async () => {
    const bomb = deflateRawSync(Buffer.alloc(8_000_000, 'a')).toString('base64url');
    expect(bomb.length).toBeLessThan(12_000);
    expect(await unpack(bomb)).toBeNull();
  });

  test.each(['', 'a b', '%', 'AAAA', '_'.repeat(12_001)])('is not "%s"', async (text) => {
    expect(await unpack(text)).toBeNull();
  });
});

describe('luck is not dealt again', () => {
  const record = finished();
  test.each<[string, GameRecord, string]>([
    ['while its seed is not known', { ...record, seed: null }, 'luck.running'],
    ['where it was of the first version', { ...record, fairness: 1 }, 'luck.old'],
    [
      'where somebody made it up',
      {
        ...record,
        log: record.log.map((e) => (e.tape.length ? { ...e, tape: [0, 0, 0, 0, 0] } : e)),
      },
      'luck.made-up',
    ],
    ['where the seed is another one', { ...record, seed: 'f'.repeat(64) }, 'luck.made-up'],
  ])('%s', (_, given, code) => {
    expect(whyNotAgain(game, given)?.code).toBe(code);
  });

  test('except where it was played fairly', () => {
    expect(whyNotAgain(game, record)).toBeNull();
  });

  test('where people threw their own dice', () => {
    const file = new URL('../../games/extra/fixtures/real-dice.txt', import.meta.url);
    const typed = readRecord(readFileSync(file, 'utf8'), () => game);
    expect(whyNotAgain(game, { ...typed, fairness: 2 })?.code).toBe('luck.own-dice');
  });
});

describe('a ghost', () => {
  test('is shown up to where one has come, and never its next throw', () => {
    const rival = rivalOf(game, stage, finished(2), 1);
    if (!rival) throw new Error('no end');
    expect(shownAt(rival, 0)).toBeNull();
    for (const come of [1, 2, 5]) {
      const state = shownAt(rival, come)?.state as State;
      expect(state.throws).toBe(come);
      expect(state.dice).toBeNull();
    }
    expect(game.result(shownAt(rival, 999)?.state)).toEqual(rival.result);
  });

  test('is counted by its steps where one plays alone, and kept back where others draw too', () => {
    const nowhere = () => null;
    const alone = rivalOf(game, nowhere, finished(1), 0);
    expect(alone?.stages.slice(0, 3).map((one) => one.stage)).toEqual([1, 2, 3]);
    expect(rivalOf(game, nowhere, finished(2), 0)?.stages).toEqual([]);
  });
});
