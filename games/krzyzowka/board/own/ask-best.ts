import * as v from 'valibot';
import type { Advice, AdviceQuestion, Options, Tile } from '../../rules/index.ts';

const count = v.pipe(v.number(), v.integer());
const words = v.array(v.object({ word: v.string(), points: count }));
const answer = v.variant('game', [
  v.object({
    game: v.literal(2),
    layout: v.array(v.object({ row: count, column: count, tile: v.string(), letter: v.string() })),
    points: count,
  }),
  v.object({ game: v.literal(3), words, longest: words }),
]);

export type Advise = (question: unknown) => Promise<unknown>;

/** What could have been made of some tiles; null if nobody knows: advice is a courtesy. */
export async function askBest(
  advise: Advise,
  { game, properNouns, parts, list, edition }: Options,
  tiles: readonly Tile[],
): Promise<Advice | null> {
  if (game === 1) return null;
  const words = { properNouns, parts, list, ...(edition && { edition }) };
  const question: AdviceQuestion = { game, tiles, ...words };
  const found = await advise(question).catch(() => null);
  const parsed = v.safeParse(answer, found);
  return parsed.success ? parsed.output : null;
}
