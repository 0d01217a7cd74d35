import { conformance } from '@late/kernel/testing';
import { specimen } from './specimen.ts';

/** Each of the eight sets plays so many games, 4,800 in all; `npm run soak -- extra` plays more. */
conformance(specimen, 600);
