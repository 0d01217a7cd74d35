import type { AnyGame } from '@late/kernel';
import type { Holder, Plan } from '../plan.ts';
import { freshTable, openingOfPlan, take } from '../table.ts';
import {
  type Member,
  ROOM_LIMITS,
  type Room,
  type RoomAct,
  type RoomSeat,
  type RoomStep,
} from './room.ts';

/** What is kept of a room makes no sense. */
export class RoomFault extends Error {
  override readonly name = 'RoomFault';
}

export interface Folded {
  readonly room: Room;
  /** What the game tells about this step. */
  readonly events: readonly unknown[];
}

/** The room after a step. Live rooms and restored ones go through the same door. */
export function foldStep(game: AnyGame, room: Room | null, step: RoomStep): Folded {
  const { act, seq, at } = step;
  if (act.do === 'open') {
    if (room || seq !== 0) throw new RoomFault('opened twice');
    return { room: openedRoom(act, at), events: [] };
  }
  if (!room || seq !== room.length) throw new RoomFault(`step ${seq} after ${room?.length}`);
  const { next, events } = follow(game, room, step);
  return { room: { ...next, length: seq + 1, touched: at }, events };
}

function openedRoom(act: Extract<RoomAct, { do: 'open' }>, at: number): Room {
  const { plan, seats, host, listed } = act;
  return {
    plan,
    host,
    listed,
    seats,
    table: null,
    chat: [],
    muted: [],
    successor: null,
    length: 1,
    touched: at,
  };
}

function follow(
  game: AnyGame,
  room: Room,
  { act, seq }: RoomStep,
): { next: Room; events: readonly unknown[] } {
  const quietly = (next: Room) => ({ next, events: [] });
  switch (act.do) {
    case 'open':
      throw new RoomFault('opened twice');
    case 'sit':
      return quietly(withSeat(room, act.seat, (held) => seated(held, act.member, act.name)));
    case 'stand':
      return quietly(
        withSeat(room, act.seat, (held) => without(held, act.member, Boolean(room.table))),
      );
    case 'arrange':
      return quietly(withSeat(room, act.seat, () => act.as));
    case 'rename':
      return quietly(
        renamed(
          withSeat(room, act.seat, (held) =>
            held.kind === 'person' ? { ...held, name: act.name } : held,
          ),
        ),
      );
    case 'list':
      return quietly({ ...room, listed: act.listed });
    case 'start':
      return quietly(started(game, room));
    case 'entry': {
      if (!room.table) throw new RoomFault('an entry before the start');
      const { table, events } = take(game, room.table, act.entry);
      return { next: { ...room, table }, events };
    }
    case 'say':
      return quietly({
        ...room,
        chat: [...room.chat, { ...act.line, seq }].slice(-ROOM_LIMITS.chat),
      });
    case 'mute': {
      const others = room.muted.filter((seat) => seat !== act.seat);
      return quietly({ ...room, muted: act.muted ? [...others, act.seat] : others });
    }
    case 'rematch':
      return quietly({ ...room, successor: act.room });
    case 'forget':
      return quietly(renamed(forgotten(room, act.member)));
  }
}

function withSeat(room: Room, seat: number, change: (held: RoomSeat) => RoomSeat): Room {
  const held = room.seats[seat];
  if (!held) throw new RoomFault(`no seat ${seat}`);
  return { ...room, seats: room.seats.with(seat, change(held)) };
}

function seated(held: RoomSeat, member: Member, name: string): RoomSeat {
  if (held.kind === 'person') return { ...held, members: [...held.members, member] };
  return { kind: 'person', name, members: [member] };
}

/** A seat that nobody holds any more is open before the game, and waits for its people during it. */
function without(held: RoomSeat, member: Member, playing: boolean): RoomSeat {
  if (held.kind !== 'person') return held;
  const members = held.members.filter((other) => other !== member);
  return members.length || playing ? { ...held, members } : { kind: 'open' };
}

/** The seats that play, in their order; closed ones are gone. */
function started(game: AnyGame, room: Room): Room {
  const seats = room.seats.filter(({ kind }) => kind !== 'closed');
  const plan = gamePlan({ ...room, seats });
  const judged = openingOfPlan(game, plan);
  if ('refusal' in judged) throw new RoomFault(judged.refusal.code);
  return { ...room, seats, table: freshTable(plan, judged.opening) };
}

/** The plan of the game that this room would play. */
export function gamePlan(room: Room): Plan {
  const { code: _, ...plan } = room.plan;
  return { ...plan, holders: room.seats.filter(({ kind }) => kind !== 'closed').map(holderOf) };
}

function holderOf(seat: RoomSeat): Holder {
  switch (seat.kind) {
    case 'person':
      return { kind: seat.members.length > 1 ? 'team' : 'person', name: seat.name };
    case 'bot':
      return seat;
    default:
      return { kind: 'empty' };
  }
}

function forgotten(room: Room, member: Member): Room {
  const seats = room.seats.map((held) => {
    if (held.kind !== 'person' || !held.members.includes(member)) return held;
    const members = held.members.filter((other) => other !== member);
    return members.length ? { ...held, members } : { ...held, name: '', members };
  });
  return { ...room, seats };
}

/** The game's own plan follows when names change: a name that left the house leaves the record too. */
function renamed(room: Room): Room {
  if (!room.table) return room;
  const holders = room.table.plan.holders.map((holder, seat): Holder => {
    const held = room.seats[seat];
    const keeps = holder.kind === 'empty' || holder.kind === 'bot' || held?.kind !== 'person';
    return keeps ? holder : { ...holder, name: held.name };
  });
  return { ...room, table: { ...room.table, plan: { ...room.table.plan, holders } } };
}

/** A room from what was kept of it. */
export function restoreRoom(game: AnyGame, steps: readonly RoomStep[]): Room {
  let room: Room | null = null;
  for (const step of steps) room = foldStep(game, room, step).room;
  if (!room) throw new RoomFault('empty');
  return room;
}
