import type { Alphabet } from '@late/lexicon';

/** Words to look up, every other one of them with a letter changed so that it is no word. */
export function questions(
  words: readonly string[],
  isWord: (word: string) => boolean,
  count: number,
  alphabet: Alphabet,
): string[] {
  let seed = 1;
  const below = (n: number): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * n);
  };
  const letter = () => alphabet.characterOf(below(alphabet.letters.length));
  const misspelt = (word: string): string => {
    for (;;) {
      const at = below(word.length);
      const wrong = word.slice(0, at) + letter() + word.slice(at + 1);
      if (!isWord(wrong)) return wrong;
    }
  };
  return Array.from({ length: count }, (_, i) => {
    const word = words[below(words.length)] as string;
    return i % 2 === 0 ? word : misspelt(word);
  });
}
