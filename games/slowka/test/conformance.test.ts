import { conformance } from '@late/kernel/testing';
import { SCANT } from './lexicons.ts';
import { specimen, specimenOf } from './specimen.ts';

conformance(specimen, 600);
conformance(specimenOf(SCANT, ['checked']), 600);
