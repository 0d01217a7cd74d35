import { expect, it } from 'vitest';
import { hosting } from '../hosting.ts';
import type { Options } from '../rules/index.ts';

it('keeps scores of the children’s rule apart, seat by seat', () => {
  const options = { sheet: 'classic', dice: 'house', children: [1] } satisfies Options;
  const headings = [0, 1, 2].map((seat) => hosting.heading(options, seat));
  expect(headings).toEqual(['classic-house', 'classic-house-child', 'classic-house']);
});
