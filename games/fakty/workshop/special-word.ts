import { printOf } from '../rules/index.ts';

/** The words of a tile, and which of them is the special one; -1 for none. */
export function wordsOf(marked: string): {
  readonly words: readonly string[];
  readonly at: number;
} {
  const { text, before, special } = printOf(marked);
  const words = text.split(' ').filter(Boolean);
  if (special === null) return { words, at: -1 };
  return { words, at: before.split(' ').length - 1 };
}

/** The same text with another special word, or with none. */
export function withSpecial(marked: string, at: number): string {
  const { words } = wordsOf(marked.replaceAll('_', ''));
  return words
    .map((word, index) => {
      if (index !== at) return word;
      // An apostrophe's article (L’AMOUR) and a comma are not part of the word.
      const [, before = '', core = '', after = ''] =
        /^(.*[’'])?(.*?)([,.…:;!?]*)$/.exec(word) ?? [];
      return core ? `${before}_${core}_${after}` : word;
    })
    .join(' ');
}

/** What was typed instead, with the special word still marked if it is still there. */
export function retyped(marked: string, typed: string): string {
  const { special } = printOf(marked);
  const plain = typed.replaceAll('_', '');
  if (special === null) return plain;
  const start = plain.indexOf(special);
  if (start < 0) return plain;
  const end = start + special.length;
  return `${plain.slice(0, start)}_${special}_${plain.slice(end)}`;
}
