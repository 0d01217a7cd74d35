import type { Answer } from '@late/kernel';
import { refuse, type TableRefusal } from '../refusals.ts';
import { Ledger, type RoomContext, type RoomDone } from './ledger.ts';
import type { RoomRequest } from './request.ts';
import type { Room } from './room.ts';
import { isRunning } from './who-sits.ts';

/** What people may still do at a table whose game ended without a result. */
const AFTER_CLOSING: readonly RoomRequest['do'][] = ['say', 'mute', 'stand', 'rename', 'host'];

/** Nobody sits down any more, so nobody gets to see a hand. Where the house closed, nothing is said either. */
export function whyClosed({ closed }: Room, request: RoomRequest): TableRefusal | null {
  if (!closed || (closed.by !== 'house' && AFTER_CLOSING.includes(request.do))) return null;
  return { code: 'room.closed' };
}

/** The host ends a running game without a result. No hand is shown by it, nor the seed that hands follow from. */
export function close(ledger: Ledger): TableRefusal | null {
  const { room } = ledger;
  if (!isRunning(room)) return { code: room.table ? 'room.over' : 'room.not-started' };
  ledger.add({ do: 'close', by: 'host' });
  return null;
}

/** Whoever runs the house closes a table, before, during or after its game. */
export function closeByHouse(context: RoomContext): Answer<RoomDone> {
  if (context.room.closed?.by === 'house') return refuse('room.closed');
  const ledger = new Ledger(context);
  ledger.add({ do: 'close', by: 'house' });
  return ledger.done();
}
