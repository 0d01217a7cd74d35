import type { Letter } from '../alphabet.ts';
import { Best } from './best.ts';
import type { PathSearch } from './path-search.ts';
import type { KeptPathWord, PathWord } from './path-word.ts';

/** The best `n` words of a turn by the caller's own value of a word on its path, best first. */
export function bestPaths(
  search: PathSearch,
  letters: ArrayLike<number>,
  rack: readonly Letter[],
  n: number,
  rate: (word: PathWord) => number,
): KeptPathWord[] {
  const best = new Best<KeptPathWord>(n);
  search.words(letters, rack, (word) => best.offer(rate(word), word));
  return best.kept;
}
