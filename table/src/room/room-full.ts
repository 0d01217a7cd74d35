import { RECORD_LIMITS } from '@late/kernel';
import type { TableRefusal } from '../refusals.ts';
import type { RoomRequest } from './request.ts';
import { ROOM_LIMITS, type Room } from './room.ts';

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
export function whyFull(room: Room, request: RoomRequest): TableRefusal | null {
  // A host can close the game however much was said.
  if (GAME_REQUESTS.includes(request.do) || request.do === 'close') return null;
  const asides = room.length - (room.table?.log.length ?? 0);
  if (asides + 4 > ROOM_LIMITS.steps - RECORD_LIMITS.entries) return { code: 'table.full' };
  if (COMING_AND_GOING.includes(request.do)) return null;
  return asides < ROOM_LIMITS.asides ? null : { code: 'room.full' };
}
