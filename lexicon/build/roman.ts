const ROMAN = /^(?=.)m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/;

/** Whether small letters are a number of the Romans: xxiv. */
export function isRoman(word: string): boolean {
  return ROMAN.test(word);
}
