import { conformance } from '@late/kernel/testing';
import { describe } from 'vitest';
import { TILE_EDITIONS } from '../rules/index.ts';
import { firstVersion, specimen, specimenOf } from './specimen.ts';

/**
 * Each of the sixteen sets plays so many games, 2,400 in all. Rules that were broken on purpose were
 * found within the first 25; `npm run soak` plays more.
 */
conformance(specimen, 150);

// Nobody opens such a table any more, but there are some, and they go on.
describe('by the first version', () => conformance(firstVersion, 40));

describe.each(TILE_EDITIONS.filter((edition) => edition !== 'pl'))('the edition %s', (edition) => {
  conformance(specimenOf(edition), 30);
});
