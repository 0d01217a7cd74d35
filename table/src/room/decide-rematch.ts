import type { Answer } from '@late/kernel';
import { refuse } from '../refusals.ts';
import { Ledger, type RoomContext, type RoomDone } from './ledger.ts';
import type { Member } from './room.ts';
import { isHost, isRunning, seatOf } from './who-sits.ts';

/** Where the same people play on. */
export interface Successor {
  readonly room: string;
  /** Said where it is another game, which is for the host to choose. */
  readonly game?: string;
  /** The room that was to follow and was deleted: nobody is led there any more. */
  readonly insteadOf: string | null;
}

/** The successor is opened first, with `rematchSeats` or `nextSeats`. */
export function decideRematch(
  context: RoomContext,
  member: Member,
  { room: next, game, insteadOf }: Successor,
): Answer<RoomDone> {
  const { room } = context;
  if (seatOf(room, member) === null && !isHost(room, member)) return refuse('room.no-seat');
  if (!room.table) return refuse('room.not-started');
  if (room.closed?.by === 'house') return refuse('room.closed');
  if (isRunning(room)) return refuse('room.running');
  if (game !== undefined && !isHost(room, member)) return refuse('room.host');
  if (room.successor !== insteadOf) return refuse('room.rematched');
  const ledger = new Ledger(context);
  ledger.add({ do: 'rematch', room: next, ...(game !== undefined && { game }) });
  return ledger.done();
}
