import type { EveningSeen } from '@late/protocol';
import {
  EVENING_GAMES,
  type EveningGame,
  type EveningSeat,
  eveningPoints,
  isHost,
  type Member,
  mateAt,
  matesOf,
  type Room,
  type RoomSeat,
  seatOf,
  tallyOf,
} from '@late/table';
import type { Store } from '../store/store.ts';
import type { CachedRoom } from './cached-room.ts';
import type { Rooms } from './rooms.ts';
import type { WordFilter } from './word-filter.ts';

type GameSeen = EveningSeen['games'][number];

/** A game of an evening: what counts of it, and what is shown. */
interface Played extends EveningGame {
  readonly seen: GameSeen;
}

/**
 * Several games in a row. An evening is a chain of rooms, and nothing is kept of it but which they are: how people stand
 * follows from what was played, so nobody can send it, and whoever is forgotten in a room is forgotten here.
 */
export class Evenings {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly words: WordFilter | null;

  constructor(store: Store, rooms: Rooms, words: WordFilter | null) {
    this.store = store;
    this.rooms = rooms;
    this.words = words;
  }

  /** The rooms of the games before, the first one first. Rooms that an earlier edition made name only the last one. */
  async before(room: Room): Promise<readonly string[]> {
    let { evening, follows } = room.plan;
    const later: string[] = [];
    while (!evening && follows !== undefined && later.length < EVENING_GAMES - 1) {
      later.unshift(follows);
      const length = (await this.store.lengths([follows])).get(follows);
      const found = length === undefined ? null : await this.roomOf(follows, length);
      ({ evening, follows } = found?.plan ?? { evening: [], follows: undefined });
    }
    return [...(evening ?? []), ...later].slice(1 - EVENING_GAMES);
  }

  /** What somebody may know of the evening up to this room. Of a game that runs, only who plays it. */
  async seenBy(cached: CachedRoom, member: Member): Promise<EveningSeen> {
    const { room } = cached;
    const ids = await this.before(room);
    const lengths = await this.store.lengths(ids);
    const played: (Played | null)[] = [];
    // One by one: each may have to be read again from its first step.
    for (const id of ids) {
      const length = lengths.get(id);
      played.push(length === undefined ? null : await this.played(id, length, member));
    }
    const games = [...played.flatMap((one) => one ?? []), playedIn(room, member)];
    const own = seatOf(room, member);
    const you = own === null ? null : mateAt(room.seats[own], member)?.member;
    const here = new Set(room.seats.filter(isHeld).flatMap(playersOf).map(keyOf));
    const isUnwanted = (name: string) => room.listed && Boolean(this.words?.bars(name));
    const shown = (name: string) => (isUnwanted(name) ? '' : name);
    return {
      games: games.map(({ seen }) => ({
        ...seen,
        seats: seen.seats.map((seat) => ({ ...seat, names: seat.names.map(shown) })),
      })),
      lost: played.filter((one) => one === null).length,
      tally: tallyOf(games).map(({ key, name, ...line }) => ({
        ...line,
        name: shown(name),
        isYou: you !== undefined && you !== null && key === personKey(you),
        isGone: !here.has(key),
      })),
    };
  }

  /** Null for what was taken out of the house by whoever runs it. */
  private async played(id: string, length: number, member: Member): Promise<Played | null> {
    const { cached, refusal } = await this.rooms.glance({ id, length });
    if (!cached && refusal)
      return {
        seats: [],
        result: null,
        seen: { game: '', state: 'unread', room: null, seats: [] },
      };
    if (!cached || cached.room.closed?.by === 'house' || cached.room.plan.duel !== undefined)
      return null;
    return playedIn(cached.room, member);
  }

  private async roomOf(id: string, length: number): Promise<Room | null> {
    return (await this.rooms.glance({ id, length })).cached?.room ?? null;
  }
}

function playedIn(room: Room, member: Member): Played {
  const { table, plan, readers } = room;
  const result = table?.result ?? null;
  const points = result && eveningPoints(result);
  const held = room.seats.filter(({ kind }) => kind === 'person' || kind === 'bot');
  const wasThere =
    isHost(room, member) ||
    seatOf(room, member) !== null ||
    readers.some((of) => of.includes(member));
  return {
    result,
    seats: held.map((seat): EveningSeat => ({ kind: kindOf(seat), players: playersOf(seat) })),
    seen: {
      game: plan.game,
      state: stateOf(room),
      room: wasThere ? plan.id : null,
      seats: held.map((seat, index) => ({
        kind: kindOf(seat),
        names: namesOf(seat),
        score: result?.scores[index] ?? null,
        points: points?.[index] ?? null,
        won: Boolean(result?.winners.includes(index)),
      })),
    },
  };
}

function stateOf({ table, closed }: Room): GameSeen['state'] {
  if (table?.result) return 'over';
  if (closed) return 'closed';
  return table ? 'playing' : 'waiting';
}

function kindOf({ kind }: RoomSeat): 'person' | 'bot' {
  return kind === 'bot' ? 'bot' : 'person';
}

function isHeld(seat: RoomSeat): boolean {
  return seat.kind === 'bot' || (seat.kind === 'person' && seat.members.length > 0);
}

/** Somebody without a name was forgotten, and is nobody any more; a bot is who it is called. */
function playersOf(seat: RoomSeat): EveningSeat['players'] {
  if (seat.kind === 'bot') return [{ key: `bot ${seat.name}`, name: seat.name }];
  return matesOf(seat).flatMap(({ member, name }) =>
    name ? [{ key: personKey(member), name }] : [],
  );
}

function namesOf(seat: RoomSeat): string[] {
  const names = playersOf(seat).map(({ name }) => name);
  return names.length ? names : [''];
}

function personKey(member: Member): string {
  return `person ${member}`;
}

function keyOf({ key }: { readonly key: string }): string {
  return key;
}
