import type { Chance } from '@late/kernel';
import {
  type KeptRackWord,
  type OfEdition,
  type RackWord,
  rackWords,
  type WordGraph,
} from '@late/lexicon';
import { BLANK, LONGEST, type Placement } from '../../rules/index.ts';
import { rackOf, valuesOf } from '../tiles.ts';
import type { Planner } from './plan.ts';

/** How somebody looks for a long word. */
export interface Search {
  /** In percent: how many of all words have come to mind after each step. */
  readonly seen: readonly number[];
  /** In percent of the best word: what is good enough at the first step, and at the last. */
  readonly goodEnough: readonly [first: number, last: number];
}

const FINE = 10_000;

/** Game 3: ever better words, until one is good enough for the time that it took. */
export function wordPlanner(
  options: OfEdition,
  graph: WordGraph,
  { seen, goodEnough }: Search,
): Planner {
  const values = valuesOf(options);
  return (tiles, _, chance) => {
    const rack = rackOf(graph.alphabet, tiles);
    let longest = 0;
    rackWords(graph, rack, values, ({ length }) => {
      if (length > longest) longest = length;
    });
    let most = 0;
    const best = seen.map((): { worth: number; word: KeptRackWord | null } => ({
      worth: 0,
      word: null,
    }));
    rackWords(graph, rack, values, (word) => {
      const worth = worthOf(word, longest);
      most = Math.max(most, worth);
      const first = stepOf(seen, chance);
      for (let step = first; step < best.length; step++) {
        const known = best[step]!;
        if (worth <= known.worth) continue;
        known.worth = worth;
        known.word = word.keep();
      }
    });
    const [high, low] = goodEnough;
    const enough = best.findIndex(
      ({ worth }, step) => 100 * worth >= most * (high + ((low - high) * step) / seen.length),
    );
    const steps = enough < 0 ? best : best.slice(0, enough + 1);
    const layouts = steps.flatMap(({ word, worth }, step) =>
      word && worth > (steps[step - 1]?.worth ?? 0) ? [lineOf(word)] : [],
    );
    return { swap: null, layouts };
  };
}

/** At which step a word comes to mind. */
function stepOf(seen: readonly number[], chance: Chance): number {
  const luck = chance.below(FINE);
  const step = seen.findIndex((percent) => luck < (FINE / 100) * percent);
  return step < 0 ? seen.length : step;
}

/** Its points, and a good part of the bonus if it is likely to be the longest. */
function worthOf({ score, length }: RackWord, longest: number): number {
  return score + LONGEST * Math.max(0, 1 - (longest - length) / 3);
}

function lineOf({ word, blanks }: KeptRackWord): Placement[] {
  return [...word].map((letter, column) =>
    blanks[column] ? { row: 0, column, tile: BLANK, letter } : { row: 0, column, tile: letter },
  );
}
