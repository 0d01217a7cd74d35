/**
 * What a key may stand for where a keyboard has no Polish letters; the first of them is also what
 * Alt makes of it on the Polish programmers' keyboard.
 */
export const MARKED_LETTERS: Readonly<Record<string, string>> = {
  a: 'ą',
  c: 'ć',
  e: 'ę',
  l: 'ł',
  n: 'ń',
  o: 'ó',
  s: 'ś',
  x: 'ź',
  z: 'żź',
};
