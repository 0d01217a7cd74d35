import type { Answer } from '@late/kernel';
import { Ledger, type RoomContext, type RoomDone } from './ledger.ts';

/** Nobody plays this room's deal any more: its seed may be known, once its own game is over too. */
export function unseal(context: RoomContext): Answer<RoomDone> {
  const ledger = new Ledger(context);
  if (context.room.sealed) ledger.add({ do: 'unseal' });
  return ledger.done();
}
