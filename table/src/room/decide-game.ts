import type { Answer, Refusal } from '@late/kernel';
import type { Action } from '../action.ts';
import type { Seated } from './asking.ts';
import { castBallot } from './decide-ballot.ts';
import { comeBack } from './decide-stand-in.ts';
import { Ledger, type RoomContext, type RoomDone } from './ledger.ts';
import type { RequestTo } from './request.ts';
import { isTeam } from './who-sits.ts';

export function playMove(seated: Seated, request: RequestTo<'move'>): Refusal | null {
  const { ledger, own } = seated;
  const { do: _, ...answer } = request;
  // Whoever moves is there: a bot that plays for them has done its duty.
  comeBack(ledger, own);
  const action = (move: unknown): Action => ({ do: 'move', seat: own, ...answer, move });
  const { closed, seats, table } = ledger.room;
  const question = table?.questions[own]?.seq;
  if (closed || question === undefined || !isTeam(seats[own]) || !ledger.isBallot(answer.move)) {
    return ledger.play(action(answer.move));
  }
  const refusal = ledger.judge(action(answer.move));
  return (
    refusal ?? castBallot(seated, answer.move, question, (chosen) => ledger.play(action(chosen)))
  );
}

/** What the clock or a bot of the house does. */
export function houseActs(context: RoomContext, action: Action): Answer<RoomDone> {
  const ledger = new Ledger(context);
  return ledger.done(ledger.play(action));
}
