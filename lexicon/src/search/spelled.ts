/** A word in capitals; old letters stand in parentheses, blanks are small. */
export function spelled(
  word: string,
  isOld: (place: number) => boolean,
  isBlank: (place: number) => boolean,
): string {
  const signs = [...word].map((letter, place) => {
    const sign = isBlank(place) ? letter : letter.toUpperCase();
    return isOld(place) ? `(${sign})` : sign;
  });
  return signs.join('').replaceAll(')(', '');
}
