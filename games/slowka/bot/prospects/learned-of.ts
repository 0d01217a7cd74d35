import { EDITIONS, type EditionId } from '@late/lexicon';
import { lent } from './learned/lent.ts';
import { LEARNED as PL } from './learned/pl.ts';
import type { Weights } from './weights.ts';

const LEARNED: Readonly<Partial<Record<EditionId, typeof PL>>> = {
  en: lent(PL, EDITIONS.pl.alphabet, EDITIONS.en.alphabet),
  pl: PL,
};

/** What games of this edition have taught, by seats. */
export function learnedOf(edition: EditionId): Readonly<Record<number, Weights>> {
  const learned = LEARNED[edition];
  if (!learned) throw new Error(`nobody has learned the edition ${edition} yet`);
  return learned;
}
