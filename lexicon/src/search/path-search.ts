import type { Letter } from '../alphabet.ts';
import { count as countBits, type WordGraph } from '../word-graph.ts';
import { fieldSteps } from './field-steps.ts';
import { FoundPath } from './found-path.ts';
import { NearLetters } from './near-letters.ts';
import { outlookOf, RECORD } from './outlook.ts';
import type { PathWord } from './path-word.ts';
import { tally } from './rack.ts';
import { StemReach } from './stem-reach.ts';
import { STEM, Stems } from './stems.ts';

// See word-extension.ts: an imported name is slow in an inner loop.
const { MASK, ENDS, FIRST } = RECORD;
const { NODE, LETTER, BEHIND, LEFT, SIZE } = STEM;
const count = countBits;
const FREE = -1;
/** A field where no token may lie, or one that the path has taken. */
const CLOSED = -2;

/** Thrown to leave a search at its first word; the next one begins with everything laid out anew. */
const FOUND = Symbol('found');
const stop = (): never => {
  throw FOUND;
};

export interface PathSearch {
  /**
   * Visits every word that a turn can lay: a path over touching fields, none of them twice, with
   * at least one token from the rack and at least one that lay there. The same word on another
   * path is another one. `letters` has the letter on each field, or -1 for a free one, or -2 for one
   * where no token may lie.
   */
  words(letters: ArrayLike<number>, rack: readonly Letter[], visit: (word: PathWord) => void): void;
  /** Whether a turn can lay any word. */
  hasWord(letters: ArrayLike<number>, rack: readonly Letter[]): boolean;
}

/**
 * A search over a board that is given as the neighbours of each of its fields. Until a path comes
 * to an old token it goes by the stems of the rack, and only where they can yet meet one. A search
 * keeps its buffers: use it again and again, but not from within its own visits.
 */
export function pathSearch(
  graph: WordGraph,
  neighbours: readonly (readonly number[])[],
): PathSearch {
  const outlook = outlookOf(graph);
  const { records, children } = outlook;
  const { beside, everywhere, fields, starts } = fieldSteps(neighbours);
  const nearby = new NearLetters(outlook, fields);
  const { near } = nearby;
  const stems = new Stems(outlook);
  let held = stems.numbers;
  const reach = new StemReach(outlook, { beside, everywhere, fields, starts }, nearby);
  let { reaches } = reach;
  const found = new FoundPath(fields, graph.alphabet);
  const { laid, letters, path } = found;
  /** By field: the letter there, `FREE` or `CLOSED`. */
  const board = new Int8Array(fields);
  /** By letter: how many are left in the rack. */
  const counts = new Uint8Array(32);
  let tokens = 0;
  let visit: (word: PathWord) => void = () => {};

  return { words, hasWord };

  function hasWord(lying: ArrayLike<number>, rack: readonly Letter[]): boolean {
    try {
      words(lying, rack, stop);
      return false;
    } catch (thrown) {
      if (thrown === FOUND) return true;
      throw thrown;
    }
  }

  function words(
    lying: ArrayLike<number>,
    rack: readonly Letter[],
    visitor: (word: PathWord) => void,
  ): void {
    if (rack.length === 0) return;
    tokens = rack.length;
    visit = visitor;
    counts.set(tally({ letters: rack, blanks: 0 }).counts);
    board.set(lying);
    nearby.look(lying, neighbours);
    stems.spell({ letters: rack, blanks: 0 }, tokens);
    held = stems.numbers;
    reach.survey(stems, board);
    ({ reaches } = reach);
    read(everywhere, held[NODE] as number, 0, held[LEFT] as number, tokens);
    approach(0, everywhere, 0);
  }

  /** Goes on from a field with new tokens, after others or none, and then over old ones. */
  function approach(stem: number, field: number, at: number): void {
    const start = starts[field] as number;
    const end = starts[field + 1] as number;
    const behind = held[stem + BEHIND] as number;
    for (let longer = stem + SIZE; longer < behind; longer = held[longer + BEHIND] as number) {
      const mine = (longer / SIZE) * fields;
      const letter = held[longer + LETTER] as number;
      counts[letter] = (counts[letter] as number) - 1;
      letters[at] = letter;
      laid[at] = 1;
      for (let i = start; i < end; i++) {
        const next = beside[i] as number;
        if (board[next] !== FREE || reaches[mine + next] === 0) continue;
        board[next] = CLOSED;
        path[at] = next;
        const left = held[longer + LEFT] as number;
        read(next, held[longer + NODE] as number, at + 1, left, tokens - at - 1);
        approach(longer, next, at + 1);
        board[next] = FREE;
      }
      counts[letter] = (counts[letter] as number) + 1;
    }
  }

  /** Goes on from a field over the old tokens beside it. `mask` and `hand` as in `extend`. */
  function read(field: number, node: number, at: number, mask: number, hand: number): void {
    const onward = records[node + MASK] as number;
    const ends = records[node + ENDS] as number;
    const first = records[node + FIRST] as number;
    const end = starts[field + 1] as number;
    laid[at] = 0;
    for (let i = starts[field] as number; i < end; i++) {
      const next = beside[i] as number;
      const letter = board[next] as number;
      if (letter < 0 || ((onward >>> letter) & 1) === 0) continue;
      const bit = 1 << letter;
      letters[at] = letter;
      path[at] = next;
      if (hand < tokens && (ends & bit) !== 0) report(at + 1, hand);
      const child = children[first + count(onward & (bit - 1))] as number;
      if (!nearby.goesOn(next, child, mask)) continue;
      board[next] = CLOSED;
      extend(next, child, at + 1, mask, hand);
      board[next] = letter;
    }
  }

  /**
   * Goes on from a field after an old token. `mask` has the letters in the rack, `hand` is how many
   * tokens are left.
   */
  function extend(field: number, node: number, at: number, mask: number, hand: number): void {
    const onward = records[node + MASK] as number;
    if ((onward & (near[field] as number)) !== 0) read(field, node, at, mask, hand);
    if (hand === 0) return;
    const ends = records[node + ENDS] as number;
    const first = records[node + FIRST] as number;
    const start = starts[field] as number;
    const end = starts[field + 1] as number;
    for (let open = onward & mask; open !== 0; open &= open - 1) {
      const bit = open & -open;
      const letter = 31 - Math.clz32(bit);
      const others = (counts[letter] as number) - 1;
      const left = others === 0 ? mask & ~bit : mask;
      const child = children[first + count(onward & (bit - 1))] as number;
      const ended = (ends & bit) !== 0;
      if (!ended && records[child + MASK] === 0) continue;
      counts[letter] = others;
      letters[at] = letter;
      laid[at] = 1;
      for (let i = start; i < end; i++) {
        const next = beside[i] as number;
        if (board[next] !== FREE) continue;
        path[at] = next;
        if (ended) report(at + 1, hand - 1);
        if (!nearby.goesOn(next, child, left)) continue;
        board[next] = CLOSED;
        extend(next, child, at + 1, left, hand - 1);
        board[next] = FREE;
      }
      counts[letter] = others + 1;
    }
  }

  function report(length: number, hand: number): void {
    found.length = length;
    found.tokens = tokens - hand;
    visit(found);
  }
}
