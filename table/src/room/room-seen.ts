import type { AnyGame, BotLevel, Seat, Seed } from '@late/kernel';
import { type Seen, seenBy } from '../seen.ts';
import { type ChatLine, type Member, type Room, type RoomPlan, seatOf } from './room.ts';

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
  readonly seat: Seat | null;
  readonly seats: readonly SeatSeen[];
  readonly chat: readonly (ChatLine & { readonly seq: number })[];
  readonly muted: readonly Seat[];
  readonly successor: string | null;
  readonly table: Seen | null;
}

export function roomSeenBy(game: AnyGame, room: Room, seed: Seed, member: Member): RoomSeen {
  const { plan, length, listed, chat, muted, successor, table } = room;
  const seat = seatOf(room, member);
  return {
    plan,
    length,
    listed,
    isHost: room.host === member,
    seat,
    seats: room.seats.map((held) => ({
      kind: held.kind,
      name: 'name' in held ? held.name : '',
      level: held.kind === 'bot' ? held.level : null,
      deserted: held.kind === 'person' && held.members.length === 0,
      members: held.kind === 'person' ? held.members.length : 0,
    })),
    chat,
    muted,
    successor,
    table: table && seenBy(game, table, seed, seat ?? 'audience'),
  };
}
