import {
  type Bot,
  type ReadTable,
  seededChance,
  USUAL_LEVELS,
  type UsualLevel,
} from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { loadBot } from '../bot/index.ts';
import { extrablatt, type Move, SEATS, type State, type View } from '../rules/index.ts';
import { resample } from './resample.ts';

const noTable: ReadTable = () => Promise.reject(new Error('no table needed'));

/** Plays to the end; every bot has luck of its own. */
async function playGame(
  levels: readonly UsualLevel[],
  seed: number,
  see: (state: State, seat: number, bot: Bot<View, Move>) => void = () => {},
): Promise<State> {
  const bots = await Promise.all(levels.map((level) => loadBot(level, {}, noTable)));
  const minds = levels.map((_, seat) => seededChance(1000 * seed + seat));
  const context = { chance: seededChance(seed), now: 0 };
  let { state } = extrablatt.setup({}, levels.length, context);
  for (;;) {
    const seat = extrablatt.turn(state).must[0];
    if (seat === undefined) return state;
    const bot = bots[seat]!;
    see(state, seat, bot);
    const move = bot.choose(extrablatt.view(state, seat), minds[seat]!);
    expect(extrablatt.check(state, seat, move)).toBeNull();
    ({ state } = extrablatt.play(state, seat, move, context));
  }
}

describe.each(USUAL_LEVELS)('the %s bot', (level) => {
  const table = (seats: number) => new Array<UsualLevel>(seats).fill(level);

  test('plays legal games to the end, whoever sits there', async () => {
    let slowest = 0;
    // Its own time, not the clock's: other programs may be running.
    let before = process.cpuUsage().user;
    for (const seats of [SEATS.min, 3]) {
      const state = await playGame(table(seats), seats, () => {
        const now = process.cpuUsage().user;
        slowest = Math.max(slowest, now - before);
        before = now;
      });
      expect(extrablatt.result(state)?.scores).toHaveLength(seats);
    }
    expect(slowest / 1_000_000).toBeLessThan(1);
  });

  test('plays the same game with the same luck', async () => {
    expect(await playGame(table(2), 7)).toEqual(await playGame(table(2), 7));
  });

  test('knows no more than its view', async () => {
    let asked = 0;
    await playGame(table(4), 9, (state, seat, bot) => {
      if (state.duels.length < 3 || ++asked % 4) return;
      const view = extrablatt.view(state, seat);
      const other = extrablatt.view(resample(view, seededChance(asked)), seat);
      const move = bot.choose(view, seededChance(asked));
      expect(bot.choose(other, seededChance(asked))).toEqual(move);
    });
    expect(asked).toBeGreaterThan(20);
  });
});

test('every decision takes as long as people need to follow it', async () => {
  await playGame(['easy', 'easy'], 5, (state, seat, bot) => {
    const moment = bot.pace?.(extrablatt.view(state, seat), seededChance(seat));
    expect(moment).toBeGreaterThanOrEqual(600);
    expect(moment).toBeLessThanOrEqual(1_700);
  });
});

test('an easy bot writes whenever it can', async () => {
  let written = 0;
  const finished = await playGame(['easy', 'easy', 'easy'], 4, (state, seat, bot) => {
    if (state.phase.at !== 'act') return;
    const move = bot.choose(extrablatt.view(state, seat), seededChance(1));
    if (move.do === 'write') written++;
  });
  const articles = finished.papers.flatMap((paper) => paper.articles);
  expect(articles.filter(({ circulation }) => circulation === 10).length).toBeGreaterThan(9);
  expect(written).toBeGreaterThan(30);
});

test('a hard bot prints more at late hours than an easy one', async () => {
  const late = async (level: UsualLevel) => {
    let copies = 0;
    const { papers } = await playGame([level, 'easy', 'easy'], 1);
    const { articles } = papers[0]!;
    for (const { circulation } of articles) copies += circulation / articles.length;
    return copies;
  };
  expect(await late('hard')).toBeGreaterThan(await late('easy'));
});

test('refuses options of another game', async () => {
  await expect(loadBot('easy', { sheet: 'classic' }, noTable)).rejects.toThrow('Extrablatt');
});
