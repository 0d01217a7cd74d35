import {
  type AbleBot,
  canHurry,
  type Due,
  drawingEnds,
  hurried,
  hurriedPause,
  nextDue,
  type Room,
} from '@late/table';
import type { Paces } from '../bots/paces.ts';
import type { CachedRoom } from './cached-room.ts';

/** What happens in a room without a request; `begin`: the luck was drawn for long enough. */
export type RoomDue = Due | { readonly do: 'begin'; readonly at: number };

/** What happens next in rooms without a request: a bot's move, a stand-in, the end of a round. */
export class Dues {
  private readonly paces: Paces;
  private readonly botPause: number;
  /** Tables whose bots are to be quick, until a person is asked there. Whoever forgets it is slow, and no more. */
  private readonly hurried = new WeakSet<CachedRoom>();

  constructor(paces: Paces, botPause: number) {
    this.paces = paces;
    this.botPause = botPause;
  }

  hurry(cached: CachedRoom): void {
    this.hurried.add(cached);
  }

  next(cached: CachedRoom, room: Room, withBots = true): RoomDue | null {
    const { table, touched, closed } = room;
    const at = drawingEnds(room);
    if (at !== null) return { do: 'begin', at };
    if (!table || closed) return null;
    const { game } = cached;
    const paceOf = (bot: AbleBot): number | null => {
      if (!withBots) return Number.POSITIVE_INFINITY;
      const pace = this.paces.of(table, bot);
      // `DueActions` asks a bot that has not been asked yet, and then the alarm is set anew.
      return pace === undefined ? 0 : pace;
    };
    if (!this.hurried.has(cached)) return nextDue(game, table, paceOf, this.botPause, touched);
    if (canHurry(game, table))
      return nextDue(game, table, hurried(paceOf), hurriedPause(this.botPause), touched);
    this.hurried.delete(cached);
    return nextDue(game, table, paceOf, this.botPause, touched);
  }

  /** When that is; null for never. */
  wake(cached: CachedRoom, room: Room): number | null {
    return this.next(cached, room)?.at ?? null;
  }
}
