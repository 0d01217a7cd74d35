import type { EditionId } from '@late/lexicon';

/** Of a hundred words that they know, so many are overlooked by bots of a level; none where nothing is said. */
export type Overlooked = Readonly<Partial<Record<EditionId, number>>>;

/**
 * In the languages with fewer endings beginners' words fit more often than in Polish, and nobody would ever have to
 * exchange. So bots are without a word about as often as in the original; see docs/dictionary.md.
 */
export const OVERLOOKED: { readonly easy: Overlooked; readonly medium: Overlooked } = {
  easy: { en: 45, de: 45, fr: 47, it: 44 },
  medium: { en: 8, de: 5 },
};
