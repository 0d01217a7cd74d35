/** A word of one letter (Z, W, À) stays with what follows it, or at the end with what comes before. */
export function keepShortWords(text: string): string {
  return text.replace(/(?<=^|\s)(\p{L}) /gu, '$1\u00A0').replace(/ (\p{L})$/u, '\u00A0$1');
}
