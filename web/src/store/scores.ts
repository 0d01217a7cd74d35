import * as v from 'valibot';
import { database } from './database.ts';
import { timeSchema } from './kept-table.ts';

const scoreSchema = v.strictObject({
  table: v.string(),
  game: v.string(),
  heading: v.string(),
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

/** The best of the same kind, not counting the game itself. */
export function recordBefore(scores: readonly Score[], score: Score): number | null {
  const peers = scores.filter(
    ({ table, game, heading, company }) =>
      table !== score.table &&
      game === score.game &&
      heading === score.heading &&
      company === score.company,
  );
  return peers.length ? Math.max(...peers.map((peer) => peer.score)) : null;
}
