import type { Answer } from '@late/kernel';
import { desert } from './decide-stand-in.ts';
import { Ledger, type RoomContext, type RoomDone } from './ledger.ts';
import type { Member } from './room.ts';
import { seatOf } from './who-sits.ts';

/** Somebody leaves the house for good. What is stored is then cleaned with `withoutMember`. */
export function forgetMember(context: RoomContext, member: Member): Answer<RoomDone> {
  const ledger = new Ledger(context);
  const seat = seatOf(context.room, member);
  ledger.add({ do: 'forget', member });
  if (seat !== null) desert(ledger, seat);
  return ledger.done();
}
