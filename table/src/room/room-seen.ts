import type { AnyGame, BotLevel, Seat, Seed } from '@late/kernel';
import { atRest, type Seen, seenBy } from '../seen.ts';
import { awaitedFor, drawingEnds, takesParts } from './drawing.ts';
import { lapseOf } from './removal.ts';
import type { ChatLine, Closing, Member, Room, RoomPlan, RoomSeat, Said } from './room.ts';
import {
  isHost,
  isMuted,
  isRunning,
  isTaken,
  mateAt,
  matesOf,
  membersOf,
  seatOf,
  seatToReturnTo,
} from './who-sits.ts';
import { isHeardBy } from './whom.ts';

/** A seat as everybody sees it: who, but not which member of the house. */
export interface SeatSeen {
  readonly kind: 'open' | 'closed' | 'bot' | 'person';
  readonly name: string;
  readonly level: BotLevel | null;
  /** Whether nobody holds it any more. */
  readonly deserted: boolean;
  /** How many share it. */
  readonly members: number;
  /** What each of its people is called: more than one where a team plays. */
  readonly mates: readonly string[];
}

export interface RemovalSeen {
  readonly seat: Seat;
  readonly agreed: readonly Seat[];
  readonly until: number;
}

/** What devices promised to put into the luck, before the game begins. What they told stays with the house until then. */
export interface LuckSeen {
  readonly pledged: readonly { readonly seat: Seat; readonly hash: string }[];
  /** The luck is being drawn: which seats have not told theirs, and how long they are waited for. */
  readonly drawing: { readonly until: number; readonly awaits: readonly Seat[] } | null;
}

export type LineSeen = ChatLine & { readonly seq: number };

/** A room as one member sees it: built afresh from what they may know. */
export interface RoomSeen {
  readonly plan: Omit<RoomPlan, 'evening'>;
  readonly length: number;
  readonly listed: boolean;
  readonly isHost: boolean;
  /** Where the host sits, if they do. */
  readonly host: Seat | null;
  readonly seat: Seat | null;
  readonly seats: readonly SeatSeen[];
  /** What the viewer is called at their seat. */
  readonly called: string;
  readonly chat: readonly LineSeen[];
  /** What was said among the viewer's own team while they were of it. */
  readonly teamTalk: readonly LineSeen[];
  /** Who of the viewer's own team has voted on what is asked; how they did stays with them. */
  readonly voted: readonly string[];
  /** Who would like to join the viewer's seat. */
  readonly knocks: readonly string[];
  /** The seat that the viewer would like to join. */
  readonly knocksAt: Seat | null;
  /** The seat that the viewer left, and may take again at any time while the game runs. */
  readonly returnsTo: Seat | null;
  readonly muted: readonly Seat[];
  /** Where somebody sits whom the viewer has blocked. */
  readonly blocked: readonly Seat[];
  /** Whether a bot is to play on for somebody: who agreed to it, and until when the others can answer. */
  readonly removal: RemovalSeen | null;
  /** The table ended without a result, by whose word and when. */
  readonly closed: Closing | null;
  readonly successor: string | null;
  /** What is played there, where it is another game. */
  readonly successorGame?: string;
  /** Before the game, where devices draw the luck with the house. */
  readonly luck?: LuckSeen;
  readonly table: Seen | null;
}

export function roomSeenBy(
  game: AnyGame,
  room: Room,
  seed: Seed,
  member: Member,
  /** Whom the viewer has blocked: of them nothing is heard. */
  blocked: ReadonlySet<Member> = NOBODY,
): RoomSeen {
  const { length, listed, closed, successor, successorGame, table } = room;
  const seat = seatOf(room, member);
  // Nobody joins a team in history.
  const knocks = table?.result || closed ? NONE : room.knocks;
  const seen = table && seenBy(game, table, room.sealed ? null : seed, seat ?? 'audience');
  return {
    plan: planSeen(room.plan),
    length,
    listed,
    isHost: isHost(room, member),
    host: seatOf(room, room.host),
    seat,
    seats: seatsSeen(room.seats),
    called: seat === null ? '' : (mateAt(room.seats[seat], member)?.name ?? ''),
    chat: blocked.size ? audible(room.chat, blocked).map(lineSeen) : chatSeen(room.chat),
    teamTalk: teamTalkSeen(room, member, blocked),
    voted: votedSeen(room, seat),
    knocks: knocksSeen(knocks, seat),
    knocksAt: knockedAt(knocks, member),
    returnsTo: seatToReturnTo(room, member),
    muted: [...room.seats.keys()].filter((at) => isMuted(room, at)),
    blocked: blocked.size ? blockedSeats(room.seats, blocked) : NONE,
    removal: removalSeen(room),
    closed,
    successor,
    ...(successorGame !== undefined && { successorGame }),
    ...(takesParts(room.plan) && !table && { luck: luckSeen(room) }),
    table: seen && closed ? atRest(seen) : seen,
  };
}

/** Where the same people played before is for those who were there. */
const planSeen = once(({ evening: _, ...plan }: RoomPlan): RoomSeen['plan'] => plan);
const seatsSeen = once((seats: Room['seats']) => seats.map(seatSeen));
const chatSeen = once((chat: Room['chat']) => chat.map(lineSeen));

function seatSeen(held: RoomSeat): SeatSeen {
  const { kind } = held;
  return {
    kind,
    name: 'name' in held ? held.name : '',
    level: kind === 'bot' ? held.level : null,
    deserted: kind === 'person' && !isTaken(held),
    members: membersOf(held).length,
    mates: matesOf(held).map(({ name }) => name),
  };
}

const NONE: readonly never[] = [];
const NOBODY: ReadonlySet<Member> = new Set();

function removalSeen(room: Room): RemovalSeen | null {
  const { removal } = room;
  if (!removal || !isRunning(room)) return null;
  const { seat, agreed } = removal;
  return { seat, agreed, until: lapseOf(room, removal) };
}

function luckSeen(room: Room): LuckSeen {
  const pledged = room.pledges.flatMap(({ member, hash }) => {
    const seat = seatOf(room, member);
    return seat === null ? [] : [{ seat, hash }];
  });
  const until = drawingEnds(room);
  const awaits = awaitedFor(room).flatMap((member) => seatOf(room, member) ?? []);
  return { pledged, drawing: until === null ? null : { until, awaits } };
}

function teamTalkSeen(
  room: Room,
  member: Member,
  blocked: ReadonlySet<Member>,
): readonly LineSeen[] {
  if (!room.teamTalk.length) return NONE;
  const heard = room.teamTalk.filter((line) => isHeardBy(room, line, member));
  return audible(heard, blocked).map(lineSeen);
}

function audible(talk: readonly Said[], blocked: ReadonlySet<Member>): readonly Said[] {
  return talk.filter(({ by, signed }) => !blocked.has(by) && !blocked.has(signed ?? ''));
}

function blockedSeats(seats: Room['seats'], blocked: ReadonlySet<Member>): Seat[] {
  return [...seats.keys()].filter((seat) => {
    const mates = matesOf(seats[seat]).map(({ member }) => member);
    return [...membersOf(seats[seat]), ...mates].some((member) => blocked.has(member));
  });
}

function votedSeen(room: Room, seat: Seat | null): readonly string[] {
  if (!room.ballots.length || seat === null) return NONE;
  const question = room.table?.questions[seat]?.seq;
  const cast = room.ballots.filter((one) => one.seat === seat && one.question === question);
  return matesOf(room.seats[seat])
    .filter((mate) => cast.some((one) => one.member === mate.member))
    .map(({ name }) => name);
}

function knocksSeen(knocks: Room['knocks'], seat: Seat | null): readonly string[] {
  if (!knocks.length || seat === null) return NONE;
  return knocks.filter((knock) => knock.seat === seat).map(({ name }) => name);
}

function knockedAt(knocks: Room['knocks'], member: Member): Seat | null {
  if (!knocks.length) return null;
  return knocks.find((knock) => knock.member === member)?.seat ?? null;
}

function lineSeen(said: Said): LineSeen {
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
