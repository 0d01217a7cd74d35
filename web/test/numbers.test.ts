import { LANGUAGES, speaker } from '@late/ui';
import { expect, it } from 'vitest';

/** Around the first that has its digits in groups, and some that are no whole numbers. */
const NUMBERS = [0, 1, 7, 42, 999, 1000, 9_999, 10_000, 12_345, 1_234_567, 0.5, 1_234.25];

it.each(LANGUAGES)('writes numbers as the language does: %s', (language) => {
  const say = speaker(language, { number: '{value}' });
  const usual = new Intl.NumberFormat(language, { useGrouping: 'min2' });
  for (const value of NUMBERS) expect(say('number', { value })).toBe(usual.format(value));
  expect(say('number', { value: -31 })).toBe('−31');
  expect(say('number', { value: -12_345 })).toBe(usual.format(-12_345).replace('-', '−'));
});
