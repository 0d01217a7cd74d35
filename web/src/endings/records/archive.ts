import * as v from 'valibot';
import { keepsakeSchema, luckSchema } from '../../store/keepsakes.ts';
import { type Score, scoreSchema } from '../../store/scores.ts';

/** Every version that was ever written is read; a new one is added below, and none is changed. */
const FORMAT = 'late-edition-records';
const VERSION = 1;

export const ARCHIVE_LIMITS = { characters: 8_000_000, games: 20_000 } as const;

const short = v.pipe(v.string(), v.maxLength(80));

/** A score from elsewhere is held to narrower bounds than one that this page wrote. */
const foreignScore: v.GenericSchema<unknown, Score> = v.pipe(
  scoreSchema,
  v.check(
    ({ table, game, heading, terms, score }) =>
      [table, game, heading].every((text) => text.length > 0 && v.is(short, text)) &&
      Object.keys(terms).length <= 12 &&
      [...Object.keys(terms), ...Object.values(terms)].every((term) => v.is(short, String(term))) &&
      Math.abs(score) <= 1e9,
  ),
);

const many = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(v.array(item), v.maxLength(ARCHIVE_LIMITS.games));

const archiveSchema = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  saved: v.pipe(v.string(), v.maxLength(40)),
  scores: many(foreignScore),
  games: many(keepsakeSchema),
  lucks: many(luckSchema),
});

const headSchema = v.object({ format: v.literal(FORMAT), version: v.number() });

/** All that the records page knows, as it goes into a file. */
export type Archive = v.InferOutput<typeof archiveSchema>;

export type ArchiveFault = 'long' | 'other' | 'newer';

export function writeArchive(
  kept: Pick<Archive, 'scores' | 'games' | 'lucks'>,
  at: number,
): string {
  const archive: Archive = {
    format: FORMAT,
    version: VERSION,
    saved: new Date(at).toISOString(),
    ...kept,
  };
  return `${JSON.stringify(archive, null, 1)}\n`;
}

/** The records in a file, or what is wrong with it: of a bad one nothing is taken. */
export function readArchive(text: string): Archive | ArchiveFault {
  if (text.length > ARCHIVE_LIMITS.characters) return 'long';
  const value = readJson(text);
  const head = v.safeParse(headSchema, value);
  if (!head.success) return 'other';
  if (head.output.version > VERSION) return 'newer';
  const parsed = v.safeParse(archiveSchema, value);
  return parsed.success ? parsed.output : 'other';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
