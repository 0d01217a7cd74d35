import { useEffect, useState } from 'react';
import type { Advice, Options, Tile } from '../../rules/index.ts';
import { type Advise, askBest } from './ask-best.ts';

/** What could have been made of a player's tiles; null as long as nobody knows. */
export function useBest(
  advise: Advise | undefined,
  options: Options,
  tiles: readonly Tile[],
): Advice | null {
  const [best, setBest] = useState<Advice | null>(null);
  const key = JSON.stringify([options, tiles]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: views are made anew at every step, the key is what they say
  useEffect(() => {
    setBest(null);
    if (!advise) return;
    let isCurrent = true;
    askBest(advise, options, tiles).then((found) => isCurrent && setBest(found));
    return () => {
      isCurrent = false;
    };
  }, [advise, key]);
  return best;
}
