import type { EditionId } from '@late/lexicon';
import { LEARNED as DE } from './learned/de.ts';
import { LEARNED as EN } from './learned/en.ts';
import { LEARNED as FR } from './learned/fr.ts';
import { LEARNED as IT } from './learned/it.ts';
import { LEARNED as PL } from './learned/pl.ts';
import type { Weights } from './weights.ts';

const LEARNED: Readonly<Record<EditionId, typeof PL>> = { de: DE, en: EN, fr: FR, it: IT, pl: PL };

/** What games of this edition have taught, by seats. */
export function learnedOf(edition: EditionId): Readonly<Record<number, Weights>> {
  return LEARNED[edition];
}
