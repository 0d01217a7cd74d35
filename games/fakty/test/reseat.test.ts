import { expect, test } from 'vitest';
import { fakty, type Options } from '../rules/index.ts';
import { USUAL } from './usual-options.ts';

const OPTIONS: Options = { ...USUAL, start: 2 };

test('whoever is named to begin does so wherever they sit; nobody, if they never came', () => {
  expect(fakty.reseat?.(OPTIONS, [0, null, 1])).toEqual({ ...OPTIONS, start: 1 });
  expect(fakty.reseat?.(OPTIONS, [0, 1, null])).toEqual({ ...OPTIONS, start: 'random' });
  expect(fakty.reseat?.({ ...OPTIONS, start: 'random' }, [0, 1])?.start).toBe('random');
  // A seat that never was is not made up.
  expect(fakty.reseat?.(OPTIONS, [0, 1])).toEqual(OPTIONS);
});
