import type { KeptWork } from '@late/ui';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';

interface Schema extends DBSchema {
  works: { key: [game: string, id: string]; value: unknown };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/**
 * A database of its own: to add a store to the other one, every tab with an earlier edition would have to
 * be closed first.
 */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('late-edition-works', 1, {
    upgrade: (db) => void db.createObjectStore('works'),
    terminated() {
      opened = null;
    },
  });
  return opened;
}

const keptSchema = v.object({ id: v.string(), work: v.unknown(), touched: v.number() });

/** What was written in a game's workshop, the newest first; what cannot be read is passed over. */
export async function listWorks(game: string): Promise<KeptWork[]> {
  const db = await database();
  const stored = await db.getAll('works', IDBKeyRange.bound([game, ''], [game, '\uffff']));
  return stored
    .flatMap((value) => {
      const parsed = v.safeParse(keptSchema, value);
      return parsed.success ? [parsed.output] : [];
    })
    .sort((a, b) => b.touched - a.touched);
}

export async function keepWork(game: string, id: string, work: unknown): Promise<void> {
  const db = await database();
  await db.put('works', { id, work, touched: Date.now() }, [game, id]);
}

export async function deleteWork(game: string, id: string): Promise<void> {
  const db = await database();
  await db.delete('works', [game, id]);
}

export async function forgetWorks(): Promise<void> {
  const db = await database();
  await db.clear('works');
}
