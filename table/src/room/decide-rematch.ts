import type { Answer } from '@late/kernel';
import { refuse } from '../refusals.ts';
import { Ledger, type RoomContext, type RoomDone } from './ledger.ts';
import type { Member } from './room.ts';
import { isHost, isRunning, seatOf } from './who-sits.ts';

/** Where the same people play on. The successor is opened with `rematchSeats` first. */
export function decideRematch(
  context: RoomContext,
  member: Member,
  successor: string,
): Answer<RoomDone> {
  const { room } = context;
  if (seatOf(room, member) === null && !isHost(room, member)) return refuse('room.no-seat');
  if (!room.table) return refuse('room.not-started');
  if (room.closed?.by === 'house') return refuse('room.closed');
  if (isRunning(room)) return refuse('room.running');
  if (room.successor !== null) return refuse('room.rematched');
  const ledger = new Ledger(context);
  ledger.add({ do: 'rematch', room: successor });
  return ledger.done();
}
