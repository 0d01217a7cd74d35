import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Message, type Messages } from '@late/ui/text';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

const FOLDERS = [
  'web/locales',
  'web/src/admin/locales',
  'web/src/endings/locales',
  'web/src/review/locales',
  'web/src/luck/locales',
  ...readdirSync(join(root, 'games'))
    .map((game) => `games/${game}/locales`)
    .filter((folder) => existsSync(join(root, folder, 'en.json'))),
];
const messagesOf = (folder: string, language: string): Messages =>
  JSON.parse(read(`${folder}/${language}.json`));

const forms = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
const placeholders = (text: string) => [...new Set(text.match(/\{@?\w+\}/g))].sort().join(' ');

describe.each(FOLDERS)('%s', (folder) => {
  const english = messagesOf(folder, 'en');

  describe.each(LANGUAGES)('%s', (language) => {
    const messages = messagesOf(folder, language);

    test('has every key and no other', () => {
      expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
    });

    test('fills the same placeholders', () => {
      for (const [key, message] of Object.entries(messages)) {
        const wanted = new Set(forms(english[key] as Message).map(placeholders));
        for (const form of forms(message))
          expect([key, ...wanted], form).toContain(placeholders(form));
      }
    });

    test('has the plural forms of its language, for {count}', () => {
      const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const [key, message] of Object.entries(messages)) {
        if (typeof message === 'string') continue;
        expect([key, ...Object.keys(message).sort()]).toEqual([key, ...[...categories].sort()]);
        for (const form of forms(message)) expect(form, key).not.toBe('');
      }
    });
  });
});
