import { RECORD_LIMITS } from '@late/kernel';
import type { TableRefusal } from '../refusals.ts';
import type { RoomRequest } from './request.ts';
import { type Member, ROOM_LIMITS, type Room } from './room.ts';

type Asked = RoomRequest['do'];

/** What fills no space of the room: the game has its own, and so have talk and knocks. A game is closed once. */
const ELSEWHERE: readonly Asked[] = [
  'move',
  'undo',
  'agree',
  'decline',
  'hand-back',
  'stand-in',
  'say',
  'knock',
  'turn-away',
  'withdraw',
  'close',
  // Nobody stands up more often than they sat down.
  'stand',
];
/** What must be possible to the last, however restless somebody was. */
const LAST: readonly Asked[] = ['mute', 'start', 'part'];
/** Seats must be taken when there is no more time for anything else. */
const COMING: readonly Asked[] = ['sit', 'admit'];

const SPACE = ROOM_LIMITS.steps - RECORD_LIMITS.entries;
/** So much of it is for what must be possible to the last. */
const RESERVE = 500;

/** Whether there is space left in the room for what somebody asks, and whether it is theirs to fill. */
export function whyFull(room: Room, member: Member, request: RoomRequest): TableRefusal | null {
  const { do: asked } = request;
  if (ELSEWHERE.includes(asked)) return null;
  const { asides, asidesOf, table } = room;
  // One request brings about four steps at most.
  const left = SPACE - asides - 4;
  if (left < (LAST.includes(asked) ? 0 : RESERVE)) return { code: 'table.full' };
  if (LAST.includes(asked)) return null;
  if ((asidesOf[member] ?? 0) >= ROOM_LIMITS.asidesEach) return { code: 'room.restless' };
  if (table && COMING.includes(asked)) return null;
  // Nobody uses up before the deal what the game will need.
  const most = table ? ROOM_LIMITS.asides : ROOM_LIMITS.asides / 2;
  return asides < most ? null : { code: 'room.full' };
}
