import { characterOf, type Letter } from '../letters.ts';
import { count as countBits, type WordGraph } from '../word-graph.ts';
import { outlookOf, RECORD } from './outlook.ts';
import type { KeptPathWord, PathWord } from './path-word.ts';
import { tally } from './rack.ts';
import { STEM, Stems } from './stems.ts';
import { lookAround, surroundings } from './surroundings.ts';

// See crossword-search.ts: an imported name is slow in an inner loop.
const { MASK, ENDS, FIRST, AHEAD } = RECORD;
const { NODE, LETTER, BEFORE, BEHIND, LEFT, NEXT, SIZE } = STEM;
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
  const fields = neighbours.length;
  // A place before the first letter, from which all fields are one step away.
  const everywhere = fields;
  // One list of neighbours behind the other, and where each begins.
  const beside = Uint8Array.from([...neighbours.flat(), ...neighbours.keys()]);
  const starts = new Uint16Array(fields + 2);
  for (const [field, { length }] of neighbours.entries()) {
    starts[field + 1] = (starts[field] as number) + length;
  }
  starts[everywhere + 1] = beside.length;

  const state = new Int8Array(fields);
  const around = surroundings(fields);
  const { near, wide } = around;
  const counts = new Uint8Array(32);
  const stems = new Stems(outlook);
  let held = stems.numbers;
  /** By stem and field: 1 if a path may lead from its end there to an old token that fits. */
  let reaches = new Uint8Array(0);
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
    words,
    hasWord(board, rack) {
      try {
        words(board, rack, stop);
        return false;
      } catch (thrown) {
        if (thrown === FOUND) return true;
        throw thrown;
      }
    },
  };

  function words(
    board: ArrayLike<number>,
    rack: readonly Letter[],
    visitor: (word: PathWord) => void,
  ): void {
    if (rack.length === 0) return;
    tokens = rack.length;
    counts.set(tally({ letters: rack, blanks: 0 }).counts);
    visit = visitor;
    state.set(board);
    lookAround(around, board, neighbours);
    stems.spell({ letters: rack, blanks: 0 }, tokens);
    held = stems.numbers;
    survey();
    read(everywhere, held[NODE] as number, 0, held[LEFT] as number, tokens);
    approach(0, everywhere, 0);
  }

  /** Finds out what each stem reaches, the longest first: a shorter one reaches what they do. */
  function survey(): void {
    const size = (stems.end / SIZE) * fields;
    if (size > reaches.length) reaches = new Uint8Array(2 * size);
    else reaches.fill(0, 0, size);
    for (let stem = stems.end - SIZE; stem > 0; stem -= SIZE) {
      const mine = (stem / SIZE) * fields;
      const before = ((held[stem + BEFORE] as number) / SIZE) * fields;
      meet(stem, mine);
      for (let field = 0; field < fields; field++) {
        if (reaches[mine + field] === 0 || state[field] !== FREE) continue;
        const end = starts[field + 1] as number;
        for (let i = starts[field] as number; i < end; i++) {
          reaches[before + (beside[i] as number)] = 1;
        }
      }
    }
  }

  /** Marks the fields beside old tokens that go on from a stem. */
  function meet(stem: number, mine: number): void {
    const node = held[stem + NODE] as number;
    const onward = held[stem + NEXT] as number;
    for (let old = 0; old < fields; old++) {
      const letter = state[old] as number;
      if (letter < 0 || ((onward >>> letter) & 1) === 0) continue;
      const bit = 1 << letter;
      const first = records[node + FIRST] as number;
      const child = children[first + count(onward & (bit - 1))] as number;
      const ended = ((records[node + ENDS] as number) & bit) !== 0;
      if (!ended && !goesOn(old, child, held[stem + LEFT] as number)) continue;
      const end = starts[old + 1] as number;
      for (let i = starts[old] as number; i < end; i++) reaches[mine + (beside[i] as number)] = 1;
    }
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
        if (state[next] !== FREE || reaches[mine + next] === 0) continue;
        state[next] = CLOSED;
        path[at] = next;
        const left = held[longer + LEFT] as number;
        read(next, held[longer + NODE] as number, at + 1, left, tokens - at - 1);
        approach(longer, next, at + 1);
        state[next] = FREE;
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
      const letter = state[next] as number;
      if (letter < 0 || ((onward >>> letter) & 1) === 0) continue;
      const bit = 1 << letter;
      letters[at] = letter;
      path[at] = next;
      if (hand < tokens && (ends & bit) !== 0) report(at + 1, hand);
      const child = children[first + count(onward & (bit - 1))] as number;
      if (!goesOn(next, child, mask)) continue;
      state[next] = CLOSED;
      extend(next, child, at + 1, mask, hand);
      state[next] = letter;
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
        if (state[next] !== FREE) continue;
        path[at] = next;
        if (ended) report(at + 1, hand - 1);
        if (!goesOn(next, child, left)) continue;
        state[next] = CLOSED;
        extend(next, child, at + 1, left, hand - 1);
        state[next] = FREE;
      }
      counts[letter] = others + 1;
    }
  }

  /** Whether the next letter, or the two next, may be on the board or in the hand. */
  function goesOn(field: number, node: number, mask: number): boolean {
    const next = (near[field] as number) | mask;
    if (((records[node + ENDS] as number) & next) !== 0) return true;
    if (((records[node + MASK] as number) & next) === 0) return false;
    return ((records[node + AHEAD] as number) & ((wide[field] as number) | mask)) !== 0;
  }

  function report(length: number, hand: number): void {
    word.length = length;
    word.tokens = tokens - hand;
    visit(word);
  }
}
