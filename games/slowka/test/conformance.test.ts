import { conformance } from '@late/kernel/testing';
import { slowka } from '../rules/index.ts';
import { SCANT, SHORT } from './lexicons.ts';
import { CHALLENGE, CHECKED, specimen, specimenOf } from './specimen.ts';

conformance(specimen, 600);
conformance(specimenOf(SCANT, CHECKED), 600);

/** Tables that were dealt by the first version's rules play on by them. */
const now = slowka(SHORT);
const first: typeof now = {
  ...now,
  version: 1,
  setup: (options, seats, dealing) => now.setup(options, seats, { ...dealing, version: 1 }),
};
conformance(specimenOf(SHORT, CHALLENGE, first), 300);
