import type { AnyGame, BotLevel, Seat, Seed } from '@late/kernel';
import { type Seen, seenBy } from '../seen.ts';
import {
  type ChatLine,
  isHost,
  isMuted,
  isTaken,
  type Member,
  type Room,
  type RoomPlan,
  type RoomSeat,
  type Said,
  seatOf,
} from './room.ts';

/** A seat as everybody sees it: who, but not which member of the house. */
export interface SeatSeen {
  readonly kind: 'open' | 'closed' | 'bot' | 'person';
  readonly name: string;
  readonly level: BotLevel | null;
  /** Whether nobody holds it any more. */
  readonly deserted: boolean;
  /** How many share it. */
  readonly members: number;
}

/** A room as one member sees it: built afresh from what they may know. */
export interface RoomSeen {
  readonly plan: RoomPlan;
  readonly length: number;
  readonly listed: boolean;
  readonly isHost: boolean;
  /** Where the host sits, if they do. */
  readonly host: Seat | null;
  readonly seat: Seat | null;
  readonly seats: readonly SeatSeen[];
  readonly chat: readonly (ChatLine & { readonly seq: number })[];
  readonly muted: readonly Seat[];
  readonly successor: string | null;
  readonly table: Seen | null;
}

export function roomSeenBy(game: AnyGame, room: Room, seed: Seed, member: Member): RoomSeen {
  const { plan, length, listed, successor, table } = room;
  const seat = seatOf(room, member);
  return {
    plan,
    length,
    listed,
    isHost: isHost(room, member),
    host: seatOf(room, room.host),
    seat,
    seats: seatsSeen(room.seats),
    chat: chatSeen(room.chat),
    muted: [...room.seats.keys()].filter((at) => isMuted(room, at)),
    successor,
    table: table && seenBy(game, table, seed, seat ?? 'audience'),
  };
}

const seatsSeen = once((seats: Room['seats']) => seats.map(seatSeen));
const chatSeen = once((chat: Room['chat']) => chat.map(lineSeen));

function seatSeen(held: RoomSeat): SeatSeen {
  const { kind } = held;
  return {
    kind,
    name: 'name' in held ? held.name : '',
    level: kind === 'bot' ? held.level : null,
    deserted: kind === 'person' && !isTaken(held),
    members: kind === 'person' ? held.members.length : 0,
  };
}

function lineSeen(said: Said): RoomSeen['chat'][number] {
  const { seq, seat, name } = said;
  return 'phrase' in said
    ? { seq, seat, name, phrase: said.phrase }
    : { seq, seat, name, text: said.text };
}

/** What has not changed is shown as the same object to everybody, so that patches see it at once. */
function once<From extends object, To>(show: (from: From) => To): (from: From) => To {
  const shown = new WeakMap<From, To>();
  return (from) => {
    const known = shown.get(from);
    if (known !== undefined) return known;
    const fresh = show(from);
    shown.set(from, fresh);
    return fresh;
  };
}
