import { Best } from './best.ts';
import type { CrosswordMove, CrosswordWorth, KeptCrosswordMove } from './crossword-move.ts';
import type { CrosswordSearch } from './crossword-search.ts';
import type { LaidLetter } from './laid-letter.ts';
import type { Rack } from './rack.ts';

/** The best `n` moves, best first: by score, or by another value of the caller's. */
export function bestMoves(
  search: CrosswordSearch,
  laid: readonly LaidLetter[],
  rack: Rack,
  worth: CrosswordWorth,
  n: number,
  rate: (move: CrosswordMove) => number = ({ score }) => score,
): KeptCrosswordMove[] {
  const best = new Best<KeptCrosswordMove>(n);
  search.moves(laid, rack, worth, (move) => best.offer(rate(move), move));
  return best.kept;
}
