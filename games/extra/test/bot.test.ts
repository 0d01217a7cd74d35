import { readFile } from 'node:fs/promises';
import {
  type Bot,
  type ReadTable,
  seededChance,
  USUAL_LEVELS,
  type UsualLevel,
} from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { loadBot } from '../bot/index.ts';
import {
  extra,
  MAX_SEATS,
  type Move,
  type Options,
  SHEET_NAMES,
  type View,
} from '../rules/index.ts';

const readTable: ReadTable = async (name) => {
  const file = await readFile(new URL(`../bot/tables/${name}`, import.meta.url));
  return new Uint8Array(file).buffer;
};

const noTable: ReadTable = () => Promise.reject(new Error('no table needed'));

const loaded = new Map<string, Promise<Bot<View, Move>>>();

/** Loads each bot once; a bot remembers nothing between its choices. */
function botFor(level: UsualLevel, options: Options): Promise<Bot<View, Move>> {
  const key = `${level} ${options.sheet}`;
  const bot = loaded.get(key) ?? loadBot(level, options, readTable);
  loaded.set(key, bot);
  return bot;
}

async function playGame(level: UsualLevel, options: Options, seats: number, seed: number) {
  const bot = await botFor(level, options);
  const chance = seededChance(seed);
  const context = { chance, now: 0 };
  let { state } = extra.setup(options, seats, context);
  for (;;) {
    const seat = extra.turn(state).must[0];
    if (seat === undefined) break;
    const move = bot.choose(extra.view(state, seat), chance);
    expect(extra.check(state, seat, move)).toBeNull();
    ({ state } = extra.play(state, seat, move, context));
  }
  return extra.result(state)!;
}

async function mean(level: UsualLevel, sheet: Options['sheet'], games: number): Promise<number> {
  let sum = 0;
  for (let seed = 0; seed < games; seed++) {
    const { scores } = await playGame(level, { sheet, dice: 'house', children: [] }, 1, seed);
    sum += scores[0]!;
  }
  return sum / games;
}

describe.each(USUAL_LEVELS)('the %s bot', (level) => {
  test.each(SHEET_NAMES)('plays legal games to the end on sheet %s', async (sheet) => {
    for (let seats = 1; seats <= MAX_SEATS; seats++) {
      const dice = seats % 3 === 0 ? 'table' : 'house';
      const children = seats % 2 === 0 ? [0, seats - 1] : [];
      const result = await playGame(level, { sheet, dice, children }, seats, seats);
      expect(result.scores).toHaveLength(seats);
    }
  });

  test('plays the same game with the same luck', async () => {
    const options: Options = { sheet: 'schmidt', dice: 'house', children: [] };
    expect(await playGame(level, options, 3, 5)).toEqual(await playGame(level, options, 3, 5));
  });

  test('seldom ties with itself, though all share the dice', async () => {
    const options: Options = { sheet: 'schmidt', dice: 'house', children: [] };
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, seed) => playGame(level, options, 2, seed)),
    );
    // Without temperaments a fifth to a quarter of all games.
    const ties = results.filter(({ winners }) => winners.length > 1).length;
    expect(ties).toBeLessThanOrEqual(3);
  });
});

test.each(SHEET_NAMES)('the levels differ clearly on sheet %s', async (sheet) => {
  const easy = await mean('easy', sheet, 300);
  const medium = await mean('medium', sheet, 120);
  const hard = await mean('hard', sheet, 120);
  expect(easy).toBeGreaterThan(-450);
  expect(medium).toBeGreaterThan(easy + 80);
  expect(hard).toBeGreaterThan(medium + 80);
  expect(medium).toBeGreaterThan(100);
  expect(medium).toBeLessThan(200);
  expect(hard).toBeGreaterThan(240);
});

describe('loading', () => {
  const options = { sheet: 'schmidt' };

  test('reads no table for the lower levels', async () => {
    await loadBot('easy', options, noTable);
    await loadBot('medium', options, noTable);
    await expect(loadBot('hard', options, noTable)).rejects.toThrow('no table needed');
  });

  test('refuses a table that is cut short or for the other sheet', async () => {
    const cut: ReadTable = async (name) => (await readTable(name)).slice(0, 1000);
    await expect(loadBot('hard', options, cut)).rejects.toThrow('1000 bytes');
    const other: ReadTable = () => readTable('classic.bin');
    await expect(loadBot('hard', options, other)).rejects.toThrow('weights of schmidt');
  });

  test('refuses options of another game', async () => {
    await expect(loadBot('easy', { sheet: 'tabloid' }, noTable)).rejects.toThrow('sheet');
  });
});
