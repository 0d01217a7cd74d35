import { dateFormat } from '@late/ui/text';
import { expect, test } from 'vitest';

const DAY = new Date(2026, 10, 17, 12);

test.each<[string, readonly string[], string]>([
  ['en', ['en-US', 'en'], '11/17/26'],
  ['en', ['en-GB'], '17/11/2026'],
  ['en', ['de-DE', 'de'], '17/11/2026'],
  ['de', ['en-US', 'de-AT'], '17.11.26'],
  ['fr', ['fr-CA', 'fr-FR'], '2026-11-17'],
  ['pl', [], '17.11.2026'],
  ['it', ['it', 'no tag'], '17/11/26'],
])('in %s for a browser that wishes %j', (language, wishes, written) => {
  expect(dateFormat(language, { dateStyle: 'short' }, wishes).format(DAY)).toBe(written);
});
