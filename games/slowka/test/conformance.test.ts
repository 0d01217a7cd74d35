import { conformance } from '@late/kernel/testing';
import { SCANT, SHORT } from './lexicons.ts';
import { specimenOf } from './specimen.ts';

conformance(specimenOf(SHORT, ['checked', 'challenge']), 600);
conformance(specimenOf(SCANT, ['checked']), 600);
