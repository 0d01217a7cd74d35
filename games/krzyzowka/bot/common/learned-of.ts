import type { EditionId } from '@late/lexicon';
import { LEAVE_WEIGHTS as DE } from './learned/de.ts';
import { LEAVE_WEIGHTS as EN } from './learned/en.ts';
import { LEAVE_WEIGHTS as FR } from './learned/fr.ts';
import { LEAVE_WEIGHTS as IT } from './learned/it.ts';
import { LEAVE_WEIGHTS as PL } from './learned/pl.ts';
import type { LeaveWeights } from './leave.ts';

const LEARNED: Readonly<Record<EditionId, LeaveWeights>> = {
  de: DE,
  en: EN,
  fr: FR,
  it: IT,
  pl: PL,
};

/** What games of this edition have taught about tiles that one keeps. */
export function learnedOf(edition: EditionId): LeaveWeights {
  return LEARNED[edition];
}
