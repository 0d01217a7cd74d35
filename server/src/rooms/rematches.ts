import { decideRematch, type Member, rematchSeats } from '@late/table';
import { Refused, statusOfRefusal } from '../http/refused.ts';
import type { Store } from '../store/store.ts';
import type { RoomKeeper } from './keeper.ts';
import type { LiveRoom } from './live-room.ts';
import { openWith } from './open-room.ts';
import { Turns } from './turns.ts';

/** The same people at a fresh table. */
export class Rematches {
  private readonly store: Store;
  private readonly keeper: RoomKeeper;
  /** A whole table asks at once: the second waits for the first, or each would open a room for all. */
  private readonly turns = new Turns();

  constructor(store: Store, keeper: RoomKeeper) {
    this.store = store;
    this.keeper = keeper;
  }

  /** The first who asks opens the room and is its host; the others are led there. */
  begin(live: LiveRoom, member: Member): Promise<string> {
    return this.turns.take(live.id, () => this.lead(live, member));
  }

  private async lead(live: LiveRoom, member: Member): Promise<string> {
    const { room, game } = live;
    if (room.successor) return room.successor;
    // Judged before a room is opened, so that nobody can open rooms by asking in vain.
    const judged = decideRematch(game, room, member, '', Date.now());
    if (!judged.ok) throw new Refused(statusOfRefusal(judged.refusal), judged.refusal.code);
    const { clock } = room.plan;
    // As the game had them: the seats have moved up since the room was opened.
    const { options } = room.table?.plan ?? room.plan;
    const seats = rematchSeats(room);
    const asked = { game: game.id, options, clock, seats, listed: room.listed };
    const opened = await openWith(this.store, asked, member);
    const outcome = await this.keeper.decide(live.id, (now, at) =>
      decideRematch(now.game, now.room, member, opened.id, at),
    );
    // Another process was faster; theirs counts, and ours stays empty.
    if (!outcome.ok && !live.room.successor) throw new Refused(409, outcome.refusal.code);
    return live.room.successor ?? opened.id;
  }
}
