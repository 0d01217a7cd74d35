import { bestMoves, type CrosswordMove, crosswordSearch, type WordGraph } from '@late/lexicon';
import { lettersOn, placementsOf, rackOf } from '../tiles.ts';
import { withoutWord } from './highest-score.ts';
import type { Mind } from './mind.ts';
import { WORTH } from './worth.ts';

/** How much of what is possible somebody sees. */
export interface Eyes {
  /** How likely a word of so many letters or fewer is seen. */
  readonly short: number;
  readonly letters: number;
  /** How much of that likelihood is left with every further letter. */
  readonly further: number;
}

const FINE = 1 << 16;

/** Lays what counts most among the places that catch the eye. */
export function casual(graph: WordGraph, eyes: Eyes): Mind {
  const search = crosswordSearch(graph);
  return (view, chance) => {
    const table = lettersOn(view.table);
    const mine = view.mine ?? [];
    const rate = (move: CrosswordMove): number => {
      const isSeen = chance.below(FINE) < FINE * likelihood(eyes, move.length);
      // What was overlooked is found at last if there is nothing else, and then anything will do.
      return isSeen ? move.score : -move.score;
    };
    const [best] = bestMoves(search, table, rackOf(mine), WORTH, 1, rate);
    return best ? { do: 'lay', tiles: placementsOf(best.placements) } : withoutWord(view, mine);
  };
}

function likelihood({ short, letters, further }: Eyes, length: number): number {
  return short * further ** Math.max(0, length - letters);
}
