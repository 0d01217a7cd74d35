import { forgetMember, type Member, withoutMember } from '@late/table';
import type { Store } from '../store/store.ts';
import { leavingStep } from './other-list.ts';
import type { StepWriter } from './step-writer.ts';

/** Takes a member out of a room for good: their seat, and then their name in all that is stored. */
export async function forget(
  store: Store,
  writer: StepWriter,
  id: string,
  member: Member,
): Promise<void> {
  try {
    await leave(store, writer, id, member);
  } finally {
    await store.forgetAt(id, member, (steps) => withoutMember(steps, member));
  }
}

/** A room that cannot be opened, for whatever reason, is left all the same. */
async function leave(store: Store, writer: StepWriter, id: string, member: Member): Promise<void> {
  try {
    await writer.advanceOne(id, (cached, now) => forgetMember({ ...cached, now }, member));
  } catch (error) {
    const row = await store.table(id);
    if (!row) return;
    // Leaving needs no judgement. That no bot takes the seat is left to those who play on.
    const appended = await store.append(leavingStep(row, member, Date.now()));
    if (appended !== 'ok') throw error;
  }
}
