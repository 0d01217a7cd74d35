import { type Analysis, type GameRecord, GRADES, sha256, toHex } from '@late/kernel';
import type { Finding } from '@late/table/review';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';

/** What the coach said of one place of a game. */
export interface KeptFinding {
  /** Seat, step and kind of the place. */
  readonly at: string;
  readonly finding: Finding;
}

/** What is handy may not fill the browser's storage: so many games are kept, the oldest goes first. */
const MOST = 40;

interface Schema extends DBSchema {
  reviews: { key: string; value: unknown };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** A database of its own, as that of the workshops is. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('late-edition-reviews', 1, {
    upgrade: (db) => void db.createObjectStore('reviews'),
    terminated() {
      opened = null;
    },
  });
  return opened;
}

const rated = v.object({
  move: v.unknown(),
  worth: v.number(),
  se: v.number(),
  share: v.exactOptional(v.number()),
  win: v.exactOptional(v.number()),
  reasons: v.array(
    v.object({
      key: v.string(),
      params: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
    }),
  ),
});

const analysis = v.object({
  isForced: v.boolean(),
  made: v.nullable(rated),
  found: v.pipe(v.array(rated), v.minLength(1)),
  error: v.number(),
  se: v.number(),
  grade: v.nullable(v.picklist(GRADES)),
  accuracy: v.nullable(v.number()),
}) as unknown as v.GenericSchema<unknown, Analysis<unknown>>;

const finding: v.GenericSchema<unknown, Finding> = v.variant('kind', [
  v.object({ kind: v.literal('decision'), analysis }),
  v.object({
    kind: v.literal('chance'),
    luck: v.object({ mean: v.number(), worth: v.number(), se: v.number() }),
  }),
]) as v.GenericSchema<unknown, Finding>;

const keptSchema = v.object({
  /** Of which game: a table's name alone can be forged by a file. */
  digest: v.string(),
  /** The version of the coach that said it. */
  coach: v.number(),
  touched: v.number(),
  findings: v.array(v.object({ at: v.string(), finding })),
});

/** What an earlier look at this game found out; nothing if the coach has changed its mind since. */
export async function readReview(record: GameRecord, coach: number): Promise<KeptFinding[]> {
  const db = await database();
  const parsed = v.safeParse(keptSchema, await db.get('reviews', record.table));
  if (!parsed.success || parsed.output.coach !== coach) return [];
  return parsed.output.digest === digestOf(record) ? parsed.output.findings : [];
}

export async function keepReview(
  record: GameRecord,
  coach: number,
  findings: readonly KeptFinding[],
): Promise<void> {
  const db = await database();
  const tx = db.transaction('reviews', 'readwrite');
  const kept = { digest: digestOf(record), coach, touched: Date.now(), findings };
  await tx.store.put(kept, record.table);
  const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
  const byAge = values
    .map((value, index) => ({ key: keys[index] as string, at: touchedIn(value) }))
    .sort((a, b) => b.at - a.at);
  await Promise.all(byAge.slice(MOST).map(({ key }) => tx.store.delete(key)));
  await tx.done;
}

export async function forgetReviews(): Promise<void> {
  const db = await database();
  await db.clear('reviews');
}

function touchedIn(value: unknown): number {
  const parsed = v.safeParse(v.object({ touched: v.number() }), value);
  return parsed.success ? parsed.output.touched : 0;
}

function digestOf({ game, version, options, log }: GameRecord): string {
  const text = JSON.stringify([game, version, options, log]);
  return toHex(sha256(new TextEncoder().encode(text)));
}
