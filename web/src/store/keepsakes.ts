import { HIGHLIGHT_KINDS } from '@late/ui';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';

interface Schema extends DBSchema {
  games: { key: string; value: unknown };
  lucks: { key: string; value: unknown };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

/** A database of its own, as that of the workshops is. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('late-edition-keepsakes', 1, {
    upgrade(db) {
      db.createObjectStore('games');
      db.createObjectStore('lucks');
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}

const tableSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const figure = v.pipe(v.number(), v.finite(), v.minValue(-1e9), v.maxValue(1e9));

const highlightSchema = v.strictObject({
  kind: v.picklist(HIGHLIGHT_KINDS),
  text: v.pipe(v.string(), v.maxLength(240)),
  points: figure,
});

/** What is worth keeping of a game besides its score. */
export const keepsakeSchema = v.strictObject({
  table: tableSchema,
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(16)),
  highlights: v.pipe(v.array(highlightSchema), v.maxLength(12)),
});
export type Keepsake = v.InferOutput<typeof keepsakeSchema>;

/** What a review said of the luck in a game: what it came to, and what it would have with even luck. */
export const luckSchema = v.strictObject({
  table: tableSchema,
  counts: v.picklist(['score', 'lead']),
  final: figure,
  even: figure,
});
export type Luck = v.InferOutput<typeof luckSchema>;

export async function keepKeepsake(keepsake: Keepsake): Promise<void> {
  await (await database()).put('games', keepsake, keepsake.table);
}

export async function keepLuck(luck: Luck): Promise<void> {
  await (await database()).put('lucks', luck, luck.table);
}

export async function listKeepsakes(): Promise<Keepsake[]> {
  return readable(keepsakeSchema, await (await database()).getAll('games'));
}

export async function listLucks(): Promise<Luck[]> {
  return readable(luckSchema, await (await database()).getAll('lucks'));
}

/** What comes from elsewhere: what is here already stays as it is. */
export async function addKeepsakes(
  keepsakes: readonly Keepsake[],
  lucks: readonly Luck[],
): Promise<void> {
  const tx = (await database()).transaction(['games', 'lucks'], 'readwrite');
  const [games, known] = [tx.objectStore('games'), tx.objectStore('lucks')];
  const here = {
    games: new Set(await games.getAllKeys()),
    lucks: new Set(await known.getAllKeys()),
  };
  for (const one of keepsakes) if (!here.games.has(one.table)) games.put(one, one.table);
  for (const one of lucks) if (!here.lucks.has(one.table)) known.put(one, one.table);
  await tx.done;
}

export async function forgetKeepsakes(): Promise<void> {
  const db = await database();
  await Promise.all([db.clear('games'), db.clear('lucks')]);
}

/** What cannot be read is passed over. */
function readable<Kept>(
  schema: v.GenericSchema<unknown, Kept>,
  stored: readonly unknown[],
): Kept[] {
  return stored.flatMap((value) => {
    const parsed = v.safeParse(schema, value);
    return parsed.success ? [parsed.output] : [];
  });
}
