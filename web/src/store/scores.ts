import * as v from 'valibot';
import { database } from './database.ts';
import { timeSchema } from './kept-table.ts';

export const scoreSchema = v.strictObject({
  table: v.string(),
  game: v.string(),
  heading: v.string(),
  /** What the heading is told; the scores of earlier editions have none. */
  terms: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  company: v.picklist(['solo', 'bots']),
  /** Played with the coach's help: another kind of score. Those of earlier editions had none. */
  coached: v.optional(v.boolean(), false),
  score: v.pipe(v.number(), v.integer()),
  won: v.boolean(),
  at: timeSchema,
});

/** A finished game of the one person at this device. */
export type Score = v.InferOutput<typeof scoreSchema>;

export async function keepScore(score: Score): Promise<void> {
  const db = await database();
  await db.put('scores', score, score.table);
}

/** What comes from elsewhere: what is here already stays as it is. How many were new. */
export async function addScores(scores: readonly Score[]): Promise<number> {
  const tx = (await database()).transaction('scores', 'readwrite');
  const here = new Set(await tx.store.getAllKeys());
  const fresh = new Map(
    scores.filter(({ table }) => !here.has(table)).map((one) => [one.table, one]),
  );
  for (const [table, score] of fresh) tx.store.put(score, table);
  await tx.done;
  return fresh.size;
}

/** Best first. */
export async function listScores(): Promise<Score[]> {
  const db = await database();
  const stored = await db.getAll('scores');
  return stored
    .flatMap((value) => {
      const parsed = v.safeParse(scoreSchema, value);
      return parsed.success ? [parsed.output] : [];
    })
    .sort((a, b) => b.score - a.score);
}

/** Scores are compared with those of the same game, heading, terms, company and help. */
export function groupOf({ game, heading, terms, company, coached }: Score): string {
  return JSON.stringify([game, heading, Object.entries(terms).sort(), company, coached]);
}

/** The best of the same kind, not counting the game itself. */
export function recordBefore(scores: readonly Score[], score: Score): number | null {
  const peers = scores.filter(
    (peer) => peer.table !== score.table && groupOf(peer) === groupOf(score),
  );
  return peers.length ? Math.max(...peers.map((peer) => peer.score)) : null;
}
