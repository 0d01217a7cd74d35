import type { WireRefusal } from '@late/protocol';
import { forgetMember, type Member, withoutMember } from '@late/table';
import type { Store } from '../store/store.ts';
import { StoreFault, TableFull } from '../store/store-fault.ts';
import { leavingStep } from './other-list.ts';
import type { StepWriter } from './step-writer.ts';

const BUSY = 'room.busy' satisfies WireRefusal['code'];

/**
 * Takes a member out of a room for good: their seat, and then their name in all that is stored. In this order:
 * without the names nobody would find the seat again. Throws if it must be tried again.
 */
export async function forget(
  store: Store,
  writer: StepWriter,
  id: string,
  member: Member,
): Promise<void> {
  await leave(store, writer, id, member);
  await store.forgetAt(id, member, (steps) => withoutMember(steps, member));
}

async function leave(store: Store, writer: StepWriter, id: string, member: Member): Promise<void> {
  try {
    const left = await writer.advanceOne(id, (cached, now) =>
      forgetMember({ ...cached, now }, member),
    );
    if (left.ok) return;
    if (left.refusal.code === BUSY) throw new StoreFault('the table is busy');
  } catch (error) {
    if (error instanceof StoreFault && !(error instanceof TableFull)) throw error;
  }
  await leaveUnopened(store, id, member);
}

/** A room that cannot be opened, for whatever reason, is left all the same. */
async function leaveUnopened(store: Store, id: string, member: Member): Promise<void> {
  const row = await store.table(id);
  if (!row) return;
  try {
    // Leaving needs no judgement. That no bot takes the seat is left to those who play on.
    const appended = await store.append(leavingStep(row, member, Date.now()));
    if (appended !== 'ok') throw new StoreFault('another process was faster');
  } catch (error) {
    // Then the seat stays; the names go.
    if (!(error instanceof TableFull)) throw error;
  }
}
