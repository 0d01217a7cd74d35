import { seededChance } from '@late/kernel';
import { describe, expect, test } from 'vitest';
import { laid, type Options, type OwnState, type OwnView } from '../rules/index.ts';
import { botFor, LEVELS, optionsOf, playBots } from './bot-table.ts';
import { polishGame as game } from './polish.ts';

const SECOND = 1_000;

function roundOf(options: Partial<Options>): OwnState {
  const context = { chance: seededChance(4), now: 0 };
  let { state } = game.setup(optionsOf(options), 2, context);
  for (const seat of [0, 1]) state = game.play(state, seat, { do: 'ready' }, context).state;
  return state as OwnState;
}

function viewOf(state: OwnState): OwnView {
  return game.view(state, 0) as OwnView;
}

describe('time', () => {
  test.each([2, 3] as const)(
    'a round of game %i takes people’s time, but not all of it',
    async (which) => {
      for (const level of LEVELS) {
        const { log, ends } = await playBots([level, level], { game: which, minutes: 2 }, 6);
        expect(ends).not.toContain('time');
        // From the moment when both are ready to the last that is done before the next readiness.
        let working = 0;
        log.forEach(({ at, move }, step) => {
          const before = log[step - 1];
          if (before && move !== 'ready') working += at - before.at;
        });
        const least = which === 2 ? 40 : 20;
        expect(working / ends.length / SECOND).toBeGreaterThan(least);
        expect(log.filter(({ move }) => move.startsWith('arrange')).length).toBeGreaterThan(
          2 * ends.length,
        );
      }
    },
  );

  test('people can look at what was counted before bots are ready', async () => {
    const { log } = await playBots(['easy', 'hard'], { game: 3 }, 6);
    log.forEach(({ at, move }, step) => {
      const before = log[step - 1];
      if (before?.move === 'raise')
        expect([move, at - before.at >= 5 * SECOND]).toEqual(['ready', true]);
    });
  });

  test('nobody waits for a bot where one plays after the other', async () => {
    const { log } = await playBots(['hard', 'hard'], { game: 2, rounds: 'in-turn' }, 6);
    expect(log.at(-1)?.at).toBeLessThan(80 * SECOND);
  });
});

describe('whoever stands in', () => {
  test.each([
    ['keeps a better word that lies there', 'hard', 'agree'],
    ['lays a better one', 'easy', 'arrange'],
  ] as const)('%s', async (_, builder, expected) => {
    const bots = {
      easy: await botFor('easy', optionsOf({ game: 3 })),
      hard: await botFor('hard', optionsOf({ game: 3 })),
    };
    let state = roundOf({ game: 3 });
    const stand = builder === 'hard' ? bots.easy : bots.hard;
    for (let step = 0; step < 5; step++) {
      const move = bots[builder].choose(viewOf(state), seededChance(1));
      if (move.do !== 'arrange') break;
      state = {
        ...state,
        desks: state.desks.with(0, { ...state.desks[0]!, layout: move.tiles.map(laid) }),
      };
    }
    expect(stand.choose(viewOf(state), seededChance(1)).do).toBe(expected);
  });

  test('raises no hand for letters that are no word', async () => {
    const state = roundOf({ game: 3 });
    const desk = state.desks[0]!;
    const layout = desk.tiles
      .filter((tile) => tile !== '?')
      .slice(0, 6)
      .map((tile, column) => laid({ row: 0, column, tile }));
    const desks = state.desks.with(0, { ...desk, layout, changes: 1_000 });
    const bot = await botFor('hard', optionsOf({ game: 3 }));
    expect(bot.choose(viewOf({ ...state, desks }), seededChance(1)).do).toBe('agree');
  });
});

test('a bot that has agreed leaves it at that', async () => {
  const state = roundOf({ game: 2 });
  const desks = state.desks.with(0, { ...state.desks[0]!, stage: 'agreed' });
  const bot = await botFor('medium', optionsOf({ game: 2 }));
  expect(bot.pace?.(viewOf({ ...state, desks }), seededChance(1))).toBe(Infinity);
});
