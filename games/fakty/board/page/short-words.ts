/**
 * A word of one letter (Z, W, À) stays with the next word, or at the end with the one before, where
 * both together are not too long for a line.
 */
export function keepShortWords(text: string, longest = Number.POSITIVE_INFINITY): string {
  const bind = (pair: string) => (pair.length > longest ? pair : pair.replace(' ', '\u00A0'));
  return text.replace(/(?<=^|\s)\p{L} \S+/gu, bind).replace(/\S+ \p{L}$/u, bind);
}
