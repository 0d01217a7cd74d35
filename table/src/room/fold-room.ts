import type { AnyGame } from '@late/kernel';
import type { Holder, Plan } from '../plan.ts';
import { freshTable, isFull, openingOfPlan, type Table, take } from '../table.ts';
import { asidesWith } from './asides.ts';
import { partsOf } from './drawing.ts';
import { voiced } from './removal.ts';
import type { Room, RoomAct, RoomSeat, RoomStep } from './room.ts';
import { isPlayed, placesOf } from './seat-places.ts';
import {
  forget,
  knock,
  mute,
  RoomFault,
  rearrange,
  rename,
  sitDown,
  standUp,
  unknock,
} from './seating.ts';
import { heard, reseatedTalk } from './talk.ts';
import { isTeam, membersOf } from './who-sits.ts';

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
  // Numbers that are missing were talk and knocks that have gone by.
  if (!room || seq < room.length) throw outOfOrder(step, room?.length);
  if (act.do === 'entry') {
    if (!room.table) throw new RoomFault('an entry before the start');
    const { table, events } = take(game, room.table, act.entry);
    return { room: withTable(room, table, seq + 1, at), events };
  }
  const next = arranged(game, room, act, seq, at);
  return { room: { ...next, ...asidesWith(room, act), length: seq + 1, touched: at }, events: [] };
}

function openedRoom(act: Extract<RoomAct, { do: 'open' }>, at: number): Room {
  const { plan, host, listed } = act;
  const seats = act.seats.map(owned);
  const seated = seats.flatMap((held) => (held.kind === 'person' ? held.members : []));
  if (new Set(seated).size < seated.length) throw new RoomFault('somebody sits on two chairs');
  return {
    plan,
    host,
    listed,
    seats,
    seated,
    pledges: [],
    drawing: null,
    table: null,
    chat: [],
    teamTalk: [],
    knocks: [],
    pastKnocks: [],
    spoken: [],
    muted: [],
    barred: [],
    readers: [],
    links: [],
    revoked: [],
    removal: null,
    pastRemovals: [],
    ballots: [],
    closed: null,
    successor: null,
    sealed: plan.duel !== undefined,
    length: 1,
    asides: 1,
    asidesOf: {},
    touched: at,
  };
}

function owned(held: RoomSeat): RoomSeat {
  if (held.kind !== 'person') return held;
  const [first] = held.members;
  if (first === undefined) return { kind: 'open' };
  return { ...held, mates: held.mates ?? [{ member: first, name: held.name }] };
}

function arranged(
  game: AnyGame,
  room: Room,
  act: Exclude<RoomAct, { do: 'entry' }>,
  seq: number,
  at: number,
): Room {
  switch (act.do) {
    case 'open':
      throw new RoomFault('opened twice');
    case 'sit':
      return sitDown(room, act);
    case 'stand':
      return standUp(room, act, at);
    case 'arrange':
      return rearrange(room, act, at);
    case 'rename':
      return rename(room, act);
    case 'host':
      return { ...room, host: act.member };
    case 'list':
      return { ...room, listed: act.listed };
    case 'pledge':
      return pledged(room, act);
    case 'draw':
      return { ...room, drawing: { at, told: [] } };
    case 'part':
      return told(room, act);
    case 'undraw':
      return { ...room, pledges: [], drawing: null };
    case 'start':
      return started(game, room, act, at);
    case 'ballot': {
      const { do: _, ...ballot } = act;
      const { seat, question } = act;
      // What was asked before is counted.
      const others = room.ballots.filter((one) => one.seat !== seat || one.question === question);
      return { ...room, ballots: [...others, ballot] };
    }
    case 'close':
      return { ...room, closed: { by: act.by, at } };
    case 'remove':
      return voiced(room, act, at);
    case 'knock':
      return knock(room, act, seq, at);
    case 'unknock':
      return unknock(room, act, seq);
    case 'say':
      return heard(room, act, seq, at);
    case 'mute':
      return mute(room, act);
    case 'rematch':
      return succeeded(room, act);
    case 'unseal':
      return { ...room, sealed: false };
    case 'forget':
      return forget(room, act);
    default:
      // Another edition may know it; to pass over it would show people a room that is none.
      throw new RoomFault(`nobody knows how to ${(act satisfies never as RoomAct).do}`);
  }
}

/** Those who have left are not waited for, and their promises not kept. */
function pledged(room: Room, { member, hash }: Extract<RoomAct, { do: 'pledge' }>): Room {
  const others = room.pledges.filter(
    (made) => made.member !== member && room.seated.includes(made.member),
  );
  return { ...room, pledges: [...others, { member, hash }] };
}

function told(room: Room, { member, value }: Extract<RoomAct, { do: 'part' }>): Room {
  if (!room.drawing) throw new RoomFault('a part before the drawing');
  const { drawing } = room;
  return { ...room, drawing: { ...drawing, told: [...drawing.told, { member, value }] } };
}

/** The seats that play, in their order; closed ones are gone, and what was said there is nobody's. */
function started(
  game: AnyGame,
  room: Room,
  { options = room.plan.options }: Extract<RoomAct, { do: 'start' }>,
  at: number,
): Room {
  if (room.table) throw new RoomFault('started twice');
  const plan = gamePlan(room, options, at);
  const judged = openingOfPlan(game, plan);
  if (!judged.ok) throw new RoomFault(judged.refusal.code, judged.refusal);
  const seats = room.seats.filter(isPlayed);
  const places = placesOf(room);
  const knocks = room.knocks.flatMap((knocked) => {
    const seat = places[knocked.seat] ?? null;
    return seat === null ? [] : { ...knocked, seat };
  });
  const talk = reseatedTalk(room, places);
  const readers = seats.map(membersOf);
  const table = freshTable(plan, judged.opening);
  return { ...room, ...talk, seats, knocks, readers, pledges: [], drawing: null, table };
}

function succeeded(room: Room, { room: next, game }: Extract<RoomAct, { do: 'rematch' }>): Room {
  const { successorGame: _, ...before } = room;
  return { ...before, successor: next, ...(game !== undefined && { successorGame: game }) };
}

/** The plan of the game that this room would play, if it began at `opened`. */
export function gamePlan(room: Room, options: unknown, opened: number): Plan {
  const { code: _, duel: __, follows: ___, evening: ____, ...plan } = room.plan;
  const holders = room.seats.filter(isPlayed).map(holderOf);
  const parts = partsOf(room);
  return { ...plan, options, opened, holders, ...(parts && { parts }) };
}

function holderOf(seat: RoomSeat): Holder {
  switch (seat.kind) {
    case 'person':
      return { kind: isTeam(seat) ? 'team' : 'person', name: seat.name };
    case 'bot':
      return seat;
    default:
      return { kind: 'empty' };
  }
}

/** A room from what was kept of it. */
export function restoreRoom(game: AnyGame, steps: readonly RoomStep[]): Room {
  const room = foldSteps(game, null, steps);
  if (!room) throw new RoomFault('empty');
  return room;
}

/** The room after many steps, of which nobody wants to know what each told. */
export function foldSteps(
  game: AnyGame,
  before: Room | null,
  steps: readonly RoomStep[],
): Room | null {
  let room = before;
  for (let index = 0; index < steps.length; ) {
    const from = index;
    while (steps[index]?.act.do === 'entry') index++;
    const entries = steps.slice(from, index);
    if (entries.length && !room?.table) throw new RoomFault('an entry before the start');
    if (room?.table) room = foldEntries(game, room, room.table, entries);
    const next = steps[index++];
    if (next) room = foldStep(game, room, next).room;
  }
  return room;
}

/** The room after entries of its game. One that can go no further, because no record holds more, is over. */
export function withTable(room: Room, table: Table, length: number, touched: number): Room {
  const isEnd = !room.closed && !table.result && isFull(table);
  const closed = isEnd ? ({ by: 'full', at: touched } as const) : room.closed;
  return { ...room, table, closed, length, touched };
}

/** The room around the table stays as it is while one entry follows the other, and is made once. */
function foldEntries(game: AnyGame, room: Room, from: Table, steps: readonly RoomStep[]): Room {
  let table = from;
  let { length, touched } = room;
  for (const step of steps) {
    if (step.act.do !== 'entry' || step.seq < length) throw outOfOrder(step, length);
    table = take(game, table, step.act.entry).table;
    length = step.seq + 1;
    touched = step.at;
  }
  return withTable(room, table, length, touched);
}

function outOfOrder({ seq }: RoomStep, length: number | undefined): RoomFault {
  return new RoomFault(`step ${seq} after ${length}`);
}
