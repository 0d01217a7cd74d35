import { characterOf, type Letter } from '../letters.ts';
import { count as countBits, type WordGraph } from '../word-graph.ts';
import { outlookOf, RECORD } from './outlook.ts';
import type { KeptPathWord, PathWord } from './path-word.ts';
import { tally } from './rack.ts';
import { STEPS as FAR_STEPS, FREE as NO_LETTER, surroundings } from './surroundings.ts';

// See crossword-search.ts: an imported name is slow in an inner loop.
const { MASK, ENDS, FIRST, AHEAD } = RECORD;
const FREE = NO_LETTER;
const STEPS = FAR_STEPS;
const count = countBits;
/** A field where no token may lie, or one that the path has taken. */
const CLOSED = -2;

export interface PathSearch {
  /**
   * Visits every word that a turn can lay: a path over touching fields, none of them twice, with
   * at least one token from the rack and at least one that lay there. The same word on another
   * path is another one. `letters` has the letter on each field, or -1 for a free one, or -2 for one
   * where no token may lie.
   */
  words(letters: ArrayLike<number>, rack: readonly Letter[], visit: (word: PathWord) => void): void;
}

/**
 * A search over a board that is given as the neighbours of each of its fields. It keeps its
 * buffers: use it again and again, but not from within its own visits.
 */
export function pathSearch(
  graph: WordGraph,
  neighbours: readonly (readonly number[])[],
): PathSearch {
  const { root, records, children } = outlookOf(graph);
  const fields = neighbours.length;
  // A place before the first letter, from which all fields are one step away.
  const everywhere = fields;
  const lists = [...neighbours, [...neighbours.keys()]].map((list) => Uint8Array.from(list));

  const state = new Int8Array(fields);
  let around: Int32Array = new Int32Array(0);
  let counts: Uint8Array = new Uint8Array(32);
  let visit: (word: PathWord) => void = () => {};
  let tokens = 0;

  const word = {
    length: 0,
    letters: new Uint8Array(fields),
    path: new Uint8Array(fields),
    laid: new Uint8Array(fields),
    tokens: 0,
    keep: (): KeptPathWord => ({
      word: Array.from(letters.subarray(0, word.length), characterOf).join(''),
      path: [...path.subarray(0, word.length)],
      laid: Array.from(laid.subarray(0, word.length), (isNew) => isNew === 1),
    }),
  };
  const { letters, path, laid } = word;

  return {
    words(board, rack, visitor) {
      const held = tally({ letters: rack, blanks: 0 });
      counts = held.counts;
      visit = visitor;
      state.set(board);
      around = surroundings(board, lists);
      tokens = held.tiles;
      if (tokens > 0) extend(everywhere, root, 0, held.mask, tokens, false);
    },
  };

  /** Goes on from a field. `mask` has the letters in the rack, `hand` is how many tokens are left. */
  function extend(
    field: number,
    node: number,
    at: number,
    mask: number,
    hand: number,
    metOld: boolean,
  ): void {
    const onward = records[node + MASK] as number;
    const ends = records[node + ENDS] as number;
    const first = records[node + FIRST] as number;
    const list = lists[field] as Uint8Array;

    if ((onward & (around[STEPS * field] as number)) !== 0) {
      laid[at] = 0;
      for (let i = 0; i < list.length; i++) {
        const next = list[i] as number;
        const letter = state[next] as number;
        if (letter < 0 || ((onward >>> letter) & 1) === 0) continue;
        const bit = 1 << letter;
        state[next] = CLOSED;
        letters[at] = letter;
        path[at] = next;
        if (hand < tokens && (ends & bit) !== 0) report(at + 1, hand);
        const child = children[first + count(onward & (bit - 1))] as number;
        // Letters on the board or in the hand: without one of them the path ends here.
        const near = (around[STEPS * next] as number) | mask;
        if (((records[child + MASK] as number) & near) !== 0) {
          extend(next, child, at + 1, mask, hand, true);
        }
        state[next] = letter;
      }
    }
    if (hand === 0) return;

    for (let open = onward & mask; open !== 0; open &= open - 1) {
      const bit = open & -open;
      const letter = 31 - Math.clz32(bit);
      const others = (counts[letter] as number) - 1;
      const left = others === 0 ? mask & ~bit : mask;
      const child = children[first + count(onward & (bit - 1))] as number;
      const ended = metOld && (ends & bit) !== 0;
      const goesOn = records[child + MASK] !== 0;
      if (!ended && !goesOn) continue;
      counts[letter] = others;
      letters[at] = letter;
      laid[at] = 1;
      for (let i = 0; i < list.length; i++) {
        const next = list[i] as number;
        if (state[next] !== FREE) continue;
        path[at] = next;
        if (ended) report(at + 1, hand - 1);
        if (!goesOn) continue;
        if (metOld) {
          const near = (around[STEPS * next] as number) | left;
          if (((records[child + MASK] as number) & near) === 0) continue;
        } else if (!canMeet(next, child, left, hand - 1)) continue;
        state[next] = CLOSED;
        extend(next, child, at + 1, left, hand - 1, metOld);
        state[next] = FREE;
      }
      counts[letter] = others + 1;
    }
  }

  /** Whether a path of new tokens may yet come to an old one with a letter that goes on from here. */
  function canMeet(field: number, node: number, mask: number, hand: number): boolean {
    const see = STEPS * field;
    if (((records[node + MASK] as number) & (around[see] as number)) !== 0) return true;
    if (((records[node + MASK] as number) & mask) === 0) return false;
    for (let step = 1; step <= hand; step++) {
      if (step >= STEPS) return true;
      if (((records[node + AHEAD + step - 1] as number) & (around[see + step] as number)) !== 0) {
        return true;
      }
    }
    return false;
  }

  function report(length: number, hand: number): void {
    word.length = length;
    word.tokens = tokens - hand;
    visit(word);
  }
}
