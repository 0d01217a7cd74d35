import { seededChance } from '@late/kernel';
import { type AbleBot, type Due, nextDue, paceLuck, type Room } from '@late/table';
import { botAtHand } from '../bots.ts';
import type { CachedRoom } from './cached-room.ts';

/** What happens next in a room without a request: a bot's move, a stand-in, the end of a round. */
export function dueNext(
  { game, seed }: CachedRoom,
  room: Room,
  botPause: number,
  withBots = true,
): Due | null {
  const { table, touched } = room;
  if (!table || room.closed) return null;
  const paceOf = ({ seat, level }: AbleBot): number | null => {
    if (!withBots) return Number.POSITIVE_INFINITY;
    const bot = botAtHand(game.id, level, table.opening.options);
    // `DueActions` loads a bot that is not there yet, and then the alarm is set anew.
    if (!bot) return 0;
    const luck = paceLuck(table, seed, seat);
    return bot.pace?.(game.view(table.state, seat), seededChance(luck)) ?? null;
  };
  return nextDue(game, table, paceOf, botPause, touched);
}

/** When that is; null for never. */
export function wakeOf(cached: CachedRoom, room: Room, botPause: number): number | null {
  return dueNext(cached, room, botPause)?.at ?? null;
}
