import { LETTERS } from '@late/lexicon/testing';
import { BLANK } from '../rules/index.ts';
import { WORDS } from './words.ts';

/** Which letters there are, a bit for each: thousands of games ask what might be spelled. */
export function lettersIn(letters: Iterable<string>): number {
  let mask = 0;
  for (const letter of letters) if (letter !== BLANK) mask |= 1 << LETTERS.indexOf(letter);
  return mask;
}

const MASKS: ReadonlyMap<string, number> = new Map(WORDS.map((word) => [word, lettersIn(word)]));

/** How many different letters of a word of the list are not among those. */
export function unheld(word: string, held: number): number {
  let count = 0;
  for (let rest = (MASKS.get(word) as number) & ~held; rest; rest &= rest - 1) count++;
  return count;
}
