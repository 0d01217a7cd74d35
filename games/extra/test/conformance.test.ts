import { conformance } from '@late/kernel/testing';
import { specimen } from './specimen.ts';

conformance(specimen);
