import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';

/** What is handy may not fill the browser's storage: so many are kept, the oldest goes first. */
const MOST = 60;

interface Schema extends DBSchema {
  rivals: { key: string; value: unknown };
}

const keptSchema = v.object({
  /** The recorded game, as untrusted as any text. */
  text: v.pipe(v.string(), v.maxLength(400_000)),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15)),
  /** Whether it was somebody else's game: whoever gave no name in it is not the reader. */
  isSent: v.boolean(),
  at: v.number(),
});

export type KeptRival = v.InferOutput<typeof keptSchema>;

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** A database of its own, by table. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('late-edition-luck', 1, {
    upgrade: (db) => void db.createObjectStore('rivals'),
    terminated() {
      opened = null;
    },
  });
  return opened;
}

export async function readRival(table: string): Promise<KeptRival | null> {
  const parsed = v.safeParse(keptSchema, await (await database()).get('rivals', table));
  return parsed.success ? parsed.output : null;
}

export async function keepRival(table: string, rival: KeptRival): Promise<void> {
  const tx = (await database()).transaction('rivals', 'readwrite');
  await tx.store.put(rival, table);
  let oldest = { key: table, at: rival.at };
  for (const key of await tx.store.getAllKeys()) {
    const kept = v.safeParse(keptSchema, await tx.store.get(key));
    const at = kept.success ? kept.output.at : 0;
    if (at < oldest.at) oldest = { key, at };
  }
  // One comes at a time, so one goes.
  if ((await tx.store.count()) > MOST) await tx.store.delete(oldest.key);
  await tx.done;
}

export async function forgetRivals(): Promise<void> {
  await (await database()).clear('rivals');
}
