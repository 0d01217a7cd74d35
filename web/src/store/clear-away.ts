import { dropDrafts } from './drafts.ts';
import { deleteTable } from './tables.ts';

/** A table and all that belongs to it. */
export async function clearAway(id: IDBValidKey): Promise<void> {
  if (typeof id === 'string') dropDrafts(id);
  await deleteTable(id);
}
