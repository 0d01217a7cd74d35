import { forgetMember, type Member, withoutMember } from '@late/table';
import type { Store } from '../store/store.ts';
import { leavingStep, OtherListRefused } from './other-list.ts';
import type { StepWriter } from './step-writer.ts';

const TRIES = 8;

/** Takes a member out of a room for good: their seat, and then their name in all that is stored. */
export async function forget(
  store: Store,
  writer: StepWriter,
  id: string,
  member: Member,
): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    await leave(store, writer, id, member);
    const steps = await store.steps(id, 0);
    if (await store.rewriteSteps(id, withoutMember(steps, member))) break;
  }
}

async function leave(store: Store, writer: StepWriter, id: string, member: Member): Promise<void> {
  try {
    await writer.advanceOne(id, (cached, now) => forgetMember({ ...cached, now }, member));
  } catch (error) {
    if (!(error instanceof OtherListRefused)) throw error;
    const row = await store.table(id);
    // Leaving needs no judgement. That no bot takes the seat is left to those who play on.
    if (row) await store.append(leavingStep(row, member, Date.now()));
  }
}
