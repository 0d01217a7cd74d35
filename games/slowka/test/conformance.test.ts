import { conformance } from '@late/kernel/testing';
import { SCANT } from './lexicons.ts';
import { specimen, specimenOf } from './specimen.ts';

conformance(specimen, 400);
conformance(specimenOf(SCANT, ['checked']), 400);
