import { bestMoves, type CrosswordMove, crosswordSearch, type WordGraph } from '@late/lexicon';
import { lettersOn, placementsOf, rackOf, worthOf } from '../tiles.ts';
import { withoutWord } from './highest-score.ts';
import type { Mind } from './mind.ts';

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
  const { alphabet } = graph;
  return (view, chance) => {
    const table = lettersOn(alphabet, view.table);
    const mine = view.mine ?? [];
    const rate = (move: CrosswordMove): number => {
      const isSeen = chance.below(FINE) < FINE * likelihood(eyes, move.length);
      // What was overlooked is found at last if there is nothing else, and then anything will do.
      return isSeen ? move.score : -move.score;
    };
    const rack = rackOf(alphabet, mine);
    const [best] = bestMoves(search, table, rack, worthOf(view.options), 1, rate);
    if (!best) return withoutWord(view, mine);
    return { do: 'lay', tiles: placementsOf(alphabet, best.placements) };
  };
}

function likelihood({ short, letters, further }: Eyes, length: number): number {
  return short * further ** Math.max(0, length - letters);
}
