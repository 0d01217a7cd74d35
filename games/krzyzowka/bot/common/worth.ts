import type { CrosswordWorth } from '@late/lexicon';
import { HAND, SEVEN_TILES } from '../../rules/index.ts';
import { VALUES } from '../tiles.ts';

/** What moves of the common crossword are worth. */
export const WORTH: CrosswordWorth = {
  values: VALUES,
  bonus: { tiles: HAND, points: SEVEN_TILES },
};
