import { count as countBits, type WordGraph } from '../word-graph.ts';
import { Best } from './best.ts';
import { type Rack, tally } from './rack.ts';

// See word-extension.ts: an imported name is slow in an inner loop.
const count = countBits;

/** A word while it is looked at: its buffers serve the next one, so `keep` what is to last. */
export interface RackWord {
  /** A blank is worth nothing; blanks stand only for what the rack lacks. */
  readonly score: number;
  /** The word: the first `length` letters, and 1 in `blanks` for a blank. */
  readonly length: number;
  readonly letters: Uint8Array;
  readonly blanks: Uint8Array;
  keep(): KeptRackWord;
}

export interface KeptRackWord {
  readonly word: string;
  readonly score: number;
  /** By letter of the word, whether a blank stands for it. */
  readonly blanks: readonly boolean[];
}

/** Visits every word of two letters or more that a rack can form, once each, in alphabetical order. */
export function rackWords(
  { alphabet, root, masks, ends, firsts, children }: WordGraph,
  rack: Rack,
  values: ArrayLike<number>,
  visit: (word: RackWord) => void,
): void {
  const { counts, mask: allLetters, tiles: allTiles } = tally(rack);
  let blanks = rack.blanks;
  const word = {
    score: 0,
    length: 0,
    letters: new Uint8Array(allTiles),
    blanks: new Uint8Array(allTiles),
    keep: (): KeptRackWord => ({
      word: Array.from(word.letters.subarray(0, word.length), (letter) =>
        alphabet.characterOf(letter),
      ).join(''),
      score: word.score,
      blanks: Array.from(word.blanks.subarray(0, word.length), (blank) => blank === 1),
    }),
  };
  const { letters, blanks: isBlank } = word;
  if (allTiles > 0) extend(root, 0, allLetters, 0);

  function extend(node: number, at: number, mask: number, score: number): void {
    const onward = masks[node] as number;
    const end = ends[node] as number;
    const first = firsts[node] as number;
    let open = blanks === 0 ? onward & mask : onward;
    if (at === allTiles - 1) open &= end;
    for (; open !== 0; open &= open - 1) {
      const bit = open & -open;
      const letter = 31 - Math.clz32(bit);
      const blank = (mask & bit) === 0;
      let left = mask;
      let value = 0;
      if (blank) blanks--;
      else {
        value = values[letter] as number;
        const others = (counts[letter] as number) - 1;
        counts[letter] = others;
        if (others === 0) left &= ~bit;
      }
      letters[at] = letter;
      isBlank[at] = blank ? 1 : 0;
      if (at > 0 && (end & bit) !== 0) {
        word.score = score + value;
        word.length = at + 1;
        visit(word);
      }
      if (at < allTiles - 1) {
        const child = children[first + count(onward & (bit - 1))] as number;
        const goesOn = masks[child] as number;
        if ((blanks === 0 ? goesOn & left : goesOn) !== 0)
          extend(child, at + 1, left, score + value);
      }
      if (blank) blanks++;
      else counts[letter] = (counts[letter] as number) + 1;
    }
  }
}

/** What comes first: points, then length, or the other way round. */
export type RackWordOrder = 'score' | 'length';

/** The best `n` words of a rack, best first; of equals, the first in the alphabet. */
export function bestRackWords(
  graph: WordGraph,
  rack: Rack,
  values: ArrayLike<number>,
  n: number,
  order: RackWordOrder = 'score',
): KeptRackWord[] {
  const best = new Best<KeptRackWord>(n);
  const [byScore, byLength] = order === 'score' ? [1 << 10, 1] : [1, 1 << 20];
  rackWords(graph, rack, values, (word) => {
    best.offer(byScore * word.score + byLength * word.length, word);
  });
  return best.kept;
}
