import { type Fairness, parse } from '@late/kernel';
import type { NextGame, WireRefusal } from '@late/protocol';
import {
  decideRematch,
  eveningAfter,
  type Member,
  nextSeats,
  placesMovedOn,
  rematchSeats,
} from '@late/table';
import { findGame } from '../games.ts';
import type { Opener, Store } from '../store/store.ts';
import type { CachedRoom } from './cached-room.ts';
import { createWith, type NewRoom } from './create-room.ts';
import type { Evenings } from './evenings.ts';
import type { Listing } from './listing.ts';
import { RoomQueues } from './room-queues.ts';
import { RoomRefused } from './room-refused.ts';
import type { Rooms } from './rooms.ts';

type Wanted = Pick<NewRoom, 'game' | 'options' | 'clock' | 'seats'>;
type IsUnwelcome = (member: Member) => boolean;

/** The same people in a new room, for the same game or another one. */
export class Rematches {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly listing: Listing;
  private readonly evenings: Evenings;
  private readonly fairness: () => Fairness;
  /** A whole table asks at once: the second waits for the first, or each would make a room for all. */
  private readonly queues = new RoomQueues();

  constructor(
    store: Store,
    rooms: Rooms,
    listing: Listing,
    evenings: Evenings,
    fairness: () => Fairness,
  ) {
    this.store = store;
    this.rooms = rooms;
    this.listing = listing;
    this.evenings = evenings;
    this.fairness = fairness;
  }

  /**
   * The id of the new room. The first who asks has it made and is its host; the others get the same. Another game is
   * chosen by the host, before anybody has begun the same one.
   */
  begin(cached: CachedRoom, member: Member, opener: Opener, next?: NextGame): Promise<string> {
    return this.queues.add(cached.id, () => this.successorOf(cached, member, opener, next));
  }

  private async successorOf(
    cached: CachedRoom,
    member: Member,
    opener: Opener,
    next?: NextGame,
  ): Promise<string> {
    const { room } = cached;
    const isThere = room.successor !== null && (await this.store.table(room.successor)) !== null;
    if (room.successor !== null && isThere && !next) return room.successor;
    // A room that was deleted leads nobody on.
    const insteadOf = isThere ? null : room.successor;
    const game = next && { game: next.game };
    // Judged before a room is made, so that nobody can make rooms by asking in vain.
    const judged = decideRematch({ ...cached, now: Date.now() }, member, {
      room: '',
      insteadOf,
      ...game,
    });
    if (!judged.ok) throw new RoomRefused(judged.refusal);
    const blocked = await this.store.blockedBy(member);
    const isUnwelcome = (other: Member) => blocked.includes(other);
    const asked = {
      ...(next ? await anotherGame(cached, next, isUnwelcome) : sameGame(cached, isUnwelcome)),
      fairness: this.fairness(),
      follows: cached.id,
      evening: await this.eveningWith(cached),
      // Friends who have the code find the next game by it, but not whoever was shown the door.
      ...(!room.barred.length && { code: room.plan.code }),
    };
    const created = await this.listing.follow(opener, room.listed, (listed) =>
      createWith(this.store, { ...asked, listed }, member, opener),
    );
    const reply = await this.rooms.decide(cached.id, (found, now) =>
      decideRematch({ ...found, now }, member, { room: created.id, insteadOf, ...game }),
    );
    if (reply.ok) return created.id;
    // Another process was faster; theirs counts, and ours stays empty.
    if (cached.room.successor === insteadOf || next) throw new RoomRefused(reply.refusal);
    return cached.room.successor ?? created.id;
  }

  /** A run of a duel is nobody's game but its player's: with it no evening begins. */
  private async eveningWith(cached: CachedRoom): Promise<readonly string[]> {
    if (cached.room.plan.duel !== undefined) return [];
    return eveningAfter(await this.evenings.before(cached.room), cached.id);
  }
}

function sameGame({ game, room }: CachedRoom, isUnwelcome: IsUnwelcome): Wanted {
  const seats = rematchSeats(room, isUnwelcome);
  // As the game had them: the seats have moved up since the room was made.
  const { options } = room.table?.plan ?? room.plan;
  const known = parse(game.options, options);
  const moved =
    known.ok && game.reseat ? game.reseat(known.value, placesMovedOn(seats.length)) : options;
  return { game: game.id, options: moved, clock: room.plan.clock, seats };
}

async function anotherGame(
  { room }: CachedRoom,
  { game: id, options, clock = { kind: 'none' } }: NextGame,
  isUnwelcome: IsUnwelcome,
): Promise<Wanted> {
  const game = await findGame(id);
  if (!game) throw new RoomRefused({ code: 'net.game' } satisfies WireRefusal);
  const known = parse(game.options, options ?? {});
  const { max } = known.ok ? game.seats(known.value) : { max: room.seats.length };
  const hasTeams = known.ok && Boolean(game.teams?.(known.value));
  return { game: id, options, clock, seats: nextSeats(room, { max, hasTeams }, isUnwelcome) };
}
