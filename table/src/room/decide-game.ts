import type { Answer, Refusal } from '@late/kernel';
import type { Action } from '../action.ts';
import type { Seated } from './asking.ts';
import { comeBack } from './decide-stand-in.ts';
import { Ledger, type RoomContext, type RoomDone } from './ledger.ts';
import type { RequestTo } from './request.ts';

export function playMove({ ledger, own }: Seated, request: RequestTo<'move'>): Refusal | null {
  const { do: _, ...answer } = request;
  // Whoever moves is there: a bot that plays for them has done its duty.
  comeBack(ledger, own);
  return ledger.play({ do: 'move', seat: own, ...answer });
}

/** What the clock or a bot of the house does. */
export function houseActs(context: RoomContext, action: Action): Answer<RoomDone> {
  const ledger = new Ledger(context);
  return ledger.done(ledger.play(action));
}
