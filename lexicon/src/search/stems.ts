import { count as countBits } from '../word-graph.ts';
import { type Outlook, RECORD } from './outlook.ts';
import { type Rack, tally } from './rack.ts';

// See word-extension.ts: an imported name is slow in an inner loop.
const { MASK, FIRST, AHEAD } = RECORD;
const count = countBits;

/** Where the numbers of a stem are. */
export const STEM = {
  /** The node of the graph after it. */
  NODE: 0,
  /** Its last letter, and 1 if a blank stands for it. */
  LETTER: 1,
  BLANK: 2,
  /** The stem without its last letter. */
  BEFORE: 3,
  /** The stem behind all that go on from this one. */
  BEHIND: 4,
  /** The next stem of the same length, or `NONE`. */
  ALIKE: 5,
  /** One bit a letter: those left in the rack; and how many blanks are. */
  LEFT: 6,
  BLANKS: 7,
  /** One bit a letter: those that can come next, and those that can come after one more tile. */
  NEXT: 8,
  SECOND: 9,
  SIZE: 10,
} as const;
const { NODE, LETTER, BLANK, BEFORE, BEHIND, ALIKE, LEFT, BLANKS, NEXT, SECOND, SIZE } = STEM;
export const NONE = -1;
/** More than most racks spell without a blank; there is more room when it is needed. */
const MANY = 256;

/**
 * The beginnings of words that a rack spells by itself. They are few, and the same wherever they
 * are laid, so a search finds them once and then sees which of them can meet what lies at a place.
 * They stand in the order of the alphabet, each followed by those that go on from it, and are named
 * by where their numbers begin; the empty one is 0.
 */
export class Stems {
  numbers = new Int32Array(MANY * SIZE);
  /** Behind the last of them. */
  end = 0;
  /** By length: the first stem, or `NONE`. */
  first = new Int32Array(0);
  #last = new Int32Array(0);
  #counts: Uint8Array = new Uint8Array(0);
  readonly #graph: Outlook;

  constructor(graph: Outlook) {
    this.#graph = graph;
  }

  /** Finds those of at most so many letters. */
  spell(rack: Rack, longest: number): void {
    const { counts, mask } = tally(rack);
    this.#counts = counts;
    this.end = 0;
    this.first = new Int32Array(longest + 1).fill(NONE);
    this.#last = new Int32Array(longest + 1);
    this.#add(0, this.#graph.root, 0, mask, rack.blanks);
    this.#goOn(0, 0, longest);
  }

  #add(length: number, node: number, before: number, left: number, blanks: number): number {
    const stem = this.end;
    this.end += SIZE;
    if (this.end > this.numbers.length) {
      const larger = new Int32Array(2 * this.numbers.length);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    const { numbers } = this;
    numbers[stem + NODE] = node;
    numbers[stem + BEFORE] = before;
    numbers[stem + ALIKE] = NONE;
    numbers[stem + LEFT] = left;
    numbers[stem + BLANKS] = blanks;
    numbers[stem + NEXT] = this.#graph.records[node + MASK] as number;
    if (this.first[length] === NONE) this.first[length] = stem;
    else numbers[(this.#last[length] as number) + ALIKE] = stem;
    this.#last[length] = stem;
    return stem;
  }

  /** Adds all that go on from a stem. */
  #goOn(stem: number, length: number, longest: number): void {
    const { records, children } = this.#graph;
    const node = this.numbers[stem + NODE] as number;
    const left = this.numbers[stem + LEFT] as number;
    const blanks = this.numbers[stem + BLANKS] as number;
    const onward = records[node + MASK] as number;
    const first = records[node + FIRST] as number;
    // What would come after the longest stems is not spelt out, so any tile might be the next.
    let second = length === longest ? (records[node + AHEAD] as number) : 0;
    let open = length === longest ? 0 : blanks === 0 ? onward & left : onward;
    for (; open !== 0; open &= open - 1) {
      const bit = open & -open;
      const child = children[first + count(onward & (bit - 1))] as number;
      if (records[child + MASK] === 0) continue;
      const letter = 31 - Math.clz32(bit);
      const blank = (left & bit) === 0 ? 1 : 0;
      const others = (this.#counts[letter] as number) - 1;
      if (blank === 0) this.#counts[letter] = others;
      const rest = others === 0 ? left & ~bit : left;
      const longer = this.#add(length + 1, child, stem, rest, blanks - blank);
      this.numbers[longer + LETTER] = letter;
      this.numbers[longer + BLANK] = blank;
      second |= this.numbers[longer + NEXT] as number;
      this.#goOn(longer, length + 1, longest);
      if (blank === 0) this.#counts[letter] = others + 1;
    }
    this.numbers[stem + SECOND] = second;
    this.numbers[stem + BEHIND] = this.end;
  }
}
