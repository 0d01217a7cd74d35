import { readFileSync } from 'node:fs';
import { inReadersWords, isUnnamed, LANGUAGES, type Messages, speaker } from '@late/ui/text';
import { expect, test } from 'vitest';
import type { Say } from '../src/shell/use-say.ts';

function textsIn(language: string): Messages {
  const file = new URL(`../locales/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Messages;
}

test('whoever gave no name is known by it, in whichever language the table was opened', () => {
  for (const language of LANGUAGES) {
    expect(isUnnamed(textsIn(language)['new.you'] as string)).toBe(true);
  }
  expect(isUnnamed('Yvonne')).toBe(false);
});

test.each(LANGUAGES)('they are called as the reader says it now: %s', (language) => {
  const say = speaker(language, textsIn(language)) as Say;
  for (const other of LANGUAGES) {
    const was = speaker(other, textsIn(other)) as Say;
    expect(inReadersWords(was('new.you'), say)).toBe(say('new.you'));
    const second = was('new.player', { number: 2 });
    expect(inReadersWords(second, say)).toBe(say('new.player', { number: 2 }));
  }
  expect(inReadersWords('Plume 3', say)).toBe(say('new.player', { number: 3 }));
  for (const name of ['Jan', 'Duval', 'Player One', 'Player 12']) {
    expect(inReadersWords(name, say)).toBe(name);
  }
});
