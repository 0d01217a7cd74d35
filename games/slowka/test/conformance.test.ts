import { conformance } from '@late/kernel/testing';
import { oneEdition } from '@late/lexicon';
import { describe } from 'vitest';
import { slowka, TOKEN_EDITIONS } from '../rules/index.ts';
import { SCANT, SHORT, shortWordsOf } from './lexicons.ts';
import { CHALLENGE, CHECKED, specimen, specimenOf, type Way } from './specimen.ts';

/** Each set plays so many games, thousands in all; `npm run soak -- slowka` plays more. */
conformance(specimen, 600);
conformance(specimenOf(SCANT, CHECKED), 300);

/** Tables that were dealt by the first version's rules play on by them. */
const now = slowka(oneEdition(SHORT));
const first: typeof now = {
  ...now,
  version: 1,
  setup: (options, seats, dealing) => now.setup(options, seats, { ...dealing, version: 1 }),
};
conformance(specimenOf(SHORT, CHALLENGE, first), 100);

/** Other editions have the same rules, and letters of their own. */
describe.each(TOKEN_EDITIONS.filter((edition) => edition !== 'pl'))('the edition %s', (edition) => {
  const ways: readonly Way[] = [
    { seats: 2, edition },
    { seats: 4, edition, words: 'challenge', wrongChallenge: 'turn', tableWords: true },
  ];
  conformance(specimenOf(shortWordsOf(edition), ways), 100);
});
