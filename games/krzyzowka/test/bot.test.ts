import { seededChance, type UsualLevel } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { advise, loadBot } from '../bot/index.ts';
import { type Advice, laid, missing, type Options, runsOf } from '../rules/index.ts';
import { botFor, LEVELS, optionsOf, playBots, readTable } from './bot-table.ts';
import { polishGame as game, isPolish } from './polish.ts';
import { ALL_TILES } from './tiles.ts';

const SETS: readonly [options: Partial<Options>, seats: readonly UsualLevel[]][] = [
  [{}, ['hard', 'easy']],
  [{}, ['medium', 'hard', 'easy', 'medium']],
  [{ properNouns: true }, ['hard', 'medium', 'easy']],
  [{ words: 'challenge' }, ['medium', 'easy']],
  [{ words: 'challenge' }, ['hard', 'easy', 'medium', 'hard']],
  [{ game: 2 }, ['medium', 'easy']],
  [{ game: 2, minutes: 'off' }, ['easy', 'medium', 'hard']],
  [{ game: 2, minutes: 2, properNouns: true }, ['medium', 'easy', 'medium', 'hard']],
  [{ game: 2, rounds: 'in-turn' }, ['easy', 'medium', 'hard']],
  [{ game: 3 }, ['easy', 'hard']],
  [{ game: 3, minutes: 2, properNouns: true }, ['hard', 'medium', 'easy']],
  [{ game: 3 }, ['easy', 'easy', 'medium', 'medium']],
  [{ game: 3, rounds: 'in-turn' }, ['easy', 'medium', 'hard']],
];

test.each(SETS)('bots play legal games to the end: %o, %o', async (options, seats) => {
  const { state } = await playBots(seats, options, seats.length);
  expect(game.result(state)?.scores.every((score) => score > 0)).toBe(true);
});

describe.each(LEVELS)('the %s bot', (level) => {
  test.each([{}, { game: 3 }] as const)('plays alike with the same luck: %o', async (options) => {
    const { log } = await playBots([level, level], options, 9);
    expect((await playBots([level, level], options, 9)).log).toEqual(log);
  });

  test.each([2, 3] as const)('needs no memory, nor luck, to go on in game %i', async (which) => {
    const options = optionsOf({ game: which });
    const old = await botFor(level, options);
    const fresh = await loadBot(level, options, readTable);
    const context = { chance: seededChance(3), now: 0 };
    let { state } = game.setup(options, 2, context);
    for (const seat of [0, 1]) state = game.play(state, seat, { do: 'ready' }, context).state;
    for (let step = 0; step < 3; step++) {
      const view = game.view(state, 0);
      const move = old.choose(view, seededChance(1));
      const other = step === 1 ? fresh : old;
      expect(other.choose(structuredClone(view), seededChance(2))).toEqual(move);
      state = game.play(state, 0, move, context).state;
    }
  });
});

describe('each level is stronger than the one below', () => {
  // Ten words decide a game 3, so it takes more of them to tell skill from luck.
  test.each([
    [1, 4],
    [2, 4],
    [3, 12],
  ] as const)('in game %i', async (which, games) => {
    const leads = [0, 0];
    for (let seed = 1; seed <= games; seed++) {
      const { state } = await playBots(['easy', 'hard', 'medium'], { game: which }, seed);
      const [easy = 0, hard = 0, medium = 0] = game.result(state)?.scores ?? [];
      leads[0]! += hard - medium;
      leads[1]! += medium - easy;
    }
    expect(Math.min(...leads)).toBeGreaterThan(0);
  });
});

test('refuses options of another game', async () => {
  await expect(loadBot('easy', { game: 4 }, readTable)).rejects.toThrow('game');
});

describe('advice', () => {
  const tiles = [...'grzyobranieł', '?', 'ś', 'ó'];

  test('tells the words that count most and the longest', async () => {
    const best = (await advise(
      { game: 3, tiles, properNouns: false, list: 'polski-1' },
      readTable,
    )) as Extract<Advice, { game: 3 }>;
    const points = best.words.map((word) => word.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    const lengths = best.longest.map(({ word }) => word.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
    for (const { word } of [...best.words, ...best.longest])
      expect(isPolish(word), word).toBe(true);
  });

  test('tells a good crossword', async () => {
    const asked = { game: 2, tiles: ALL_TILES.slice(20, 40), properNouns: false, list: 'polski-2' };
    const best = (await advise(asked, readTable)) as Extract<Advice, { game: 2 }>;
    expect(
      missing(
        asked.tiles,
        best.layout.map(({ tile }) => tile),
      ),
    ).toBeNull();
    const runs = runsOf({}, best.layout.map(laid));
    for (const { word } of runs) expect(isPolish(word), word).toBe(true);
    const bonus = best.layout.length === 20 ? 20 : 0;
    expect(best.points).toBe(runs.reduce((sum, { points }) => sum + points, bonus));
  });

  test.each([
    null,
    {},
    { game: 1, tiles: ['a'], properNouns: false, list: 'polski-2' },
    { game: 3, tiles: [], properNouns: false, list: 'polski-2' },
    { game: 3, tiles: ['ź', 'ź'], properNouns: false, list: 'polski-2' },
    { game: 2, tiles: ALL_TILES, properNouns: false, list: 'polski-2' },
    { game: 2, tiles: 'abc', properNouns: false, list: 'polski-2' },
    { game: 2, tiles: ['a'], properNouns: 1, list: 'polski-2' },
    { game: 2, tiles: ['a'], properNouns: false },
  ])('refuses what is no question: %o', async (question) => {
    await expect(advise(question, readTable)).rejects.toThrow('no question');
  });
});
