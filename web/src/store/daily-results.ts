import { type Day, isDay } from '@late/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';
import { timeSchema } from './kept-table.ts';

interface Schema extends DBSchema {
  tries: { key: [day: string, task: string, edition: string]; value: unknown };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/**
 * A database of its own: to add a store to the other one, every tab with an earlier edition would have to
 * be closed first.
 */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('late-edition-daily', 1, {
    upgrade: (db) => void db.createObjectStore('tries'),
    terminated() {
      opened = null;
    },
  });
  return opened;
}

const trySchema = v.strictObject({
  day: v.pipe(v.string(), v.check(isDay)),
  task: v.string(),
  edition: v.string(),
  /** Where it was played. The table may have been cleared away since; that it was begun stays known. */
  table: v.string(),
  result: v.nullable(
    v.strictObject({ score: v.pipe(v.number(), v.integer()), won: v.boolean(), at: timeSchema }),
  ),
});

/** The one try of a deal of the Daily Edition that counts. */
export type DailyTry = v.InferOutput<typeof trySchema>;

export async function keepTry(one: DailyTry): Promise<void> {
  const db = await database();
  await db.put('tries', one, [one.day, one.task, one.edition]);
}

export async function readTry(day: Day, task: string, edition: string): Promise<DailyTry | null> {
  const db = await database();
  const parsed = v.safeParse(trySchema, await db.get('tries', [day, task, edition]));
  return parsed.success ? parsed.output : null;
}

/** The tries of these days and those between, both included. */
export async function listTries(from: Day, to: Day): Promise<DailyTry[]> {
  const db = await database();
  const stored = await db.getAll('tries', IDBKeyRange.bound([from], [to, '\uffff']));
  return stored.flatMap((value) => {
    const parsed = v.safeParse(trySchema, value);
    return parsed.success ? [parsed.output] : [];
  });
}

export async function forgetTries(): Promise<void> {
  const db = await database();
  await db.clear('tries');
}
