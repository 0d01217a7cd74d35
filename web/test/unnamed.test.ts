import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@late/ui/text';
import { expect, test } from 'vitest';
import { inReadersWords, isUnnamed } from '../src/shell/unnamed.ts';
import type { Say } from '../src/shell/use-say.ts';

test('whoever gave no name is known by it, in whichever language the table was opened', () => {
  for (const language of LANGUAGES) {
    const file = new URL(`../locales/${language}.json`, import.meta.url);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(isUnnamed(texts['new.you'] as string)).toBe(true);
  }
  expect(isUnnamed('Yvonne')).toBe(false);
});

test('they are called as the reader says it now; everybody else keeps their name', () => {
  const du = { name: 'Du', kind: 'person', you: true, unnamed: true, standIn: null } as const;
  const jan = { name: 'Jan', kind: 'person', you: true, standIn: null } as const;
  const say = (() => 'You') as unknown as Say;
  expect(inReadersWords([du, jan], say)).toEqual([{ ...du, name: 'You' }, jan]);
  const named = [jan];
  expect(inReadersWords(named, say)).toBe(named);
});
