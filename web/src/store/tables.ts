import type { Entry, Result } from '@late/kernel';
import * as v from 'valibot';
import { database, entriesOf } from './database.ts';
import { entrySchema, type KeptTable, keptTableSchema } from './kept-table.ts';
import { DamagedTable, Gone, Overtaken } from './table-faults.ts';

export async function readTable(id: string): Promise<{ kept: KeptTable; log: Entry[] } | null> {
  const db = await database();
  const tx = db.transaction(['tables', 'entries']);
  const [stored, rows] = await Promise.all([
    tx.objectStore('tables').get(id),
    tx.objectStore('entries').getAll(entriesOf(id)),
  ]);
  if (stored === undefined) return null;
  const kept = v.safeParse(keptTableSchema, stored);
  const log = v.safeParse(v.array(entrySchema), rows);
  if (!kept.success || !log.success) throw new DamagedTable(id);
  if (kept.output.plan.id !== id || log.output.some(({ seq }, index) => seq !== index)) {
    throw new DamagedTable(id);
  }
  return { kept: kept.output, log: log.output };
}

export async function createTable(kept: KeptTable, entries: readonly Entry[]): Promise<void> {
  const db = await database();
  const tx = db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
  tx.objectStore('tables').add(kept, kept.plan.id);
  for (const entry of entries) tx.objectStore('entries').add(entry, [kept.plan.id, entry.seq]);
  await tx.done;
}

/** Makes entries durable. The store decides their order: a number can be taken only once. */
export async function appendEntries(
  kept: KeptTable,
  entries: readonly Entry[],
  result: Result | null,
): Promise<void> {
  const db = await database();
  const tx = db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
  const { id } = kept.plan;
  // Without this question a table that was cleared away would come back without its beginning.
  if ((await tx.objectStore('tables').getKey(id)) === undefined) throw new Gone(id);
  const writes = entries.map((entry) => tx.objectStore('entries').add(entry, [id, entry.seq]));
  tx.objectStore('tables').put({ ...kept, touched: Date.now(), result }, id);
  try {
    await Promise.all([...writes, tx.done]);
  } catch (error) {
    await tx.done.catch(() => {});
    if (error instanceof DOMException && error.name === 'ConstraintError') throw new Overtaken(id);
    throw error;
  }
}

export interface Shelf {
  readonly tables: readonly KeptTable[];
  /** Keys of what is there but cannot be read; even a key may be of the wrong kind. */
  readonly damaged: readonly IDBValidKey[];
}

export async function listTables(): Promise<Shelf> {
  const db = await database();
  const tx = db.transaction('tables');
  const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
  const tables: KeptTable[] = [];
  const damaged: IDBValidKey[] = [];
  values.forEach((value, index) => {
    const kept = v.safeParse(keptTableSchema, value);
    const key = keys[index] as IDBValidKey;
    if (kept.success && kept.output.plan.id === key) tables.push(kept.output);
    else damaged.push(key);
  });
  return { tables: tables.sort((a, b) => b.touched - a.touched), damaged };
}

/** Deletes a table, readable or not. What it answers writes everything back as it was. */
export async function takeTable(id: IDBValidKey): Promise<() => Promise<void>> {
  const db = await database();
  const tx = db.transaction(['tables', 'entries'], 'readwrite');
  const key = IDBKeyRange.only(id);
  const steps = typeof id === 'string' ? entriesOf(id) : null;
  const [table, entryKeys, entries] = await Promise.all([
    tx.objectStore('tables').get(key),
    steps ? tx.objectStore('entries').getAllKeys(steps) : [],
    steps ? tx.objectStore('entries').getAll(steps) : [],
  ]);
  tx.objectStore('tables').delete(key);
  if (steps) tx.objectStore('entries').delete(steps);
  await tx.done;
  return async () => {
    const back = db.transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
    back.objectStore('tables').put(table, id as string);
    entryKeys.forEach((at, index) => {
      back.objectStore('entries').put(entries[index], at);
    });
    await back.done;
  };
}
