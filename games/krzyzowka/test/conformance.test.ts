import { conformance } from '@late/kernel/testing';
import { describe } from 'vitest';
import { firstVersion, specimen } from './specimen.ts';

conformance(specimen);

// Nobody opens such a table any more, but there are some, and they go on.
describe('by the first version', () => conformance(firstVersion, 300));
