import type { Fairness } from '@late/kernel';
import { decideRematch, type Member, rematchSeats } from '@late/table';
import type { Opener, Store } from '../store/store.ts';
import type { CachedRoom } from './cached-room.ts';
import { createWith } from './create-room.ts';
import type { Listing } from './listing.ts';
import { RoomQueues } from './room-queues.ts';
import { RoomRefused } from './room-refused.ts';
import type { Rooms } from './rooms.ts';

/** The same people in a new room. */
export class Rematches {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly listing: Listing;
  private readonly fairness: () => Fairness;
  /** A whole table asks at once: the second waits for the first, or each would make a room for all. */
  private readonly queues = new RoomQueues();

  constructor(store: Store, rooms: Rooms, listing: Listing, fairness: () => Fairness) {
    this.store = store;
    this.rooms = rooms;
    this.listing = listing;
    this.fairness = fairness;
  }

  /** The id of the new room. The first who asks has it made and is its host; the others get the same. */
  begin(cached: CachedRoom, member: Member, opener: Opener): Promise<string> {
    return this.queues.add(cached.id, () => this.successorOf(cached, member, opener));
  }

  private async successorOf(cached: CachedRoom, member: Member, opener: Opener): Promise<string> {
    const { room, game } = cached;
    if (room.successor) return room.successor;
    // Judged before a room is made, so that nobody can make rooms by asking in vain.
    const judged = decideRematch({ ...cached, now: Date.now() }, member, '');
    if (!judged.ok) throw new RoomRefused(judged.refusal);
    const { clock } = room.plan;
    // As the game had them: the seats have moved up since the room was made.
    const { options } = room.table?.plan ?? room.plan;
    const blocked = await this.store.blockedBy(member);
    const seats = rematchSeats(room, (other) => blocked.includes(other));
    const asked = { game: game.id, options, clock, seats, fairness: this.fairness() };
    const created = await this.listing.follow(opener, room.listed, (listed) =>
      createWith(this.store, { ...asked, listed, follows: cached.id }, member, opener),
    );
    const reply = await this.rooms.decide(cached.id, (found, now) =>
      decideRematch({ ...found, now }, member, created.id),
    );
    // Another process was faster; theirs counts, and ours stays empty.
    if (!reply.ok && !cached.room.successor) throw new RoomRefused(reply.refusal);
    return cached.room.successor ?? created.id;
  }
}
