/** By which version of the rules a game was dealt. */
export interface Dealt {
  readonly version: number;
}

/**
 * Games of the first version end as they began. In them whoever had laid all tiles in one piece was
 * done, words or not; the piece with the most tiles counted; a hand raised in vain put its player out;
 * and a word laid at a challenge table could be taken back while nothing was drawn.
 */
export function isFirstVersion({ version }: Dealt): boolean {
  return version === 1;
}
