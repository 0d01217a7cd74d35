import { GAMES } from '@late/games';
import { BOT_LEVELS, type Bot, checkMove, type Seat, seededChance } from '@late/kernel';
import { bench, randomGame } from '@late/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BotPlayer } from '../../cli/src/bot-player.ts';
import { playGame } from '../../cli/src/play-game.ts';
import { tablesOf } from '../../server/src/tables-of.ts';
import { loadListed, withoutList } from '../testing/listed-game.ts';

/** Positions of random games that each level is asked in: random play gets where bots never lead. */
const POSITIONS = 8;

const listed = await Promise.all(GAMES.map(loadListed));

describe.each(listed)('the bots of $manifest.id', ({ manifest, game, specimen }) => {
  const sets = specimen.sets.map((set) => ({ ...set, options: withoutList(set.options) }));

  describe.each(sets)('$name', (set) => {
    const table = bench({ ...specimen, game }, set);
    const { options } = table.opening;
    const botsOf = async () => {
      const { loadBot } = await manifest.bots();
      return Promise.all(BOT_LEVELS.map((level) => loadBot(level, options, tablesOf(manifest.id))));
    };

    test('play legal games to the end, all levels against each other', async () => {
      const bots = await botsOf();
      // Where fewer sit than there are levels, the others play the next game.
      for (let first = 0; first < BOT_LEVELS.length; first += set.seats) {
        const players = table.seats.map((seat) => {
          const level = (first + seat) % BOT_LEVELS.length;
          const bot = bots[level] as Bot<unknown, unknown>;
          const player = new BotPlayer(BOT_LEVELS[level] ?? 'easy', bot, () => true);
          player.mind = seededChance(100 + first + seat);
          return player;
        });
        const { result, steps } = playGame(game, table.opening, players, seededChance(first));
        expect(result.scores).toHaveLength(set.seats);
        expect(steps).toBeLessThanOrEqual(set.bound);
      }
    });

    test('find a legal move wherever random play leads, from what they see alone', async () => {
      const bots = await botsOf();
      const { played } = randomGame(table, 1);
      const stride = Math.max(1, Math.floor(played.steps.length / POSITIONS));
      let asked = 0;
      for (const { outcome } of played.steps.filter((_, index) => index % stride === 0)) {
        const { must, may } = game.turn(outcome.state);
        for (const seat of [...must, ...may]) asked += askAll(bots, outcome.state, seat, must);
      }
      expect(asked).toBeGreaterThan(0);
    });

    function askAll(
      bots: readonly Bot<unknown, unknown>[],
      state: unknown,
      seat: Seat,
      must: readonly Seat[],
    ): number {
      let asked = 0;
      for (const [index, bot] of bots.entries()) {
        // As it comes over the wire: nothing but data.
        const view = JSON.parse(JSON.stringify(game.view(state, seat)));
        const isReady = Number.isFinite(bot.pace?.(view, seededChance(seat)) ?? Infinity);
        // Whoever only may act is asked when its own pace says so; else it leaves things as they are.
        if (!must.includes(seat) && !isReady) continue;
        // With all the time it wants, and with none.
        for (const isLate of [() => false, () => true]) {
          const move = bot.choose(view, seededChance(seat), isLate);
          const refusal = checkMove(game, state, seat, move);
          expect(refusal, `${BOT_LEVELS[index]} chose ${JSON.stringify(move)}`).toBeNull();
        }
        asked++;
      }
      return asked;
    }
  });
});
