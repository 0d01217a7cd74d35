import { oneEdition } from '@late/lexicon';
import { smallLexicon } from '@late/lexicon/testing';
import { krzyzowka } from '../rules/index.ts';
import { WORDS } from './words.ts';

export const lexicon = smallLexicon(WORDS);

/** The game as the tests play it: by a few hundred words. */
export const game = krzyzowka(oneEdition(lexicon));
