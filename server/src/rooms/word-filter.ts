import { inLatin } from '@late/table';

/** What stands for a letter where people write around a filter, and letters that are two. */
const STANDS_FOR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: '4@',
    b: '8',
    e: '3',
    i: '1l|',
    o: '0',
    s: '5$',
    t: '7',
    ae: 'æ',
    oe: 'œ',
    ss: 'ß',
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

const WORDS = /[\p{L}\p{N}\p{M}@$|]+/gu;

/**
 * Words that are not wanted in names and talk. A word counts only as a whole, so that nobody's town is
 * taken for one; a line of several words counts where they follow one another.
 */
export class WordFilter {
  private readonly barred: ReadonlySet<string>;
  /** How many words the longest line has. */
  private readonly longest: number;

  constructor(lines: readonly string[]) {
    const known = lines.map(wordsIn).filter((words) => words.length > 0);
    this.barred = new Set(known.map((words) => words.join(' ')));
    this.longest = Math.max(0, ...known.map((words) => words.length));
  }

  bars(text: string): boolean {
    const words = wordsIn(text);
    return words.some((_, from) => {
      const rest = words.slice(from, from + this.longest);
      return rest.some((_, last) => this.barred.has(rest.slice(0, last + 1).join(' ')));
    });
  }
}

/** The words of a text, each as it looks to a hurried eye. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase();
  return (plain.match(WORDS) ?? []).map(lookOf).filter(Boolean);
}

function lookOf(word: string): string {
  const bare = word.replace(/\p{M}/gu, '');
  // A number is no word in disguise.
  if (!/\p{L}/u.test(bare)) return bare;
  return [...inLatin(bare)].map((letter) => STANDS_FOR.get(letter) ?? letter).join('');
}
