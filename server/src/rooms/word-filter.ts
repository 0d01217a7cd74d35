/** Letters and signs that pass for others: of other alphabets, and as people write around a filter. */
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: '4@аα',
    b: '8вβ',
    c: 'сς',
    d: 'đԁ',
    e: '3еєε',
    h: 'н',
    i: '1l|ıіłι',
    j: 'ј',
    k: 'кκ',
    m: 'м',
    n: 'η',
    o: '0øоο',
    p: 'рρ',
    q: 'ԛ',
    s: '5$ѕ',
    t: '7тτ',
    u: 'υ',
    v: 'ν',
    w: 'ԝω',
    x: 'хχ',
    y: 'у',
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
  return [...bare].map((letter) => LOOKS_LIKE.get(letter) ?? letter).join('');
}
