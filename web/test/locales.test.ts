import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Message, type Messages } from '@late/ui/text';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Every file under a folder whose name ends in .ts or .tsx, tests and builds apart. */
function sources(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (['node_modules', 'dist', 'test', 'testing'].includes(name)) return [];
    if (statSync(join(root, path)).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}

const FOLDERS = [
  'web/locales',
  ...readdirSync(join(root, 'games'))
    .map((game) => `games/${game}/locales`)
    .filter((folder) => existsSync(join(root, folder, 'en.json'))),
];
const messagesOf = (folder: string, language: string): Messages =>
  JSON.parse(read(`${folder}/${language}.json`));

const code = ['kernel/src', 'table/src', 'games', 'protocol/src', 'server/src', 'ui/src', 'web/src']
  .flatMap(sources)
  .map(read)
  .join('\n');

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

  test('has no key that nothing uses', () => {
    // A key is used if it stands in the code, or if a template such as `game.${id}.text` makes it.
    // One that begins with a game's name, `${game}.heading.${heading}`, needs a word in its middle.
    const template = /[`]([a-z]+[a-z.-]*\$\{[^`]*|\$\{[^`}]*\}\.[a-z]{3,}\.\$\{[^`]*)[`]/g;
    const templates = [...code.matchAll(template)].map(
      ([, text]) =>
        new RegExp(
          `^${(text as string)
            .split(/\$\{[^}]*\}/)
            .map((part) => part.replaceAll('.', '\\.'))
            .join('[a-z-]+')}$`,
        ),
    );
    const unused = Object.keys(english).filter(
      (key) => !code.includes(`'${key}'`) && !templates.some((template) => template.test(key)),
    );
    expect(unused).toEqual([]);
  });
});

test('every key and code in the program has a message', () => {
  const english = Object.assign({}, ...FOLDERS.map((folder) => messagesOf(folder, 'en')));
  const used = [
    ...code.matchAll(/\bsay\(\s*'([^']+)'/g),
    ...code.matchAll(/\b(?:code|key): '([a-z-]+\.[a-z.-]+)'/g),
    ...code.matchAll(/\b(?:refuse|RecordFault)\(\s*'([^']+)'/g),
    ...code.matchAll(/\bRefused\(\d+, '([^']+)'/g),
  ].map(([, key]) => key as string);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((key) => !(key in english))).toEqual([]);
});
