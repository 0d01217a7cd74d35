import { type IsLate, neverLate } from '@late/kernel';
import {
  bestMoves,
  type CrosswordSearch,
  type KeptCrosswordMove,
  type LaidLetter,
  type Rack,
  rackWithout,
  tilesIn,
} from '@late/lexicon';
import { WORTH } from './worth.ts';

/** How many moves are tried at each depth; farther on, both lay what counts most. */
const WIDTHS = [10, 5];
/** How much searching one decision may cost; a rack without blanks costs 1. */
const PATIENCE = 150;
/** A blank makes a search so much longer. */
const COST_OF_BLANKS = [1, 8, 40];

/**
 * The last tiles between two players who know each other's: the bag is empty. Finds the move after
 * which most is won until the end, as far as it can look; null if there is no word.
 */
export function lastMove(
  search: CrosswordSearch,
  table: readonly LaidLetter[],
  mine: Rack,
  theirs: Rack,
  isLate: IsLate = neverLate,
): KeptCrosswordMove | null {
  let patience = PATIENCE;
  let best: KeptCrosswordMove | null = null;
  let most = -Infinity;
  for (const move of ways(table, mine, WIDTHS[0] as number)) {
    if (patience <= 0 && best) break;
    const won = wonBy(move, table, mine, theirs, 1);
    if (won <= most) continue;
    most = won;
    best = move;
  }
  return best;

  function ways(laid: readonly LaidLetter[], rack: Rack, most: number): KeptCrosswordMove[] {
    patience = isLate() ? 0 : patience - (COST_OF_BLANKS[rack.blanks] as number);
    return bestMoves(search, laid, rack, WORTH, most);
  }

  /** What a move wins: its points, and less for what the other one wins afterwards. */
  function wonBy(
    move: KeptCrosswordMove,
    laid: readonly LaidLetter[],
    rack: Rack,
    other: Rack,
    depth: number,
  ): number {
    const left = rackWithout(rack, move.placements);
    if (tilesIn(left) === 0) return move.score;
    return move.score - rest([...laid, ...move.placements], other, left, depth, false);
  }

  /** What whoever is next wins until the end. */
  function rest(
    laid: readonly LaidLetter[],
    rack: Rack,
    other: Rack,
    depth: number,
    passed: boolean,
  ): number {
    const width = patience > 0 ? (WIDTHS[depth] ?? 1) : 1;
    const moves = ways(laid, rack, width);
    if (moves.length === 0) return passed ? 0 : -rest(laid, other, rack, depth + 1, true);
    return Math.max(...moves.map((move) => wonBy(move, laid, rack, other, depth + 1)));
  }
}
