import type { Refusal, Seat } from '@late/kernel';
import type { Holder } from '../plan.ts';
import { seatName } from './names.ts';
import {
  type Mate,
  type Member,
  type Revoked,
  ROOM_LIMITS,
  type Room,
  type RoomAct,
  type RoomSeat,
  type UsedLink,
} from './room.ts';
import { KNOCK, spokenMore } from './spoken.ts';
import { withoutWordsOf } from './talk.ts';
import { isTaken, isTeam, matesOf, membersOf } from './who-sits.ts';

/** What is kept of a room makes no sense. */
export class RoomFault extends Error {
  override readonly name = 'RoomFault';
  /** Why the game would not begin like this, where it is the game that objects. */
  readonly refusal: Refusal | null;

  constructor(why: string, refusal: Refusal | null = null) {
    super(why);
    this.refusal = refusal;
  }
}

function heldAt(room: Room, seat: Seat): RoomSeat {
  const held = room.seats[seat];
  if (!held) throw new RoomFault(`no seat ${seat}`);
  return held;
}

/** Nobody sits on two chairs, so whoever sits down leaves the one they had. */
export function sitDown(room: Room, act: Act<'sit'>): Room {
  const { seat, member } = act;
  heldAt(room, seat);
  const playing = room.table !== null;
  const seats = room.seats.map((held, index) =>
    index === seat ? joined(held, act) : without(held, member, playing),
  );
  const seated = room.seated.includes(member) ? room.seated : [...room.seated, member];
  const host = room.host || member;
  const readers = withReader(room, seat, member);
  const links = withUse(room, act);
  return withoutVainKnocks(withNames({ ...room, seats, seated, host, readers, links }));
}

function withReader({ readers }: Room, seat: Seat, member: Member): Room['readers'] {
  const before = readers[seat];
  return !before || before.includes(member) ? readers : readers.with(seat, [...before, member]);
}

function withUse({ links }: Room, { member, link }: Act<'sit'>): Room['links'] {
  return link ? [...links, { id: link.id, member, isSpent: !link.kept }] : links;
}

/** Whoever was shown the door is not to come back by the link that let them in, under whatever name. */
function withSpent(links: Room['links'], gone: readonly Member[]): Room['links'] {
  const isTheirs = ({ member, isSpent }: UsedLink) => !isSpent && gone.includes(member);
  if (!links.some(isTheirs)) return links;
  return links.map((use) => (isTheirs(use) ? { ...use, isSpent: true } : use));
}

/**
 * Where somebody was shown the door, all that its people gave before opens nothing any more, pardon or
 * not: whoever had to go may know those links, and a new name is had for the asking.
 */
function withRevoked(
  revoked: readonly Revoked[],
  givers: readonly Member[],
  at: number,
): readonly Revoked[] {
  const others = revoked.filter(({ giver }) => !givers.includes(giver));
  return [...others, ...givers.map((giver) => ({ giver, at }))];
}

/** The first at a seat names it; mates add their names, further devices do not. */
function joined(held: RoomSeat, { member, name, mate }: Act<'sit'>): RoomSeat {
  if (held.kind !== 'person' || !held.members.length) {
    return { kind: 'person', name, members: [member], mates: [{ member, name }] };
  }
  if (held.members.includes(member)) return held;
  const members = [...held.members, member];
  return mate
    ? named({ ...held, members }, [...matesOf(held), { member, name }])
    : { ...held, members };
}

type PersonSeat = Extract<RoomSeat, { kind: 'person' }>;

function named(held: PersonSeat, mates: readonly Mate[]): PersonSeat {
  return { ...held, mates, name: seatName(mates) };
}

/** A seat that nobody holds any more is open before the game, and waits for its people during it. */
export function without(held: RoomSeat, member: Member, playing: boolean): RoomSeat {
  if (held.kind !== 'person' || !held.members.includes(member)) return held;
  const members = held.members.filter((other) => other !== member);
  if (!members.length && !playing) return { kind: 'open' };
  const others = matesOf(held).filter((mate) => mate.member !== member);
  // A team loses the name of whoever leaves; a seat never loses its last.
  return others.length ? named({ ...held, members }, others) : { ...held, members };
}

/** A host who leaves is followed by whoever has been there longest; alone, they stay the host. */
export function standUp(room: Room, { seat, member, shown }: Act<'stand'>, at: number): Room {
  const before = membersOf(heldAt(room, seat));
  const seats = room.seats.with(seat, without(heldAt(room, seat), member, room.table !== null));
  const seated = room.seated.filter((other) => other !== member);
  const host = room.host === member ? (seated[0] ?? member) : room.host;
  const barred = shown ? withBarred(room, [member]) : room.barred;
  const links = shown ? withSpent(room.links, [member]) : room.links;
  const revoked = shown ? withRevoked(room.revoked, before, at) : room.revoked;
  return withoutVain(withNames({ ...room, seats, seated, host, barred, links, revoked }));
}

/** Nobody is asked about a seat that its people have left. */
function withoutVain(room: Room): Room {
  const { removal } = room;
  const isVain = removal !== null && !isTaken(room.seats[removal.seat]);
  return withoutVainKnocks(isVain ? { ...room, removal: null } : room);
}

/** To make an open seat open is a pardon for everybody who was shown the door. */
export function rearrange(room: Room, { seat, as }: Act<'arrange'>, at: number): Room {
  const before = membersOf(heldAt(room, seat));
  const gone = before.filter((member) => !membersOf(as).includes(member));
  const seated = room.seated.filter((member) => !gone.includes(member));
  const barred = barredBy(room, gone, as);
  const links = withSpent(room.links, gone);
  const revoked = gone.length ? withRevoked(room.revoked, before, at) : room.revoked;
  const seats = room.seats.with(seat, as);
  return withoutVainKnocks({ ...room, seats, seated, barred, links, revoked });
}

function barredBy(room: Room, gone: readonly Member[], as: RoomSeat): readonly Member[] {
  const isDoor = as.kind === 'open' || as.kind === 'person';
  if (!isDoor) return room.barred;
  return gone.length ? withBarred(room, gone) : [];
}

function withBarred(room: Room, gone: readonly Member[]): readonly Member[] {
  const shown = gone.filter((member) => member !== room.host && !room.barred.includes(member));
  return shown.length ? [...room.barred, ...shown] : room.barred;
}

export function rename(room: Room, { seat, member, name }: Act<'rename'>): Room {
  const held = heldAt(room, seat);
  if (held.kind !== 'person') throw new RoomFault(`nobody at seat ${seat}`);
  return withNames({ ...room, seats: room.seats.with(seat, renamed(held, { member, name })) });
}

/** Each renames themselves; whoever has one name for several devices does so on any of them. */
function renamed(held: PersonSeat, own: Mate): PersonSeat {
  const mates = matesOf(held);
  const at = mates.findIndex(({ member }) => member === own.member);
  if (at >= 0) return named(held, mates.with(at, own));
  return named(held, mates.length > 1 ? [...mates, own] : [own]);
}

/** Whoever knocks is heard by whoever sits there; only the last door counts. */
export function knock(room: Room, act: Act<'knock'>, seq: number, at: number): Room {
  const { seat, member, name } = act;
  heldAt(room, seat);
  const others = knocksOfOthers(room, member);
  const waiting = others.filter((other) => other.seat === seat);
  // Whoever has waited longest makes room for the next.
  const out = waiting.length >= ROOM_LIMITS.members ? waiting[0] : null;
  const knocks = [...others.filter((other) => other !== out), { seat, member, name, seq }];
  return { ...room, knocks, spoken: spokenMore(room.spoken, member, at, KNOCK) };
}

export function unknock(room: Room, { member }: Act<'unknock'>, seq: number): Room {
  const pastKnocks = [...room.pastKnocks, seq].slice(-ROOM_LIMITS.pastKnocks);
  return { ...room, knocks: knocksOfOthers(room, member), pastKnocks };
}

function knocksOfOthers(room: Room, member: Member): Room['knocks'] {
  return room.knocks.filter((other) => other.member !== member);
}

/** Nobody waits at the door of a seat that they have, or that nobody could open. */
function withoutVainKnocks(room: Room): Room {
  const isOpenable = ({ seat, member }: Room['knocks'][number]) =>
    isTaken(room.seats[seat]) && !membersOf(room.seats[seat]).includes(member);
  const knocks = room.knocks.filter(isOpenable);
  return knocks.length === room.knocks.length ? room : { ...room, knocks };
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
  const talk = withoutWordsOf(room.teamTalk, member);
  const left = withNames({
    ...room,
    seats,
    seated,
    host: room.host === member ? (seated[0] ?? '') : room.host,
    chat: withoutWordsOf(room.chat, member),
    teamTalk: talk.map((line) => ({ ...line, heard: others(line.heard) })),
    knocks: knocksOfOthers(room, member),
    // What others told meanwhile is known by now: they promise anew.
    pledges: room.drawing ? [] : room.pledges.filter((made) => made.member !== member),
    drawing: null,
    ballots: room.ballots.filter((one) => one.member !== member),
    spoken: room.spoken.filter((one) => one.member !== member),
    muted: others(room.muted),
    barred: others(room.barred),
    readers: room.readers.map(others),
    revoked: room.revoked.filter(({ giver }) => giver !== member),
    links: room.links.map((use) => (use.member === member ? { ...use, member: '' } : use)),
  });
  return withoutVain(left);
}

function unnamed(held: RoomSeat, member: Member): RoomSeat {
  const others = matesOf(held).filter((mate) => mate.member !== member);
  if (held.kind !== 'person' || others.length === matesOf(held).length) return held;
  return named(held, others);
}

/** The game's own plan follows when names change: a name that left the house leaves the record too. */
function withNames(room: Room): Room {
  const { table } = room;
  if (!table) return room;
  const holders = table.plan.holders.map((holder, seat): Holder => {
    const held = room.seats[seat];
    if (holder.kind === 'empty' || holder.kind === 'bot' || held?.kind !== 'person') return holder;
    const kind = isTeam(held) ? 'team' : 'person';
    const isSame = held.name === holder.name && kind === holder.kind;
    return isSame ? holder : { kind, name: held.name };
  });
  const same = holders.every((holder, seat) => holder === table.plan.holders[seat]);
  return same ? room : { ...room, table: { ...table, plan: { ...table.plan, holders } } };
}

type Act<Do extends RoomAct['do']> = Extract<RoomAct, { do: Do }>;
