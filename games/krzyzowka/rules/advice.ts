import type { OfList } from '@late/lexicon';
import type { Laid } from './grid.ts';
import type { Run } from './runs.ts';
import type { Tile } from './tile-sets.ts';
import type { WordOptions } from './words.ts';

/** Asked after a round: what could have been made of these tiles? */
export interface AdviceQuestion extends WordOptions, OfList {
  readonly game: 2 | 3;
  readonly tiles: readonly Tile[];
}

export type PossibleWord = Pick<Run, 'word' | 'points'>;

/** Game 2: the best crossword found. Game 3: the words that count most, and the longest; best first. */
export type Advice =
  | { readonly game: 2; readonly layout: readonly Laid[]; readonly points: number }
  | {
      readonly game: 3;
      readonly words: readonly PossibleWord[];
      readonly longest: readonly PossibleWord[];
    };
