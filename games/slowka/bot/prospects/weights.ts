import type { Letter } from '@late/lexicon';

/**
 * What a turn leaves behind, in points of the rest of the game: how much more the one who laid the
 * word will still make than each of the others; alone, how much it will still make.
 */
export interface Weights {
  /** By how many light fields are free: whose turn the last tokens will be. */
  readonly free: readonly number[];
  /** By how many sides of a bonus field are open, for each of its points. */
  readonly open: readonly number[];
  /** By letter: what it is worth to keep it. */
  readonly keep: readonly number[];
  /** What each kept token is worth besides, as long as it stands in the way of a new one. */
  readonly stay: number;
}

/** More free fields than these do not make a difference. */
export const MOST_FREE = 26;
export const MOST_OPEN = 6;

export function keepValue({ keep, stay }: Weights, letter: Letter, poolLasts: boolean): number {
  return (keep[letter] as number) + (poolLasts ? stay : 0);
}
