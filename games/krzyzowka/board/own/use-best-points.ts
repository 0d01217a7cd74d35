import { useEffect, useState } from 'react';
import type { Options, Tile } from '../../rules/index.ts';
import { type Advise, askBest } from './ask-best.ts';

/** What the best found was worth in each round, one after the other; null as long as nobody knows. */
export function useBestPoints(
  advise: Advise | undefined,
  options: Options,
  rounds: readonly (readonly Tile[])[],
): readonly (number | null)[] {
  const [known, setKnown] = useState<ReadonlyMap<string, number>>(new Map());
  const keys = rounds.map((tiles) => tiles.join(''));
  const next = keys.find((key) => !known.has(key)) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the options of a game do not change
  useEffect(() => {
    if (!advise || next === null) return;
    let isCurrent = true;
    askBest(advise, options, [...next]).then((advice) => {
      if (!isCurrent || !advice) return;
      const points = advice.game === 2 ? advice.points : (advice.words[0]?.points ?? 0);
      setKnown((before) => new Map(before).set(next, points));
    });
    return () => {
      isCurrent = false;
    };
  }, [advise, next]);
  return keys.map((key) => known.get(key) ?? null);
}
