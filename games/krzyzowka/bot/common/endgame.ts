import { type IsLate, neverLate } from '@late/kernel';
import {
  bestMoves,
  type CrosswordSearch,
  type CrosswordWorth,
  type KeptCrosswordMove,
  type LaidLetter,
  type Rack,
  rackWithout,
  tilesIn,
} from '@late/lexicon';

/** How many moves are tried at each depth; farther on, both lay what counts most. */
const WIDTHS = [10, 5];
/** How much searching one decision may cost; a rack without blanks costs 1. */
const PATIENCE = 150;
/** And what the margin of a single move may. */
const PATIENCE_EACH = 40;
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
  worth: CrosswordWorth,
  isLate: IsLate = neverLate,
): KeptCrosswordMove | null {
  const end = new LastTiles(search, worth, isLate, PATIENCE);
  let best: KeptCrosswordMove | null = null;
  let most = -Infinity;
  for (const move of end.ways(table, mine, WIDTHS[0] as number)) {
    if (end.isTired && best) break;
    const won = end.wonBy(move, table, mine, theirs, 1);
    if (won <= most) continue;
    most = won;
    best = move;
  }
  return best;
}

/** How much more one wins than the other until the end: with a move, or by passing. */
export function lastMargin(
  search: CrosswordSearch,
  table: readonly LaidLetter[],
  move: Pick<KeptCrosswordMove, 'placements' | 'score'> | null,
  mine: Rack,
  theirs: Rack,
  worth: CrosswordWorth,
  isLate: IsLate = neverLate,
): number {
  const end = new LastTiles(search, worth, isLate, PATIENCE_EACH);
  return move ? end.wonBy(move, table, mine, theirs, 1) : -end.rest(table, theirs, mine, 1, true);
}

class LastTiles {
  readonly #search: CrosswordSearch;
  readonly #worth: CrosswordWorth;
  readonly #isLate: IsLate;
  #patience: number;

  constructor(search: CrosswordSearch, worth: CrosswordWorth, isLate: IsLate, patience: number) {
    this.#search = search;
    this.#worth = worth;
    this.#isLate = isLate;
    this.#patience = patience;
  }

  get isTired(): boolean {
    return this.#patience <= 0;
  }

  ways(laid: readonly LaidLetter[], rack: Rack, most: number): KeptCrosswordMove[] {
    this.#patience = this.#isLate() ? 0 : this.#patience - (COST_OF_BLANKS[rack.blanks] as number);
    return bestMoves(this.#search, laid, rack, this.#worth, most);
  }

  /** What a move wins: its points, and less for what the other one wins afterwards. */
  wonBy(
    move: Pick<KeptCrosswordMove, 'placements' | 'score'>,
    laid: readonly LaidLetter[],
    rack: Rack,
    other: Rack,
    depth: number,
  ): number {
    const left = rackWithout(rack, move.placements);
    if (tilesIn(left) === 0) return move.score;
    return move.score - this.rest([...laid, ...move.placements], other, left, depth, false);
  }

  /** What whoever is next wins until the end. */
  rest(
    laid: readonly LaidLetter[],
    rack: Rack,
    other: Rack,
    depth: number,
    passed: boolean,
  ): number {
    const width = this.#patience > 0 ? (WIDTHS[depth] ?? 1) : 1;
    const moves = this.ways(laid, rack, width);
    if (moves.length === 0) return passed ? 0 : -this.rest(laid, other, rack, depth + 1, true);
    return Math.max(...moves.map((move) => this.wonBy(move, laid, rack, other, depth + 1)));
  }
}
