import type { Seat } from '@late/kernel';
import type { Holder } from '../plan.ts';
import type { Member, Room, RoomAct, RoomSeat } from './room.ts';

/** What is kept of a room makes no sense. */
export class RoomFault extends Error {
  override readonly name = 'RoomFault';
}

function heldAt(room: Room, seat: Seat): RoomSeat {
  const held = room.seats[seat];
  if (!held) throw new RoomFault(`no seat ${seat}`);
  return held;
}

/** Nobody sits on two chairs, so whoever sits down leaves the one they had. */
export function sitDown(room: Room, { seat, member, name }: Act<'sit'>): Room {
  heldAt(room, seat);
  const playing = room.table !== null;
  const seats = room.seats.map((held, index) =>
    index === seat ? joined(held, member, name) : without(held, member, playing),
  );
  const seated = room.seated.includes(member) ? room.seated : [...room.seated, member];
  return withNames({ ...room, seats, seated, host: room.host || member });
}

/** The first at a seat names it; the others join. */
function joined(held: RoomSeat, member: Member, name: string): RoomSeat {
  if (held.kind !== 'person' || !held.members.length) {
    return { kind: 'person', name, members: [member], owner: member };
  }
  if (held.members.includes(member)) return held;
  return { ...held, members: [...held.members, member] };
}

/** A seat that nobody holds any more is open before the game, and waits for its people during it. */
function without(held: RoomSeat, member: Member, playing: boolean): RoomSeat {
  if (held.kind !== 'person' || !held.members.includes(member)) return held;
  const members = held.members.filter((other) => other !== member);
  return members.length || playing ? { ...held, members } : { kind: 'open' };
}

/** A host who leaves is followed by whoever has been there longest; alone, they stay the host. */
export function standUp(room: Room, { seat, member }: Act<'stand'>): Room {
  const seats = room.seats.with(seat, without(heldAt(room, seat), member, room.table !== null));
  const seated = room.seated.filter((other) => other !== member);
  const host = room.host === member ? (seated[0] ?? member) : room.host;
  return { ...room, seats, seated, host };
}

/** To make an open seat open is a pardon for everybody who was shown the door. */
export function rearrange(room: Room, { seat, as }: Act<'arrange'>): Room {
  const gone = membersOf(heldAt(room, seat)).filter((member) => !membersOf(as).includes(member));
  const seated = room.seated.filter((member) => !gone.includes(member));
  return { ...room, seats: room.seats.with(seat, as), seated, barred: barredBy(room, gone, as) };
}

function barredBy(room: Room, gone: readonly Member[], as: RoomSeat): readonly Member[] {
  const isDoor = as.kind === 'open' || as.kind === 'person';
  if (!isDoor) return room.barred;
  if (!gone.length) return [];
  const shown = gone.filter((member) => member !== room.host && !room.barred.includes(member));
  return shown.length ? [...room.barred, ...shown] : room.barred;
}

function membersOf(held: RoomSeat): readonly Member[] {
  return held.kind === 'person' ? held.members : [];
}

export function rename(room: Room, { seat, member, name }: Act<'rename'>): Room {
  const held = heldAt(room, seat);
  if (held.kind !== 'person') throw new RoomFault(`nobody at seat ${seat}`);
  return withNames({ ...room, seats: room.seats.with(seat, { ...held, name, owner: member }) });
}

export function mute(room: Room, { seat, muted }: Act<'mute'>): Room {
  const meant = membersOf(heldAt(room, seat));
  const others = room.muted.filter((member) => !meant.includes(member));
  return { ...room, muted: muted ? [...others, ...meant] : others };
}

/** Their names, their words and their claims go, wherever the room has them. */
export function forget(room: Room, { member }: Act<'forget'>): Room {
  const playing = room.table !== null;
  const seats = room.seats.map((held) => unnamed(without(held, member, playing), member));
  const others = (members: readonly Member[]) => members.filter((other) => other !== member);
  const seated = others(room.seated);
  return withNames({
    ...room,
    seats,
    seated,
    host: room.host === member ? (seated[0] ?? '') : room.host,
    chat: room.chat.filter(({ by }) => by !== member),
    muted: others(room.muted),
    barred: others(room.barred),
  });
}

function unnamed(held: RoomSeat, member: Member): RoomSeat {
  if (held.kind !== 'person' || held.owner !== member) return held;
  return { kind: 'person', name: '', members: held.members };
}

/** The game's own plan follows when names change: a name that left the house leaves the record too. */
function withNames(room: Room): Room {
  const { table } = room;
  if (!table) return room;
  const holders = table.plan.holders.map((holder, seat): Holder => {
    const held = room.seats[seat];
    if (holder.kind === 'empty' || holder.kind === 'bot' || held?.kind !== 'person') return holder;
    return held.name === holder.name ? holder : { ...holder, name: held.name };
  });
  const same = holders.every((holder, seat) => holder === table.plan.holders[seat]);
  return same ? room : { ...room, table: { ...table, plan: { ...table.plan, holders } } };
}

type Act<Do extends RoomAct['do']> = Extract<RoomAct, { do: Do }>;
