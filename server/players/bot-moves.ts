import type { Bot } from '@late/kernel';
import { loadBot } from '../src/bots/load-bot.ts';
import type { ChooseMove } from './choose.ts';

/** Moves of every game, as an easy bot would make them in a person's seat. */
export const anyBotMove: ChooseMove = ({ plan, table: { view, turn } }, seat, mind) => {
  const { game, options } = plan;
  const key = JSON.stringify([game, options]);
  const bot = bots.get(key);
  if (bot === undefined) {
    bots.set(key, null);
    const asked = { ask: 'move', game, level: 'easy', options, view, luck: 0 } as const;
    void loadBot(asked).then((loaded) => bots.set(key, loaded));
  }
  // The next time that anything happens it is there.
  if (!bot) return null;
  if (turn.must.includes(seat)) return bot.choose(view, mind);
  // Where nobody must, it is a matter of time; where others must, there is nothing to do.
  const pace = turn.must.length ? null : bot.pace?.(view, mind);
  return pace != null && Number.isFinite(pace) ? bot.choose(view, mind) : null;
};

/** The same where the house may be of an earlier edition, whose views lack what these bots look at: then none. */
export const anyBotMoveItCan: ChooseMove = (room, seat, mind) => {
  try {
    return anyBotMove(room, seat, mind);
  } catch {
    return null;
  }
};

const bots = new Map<string, Bot<unknown, unknown> | null>();
