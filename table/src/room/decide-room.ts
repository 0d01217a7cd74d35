import {
  type AnyGame,
  type BotLevel,
  RECORD_LIMITS,
  type Refusal,
  type Seat,
  type Seed,
} from '@late/kernel';
import type { Action } from '../action.ts';
import { arrange, passHost, sit } from './decide-seat.ts';
import { comeBack, desert, type HouseFacts, standIn } from './decide-stand-in.ts';
import { type Saying, say } from './decide-talk.ts';
import { admit, dismiss, knock, turnAway, withdraw } from './decide-team.ts';
import { distinctName } from './names.ts';
import { type Member, ROOM_LIMITS, type Room } from './room.ts';
import { type RoomAnswer, RoomLedger } from './room-ledger.ts';
import { isHost, isMuted, isTaken, isTeam, matesOf, nameOf, seatOf } from './who-sits.ts';

/** What somebody wants of a room. Shapes are judged by the protocol, everything else here. */
export type RoomRequest =
  | { readonly do: 'sit'; readonly seat: Seat; readonly name: string; readonly ticket?: string }
  | { readonly do: 'stand' }
  /** Asks the people of a seat to be let into their team; they answer, or one goes away again. */
  | { readonly do: 'knock'; readonly seat: Seat; readonly name: string }
  | { readonly do: 'admit' | 'turn-away'; readonly name: string }
  | { readonly do: 'withdraw' }
  /** The host shows one of a team the door. */
  | { readonly do: 'dismiss'; readonly seat: Seat; readonly name: string }
  | { readonly do: 'start' }
  | { readonly do: 'undo' | 'agree' | 'decline' | 'hand-back' }
  | { readonly do: 'arrange'; readonly seat: Seat; readonly as: 'open' | 'closed' | BotLevel }
  /** The host gives their office away; if they are not there, somebody seated takes it. */
  | { readonly do: 'host'; readonly seat: Seat }
  | { readonly do: 'rename'; readonly name: string }
  | { readonly do: 'list'; readonly listed: boolean }
  | { readonly do: 'move'; readonly move: unknown; readonly question?: number }
  | { readonly do: 'stand-in'; readonly seat: Seat; readonly level: BotLevel }
  | ({ readonly do: 'say' } & Saying)
  | { readonly do: 'mute'; readonly seat: Seat; readonly muted: boolean };

/** An accepted request may need no step at all: then everything is as it was asked for already. */
export function decideRoom(
  game: AnyGame,
  room: Room,
  member: Member,
  request: RoomRequest,
  facts: HouseFacts,
  seed: Seed,
  now: number,
): RoomAnswer {
  if ('seat' in request && !room.seats[request.seat]) return refused({ code: 'table.seat' });
  const full = whyFull(room, request);
  if (full) return refused(full);
  const ledger = new RoomLedger(game, room, seed, now);
  return ledger.done(judge(ledger, member, request, facts));
}

/** What the clock or a bot of the house does. */
export function houseActs(
  game: AnyGame,
  room: Room,
  action: Action,
  seed: Seed,
  now: number,
): RoomAnswer {
  const ledger = new RoomLedger(game, room, seed, now);
  return ledger.done(ledger.play(action));
}

/** Where the same people play on. The successor is opened with `rematchSeats` first. */
export function decideRematch(
  game: AnyGame,
  room: Room,
  member: Member,
  successor: string,
  now: number,
): RoomAnswer {
  if (seatOf(room, member) === null && !isHost(room, member)) {
    return refused({ code: 'room.no-seat' });
  }
  if (!room.table) return refused({ code: 'room.not-started' });
  if (!room.table.result) return refused({ code: 'room.running' });
  if (room.successor !== null) return refused({ code: 'room.rematched' });
  const ledger = new RoomLedger(game, room, '', now);
  ledger.add({ do: 'rematch', room: successor });
  return ledger.done();
}

/** Somebody leaves the house for good. What is stored is then cleaned with `withoutMember`. */
export function forgetMember(
  game: AnyGame,
  room: Room,
  member: Member,
  seed: Seed,
  now: number,
): RoomAnswer {
  const ledger = new RoomLedger(game, room, seed, now);
  const seat = seatOf(room, member);
  ledger.add({ do: 'forget', member });
  if (seat !== null) desert(ledger, seat);
  return ledger.done();
}

function refused(refusal: Refusal): RoomAnswer {
  return { ok: false, refusal };
}

const GAME_REQUESTS: readonly RoomRequest['do'][] = [
  'move',
  'undo',
  'agree',
  'decline',
  'hand-back',
  'stand-in',
];
/** Seats must be taken and left when there is no more time for talk. */
const COMING_AND_GOING: readonly RoomRequest['do'][] = [
  'sit',
  'stand',
  'start',
  'admit',
  'turn-away',
  'withdraw',
];

/** The game's log has its own end; the rest is measured here, so that talk cannot use it up. */
function whyFull(room: Room, request: RoomRequest): Refusal | null {
  if (GAME_REQUESTS.includes(request.do)) return null;
  const asides = room.length - (room.table?.log.length ?? 0);
  if (asides + 4 > ROOM_LIMITS.steps - RECORD_LIMITS.entries) return { code: 'table.full' };
  if (COMING_AND_GOING.includes(request.do)) return null;
  return asides < ROOM_LIMITS.asides ? null : { code: 'room.full' };
}

function judge(
  ledger: RoomLedger,
  member: Member,
  request: RoomRequest,
  facts: HouseFacts,
): Refusal | null {
  const { room } = ledger;
  const own = seatOf(room, member);
  switch (request.do) {
    case 'sit':
      return sit(ledger, member, own, request, facts);
    case 'stand-in':
      return standIn(ledger, member, own, request, facts);
    case 'knock':
      return knock(ledger, member, request);
    case 'withdraw':
      return withdraw(ledger, member);
    case 'host':
      return passHost(ledger, member, own, request.seat, facts);
    case 'arrange':
    case 'list':
    case 'start':
    case 'mute':
    case 'dismiss':
      return isHost(room, member) ? preside(ledger, request) : { code: 'room.host' };
    default:
      return own === null ? { code: 'room.no-seat' } : takePart(ledger, member, own, request);
  }
}

type Presiding = Extract<RoomRequest, { do: 'arrange' | 'list' | 'start' | 'mute' | 'dismiss' }>;

/** What only the host may do. */
function preside(ledger: RoomLedger, request: Presiding): Refusal | null {
  const { room } = ledger;
  switch (request.do) {
    case 'arrange':
      return arrange(ledger, request.seat, request.as);
    case 'list':
      if (request.listed !== room.listed) ledger.add({ do: 'list', listed: request.listed });
      return null;
    case 'start':
      if (room.table) return { code: 'room.started' };
      return room.seated.length ? ledger.start() : { code: 'room.no-people' };
    case 'dismiss':
      return dismiss(ledger, request.seat, request.name);
    case 'mute': {
      const { seat, muted } = request;
      if (!isTaken(room.seats[seat])) return { code: 'room.nobody' };
      if (isMuted(room, seat) !== muted) ledger.add({ do: 'mute', seat, muted });
      return null;
    }
  }
}

type Partaking = Exclude<
  RoomRequest,
  Presiding | { do: 'sit' | 'stand-in' | 'host' | 'knock' | 'withdraw' }
>;

/** What anybody with a seat may do. */
function takePart(
  ledger: RoomLedger,
  member: Member,
  seat: Seat,
  request: Partaking,
): Refusal | null {
  const { room } = ledger;
  switch (request.do) {
    case 'stand':
      ledger.add({ do: 'stand', seat, member });
      desert(ledger, seat);
      return null;
    case 'rename': {
      const held = room.seats[seat];
      const beside = isTeam(held) ? matesOf(held) : [];
      const name = distinctName(room, request.name, { member, seat, beside });
      if (name !== nameOf(room, member)) ledger.add({ do: 'rename', seat, member, name });
      return null;
    }
    case 'admit':
      return admit(ledger, seat, request.name);
    case 'turn-away':
      return turnAway(ledger, seat, request.name);
    case 'move': {
      const { do: _, ...answer } = request;
      // Whoever moves is there: a bot that plays for them has done its duty.
      comeBack(ledger, seat);
      return ledger.play({ do: 'move', seat, ...answer });
    }
    case 'say':
      return say(ledger, member, seat, request);
    default:
      return ledger.play({ do: request.do, seat });
  }
}
