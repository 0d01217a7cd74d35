import { type AbleBot, type Due, nextDue, type Room } from '@late/table';
import type { Paces } from '../bots/paces.ts';
import type { CachedRoom } from './cached-room.ts';

/** What happens next in rooms without a request: a bot's move, a stand-in, the end of a round. */
export class Dues {
  private readonly paces: Paces;
  private readonly botPause: number;

  constructor(paces: Paces, botPause: number) {
    this.paces = paces;
    this.botPause = botPause;
  }

  next({ game }: CachedRoom, { table, touched, closed }: Room, withBots = true): Due | null {
    if (!table || closed) return null;
    const paceOf = (bot: AbleBot): number | null => {
      if (!withBots) return Number.POSITIVE_INFINITY;
      const pace = this.paces.of(table, bot);
      // `DueActions` asks a bot that has not been asked yet, and then the alarm is set anew.
      return pace === undefined ? 0 : pace;
    };
    return nextDue(game, table, paceOf, this.botPause, touched);
  }

  /** When that is; null for never. */
  wake(cached: CachedRoom, room: Room): number | null {
    return this.next(cached, room)?.at ?? null;
  }
}
