import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Advice, AdviceQuestion, Options, Work } from '../../rules/index.ts';

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

/** What could have been made of a player's tiles; null as long as nobody knows. */
export function useBest(
  advise: ((question: unknown) => Promise<unknown>) | undefined,
  { game, properNouns }: Options,
  { tiles }: Work,
): Advice | null {
  const [best, setBest] = useState<Advice | null>(null);
  const hand = tiles.join('');
  useEffect(() => {
    setBest(null);
    if (!advise || game === 1) return;
    let isCurrent = true;
    const question: AdviceQuestion = { game, tiles: [...hand], properNouns };
    advise(question).then(
      (found) => {
        const parsed = v.safeParse(answer, found);
        if (isCurrent && parsed.success) setBest(parsed.output);
      },
      // Advice is a courtesy: without it the round is shown as it was.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [advise, game, properNouns, hand]);
  return best;
}
