/** What a phone has room for in a column, if no letter is wide. */
export const LONG = 10;
/** No fewer letters before or after a hyphen. */
const LEAST = 4;
const VOWELS = 'AEIOUYÄÖÜĄĘÓÀÂÉÈÊËÎÏÔÛÙÌÒ';
/** Consonants that stay together at the beginning of a syllable. */
const TOGETHER = /^(SCH|CH|SZ|CZ|RZ|DZ|DŻ|DŹ|ŚC|PH|TH|QU|GN|GL|SC|[BCDFGKPTVW][LR])$/;

/**
 * Lets a long word be broken where a syllable begins. Browsers hyphenate capitals badly or not at
 * all.
 */
export function softHyphens(text: string): string {
  return text.replace(/\S+/gu, hyphenate);
}

function hyphenate(word: string): string {
  if (word.length < LONG || word.includes('-')) return word;
  let broken = '';
  for (const [index, letter] of [...word].entries()) {
    const isInside = index >= LEAST && index <= word.length - LEAST;
    if (isInside && beginsSyllable(word, index)) broken += '\u00AD';
    broken += letter;
  }
  return broken;
}

const isVowel = (letter: string | undefined) => letter !== undefined && VOWELS.includes(letter);

/** As many consonants as stay together, then a vowel; and no consonant before them belongs to them. */
function beginsSyllable(word: string, index: number): boolean {
  let end = index;
  while (end < word.length && !isVowel(word[end])) end++;
  if (end === index || end === word.length) return false;
  const cluster = word.slice(index, end);
  if (cluster.length > 1 && !TOGETHER.test(cluster)) return false;
  return !TOGETHER.test(word.slice(index - 1, end)) && !TOGETHER.test(word.slice(index - 2, end));
}
