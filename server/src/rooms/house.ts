import { type Bot, seededChance } from '@late/kernel';
import {
  type AbleBot,
  ableBots,
  type Due,
  nextDue,
  paceLuck,
  type Room,
  type Table,
} from '@late/table';
import { botAtHand, botFor } from '../games.ts';
import type { LiveRoom } from './live-room.ts';

/** What the house must do next at a table without anybody asking, and when. */
export function dueNext(
  { game, seed }: LiveRoom,
  room: Room,
  botPause: number,
  withBots = true,
): Due | null {
  const { table, touched } = room;
  if (!table) return null;
  const paceOf = ({ seat, level }: AbleBot): number | null => {
    if (!withBots) return Number.POSITIVE_INFINITY;
    const bot = botAtHand(game.id, level, table.opening.options);
    // The night watch brings a bot that is not there yet, and sets the alarm anew.
    if (!bot) return 0;
    const luck = paceLuck(table, seed, seat);
    return bot.pace?.(game.view(table.state, seat), seededChance(luck)) ?? null;
  };
  return nextDue(game, table, paceOf, botPause, touched);
}

/** All bots that could act, brought to the table. */
export function fetchBots(table: Table): Promise<Bot<unknown, unknown>[]> {
  const { plan, opening } = table;
  return Promise.all(ableBots(table).map(({ level }) => botFor(plan.game, level, opening.options)));
}
