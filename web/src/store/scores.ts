import * as v from 'valibot';
import { database } from './database.ts';
import { timeSchema } from './kept-table.ts';

const scoreSchema = v.strictObject({
  table: v.string(),
  game: v.string(),
  heading: v.string(),
  /** What the heading is told; the scores of earlier editions have none. */
  terms: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
  company: v.picklist(['solo', 'bots']),
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

/** Scores are compared with those of the same game, heading, terms and company. */
export function groupOf({ game, heading, terms, company }: Score): string {
  return JSON.stringify([game, heading, Object.entries(terms).sort(), company]);
}

/** The best of the same kind, not counting the game itself. */
export function recordBefore(scores: readonly Score[], score: Score): number | null {
  const peers = scores.filter(
    (peer) => peer.table !== score.table && groupOf(peer) === groupOf(score),
  );
  return peers.length ? Math.max(...peers.map((peer) => peer.score)) : null;
}
