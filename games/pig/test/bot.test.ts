import { seededChance, USUAL_LEVELS, type UsualLevel } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { loadBot } from '../bot/index.ts';
import { type Options, pig, type State } from '../rules/index.ts';

const noTable = () => Promise.reject(new Error('no table needed'));

async function choice(level: UsualLevel, state: Partial<State>, options: Options = { goal: 100 }) {
  const bot = await loadBot(level, options, noTable);
  const table: State = { options, scores: [0, 0], active: 0, rolls: [], last: null, ...state };
  return bot.choose(pig.view(table, table.active), seededChance(1)).do;
}

/** How many of the games the first level wins against the second; they begin in turns. */
async function wins(levels: readonly [UsualLevel, UsualLevel], games: number): Promise<number> {
  const bots = await Promise.all(levels.map((level) => loadBot(level, {}, noTable)));
  const context = { chance: seededChance(1), now: 0 };
  let won = 0;
  for (let game = 0; game < games; game++) {
    let { state } = pig.setup({ goal: 100 }, 2, context);
    while (!pig.result(state)) {
      const { active } = state;
      const move = bots[(active + game) % 2]!.choose(pig.view(state, active), context.chance);
      ({ state } = pig.play(state, active, move, context));
    }
    if (((pig.result(state)?.winners[0] as number) + game) % 2 === 0) won++;
  }
  return won;
}

describe.each(USUAL_LEVELS)('the %s bot', (level) => {
  test('rolls first, and holds as soon as that wins', async () => {
    expect(await choice(level, {})).toBe('roll');
    expect(await choice(level, { scores: [96, 0], rolls: [4] })).toBe('hold');
    expect(await choice(level, { scores: [16, 0], rolls: [4] }, { goal: 20 })).toBe('hold');
  });

  test('refuses options of another game', async () => {
    await expect(loadBot(level, { goal: 7 }, noTable)).rejects.toThrow('goal');
  });
});

test('the hard bot dares more when it is behind, and all near the end', async () => {
  const rolls = [6, 6, 6, 4];
  expect(await choice('hard', { scores: [0, 0], rolls })).toBe('hold');
  expect(await choice('hard', { scores: [0, 40], rolls })).toBe('roll');
  expect(await choice('hard', { scores: [40, 75], rolls })).toBe('roll');
});

test('the levels differ clearly', async () => {
  expect(await wins(['medium', 'easy'], 1_000)).toBeGreaterThan(650);
  expect(await wins(['hard', 'medium'], 1_000)).toBeGreaterThan(540);
});
