import { readFileSync } from 'node:fs';

/** What the shell says in a language, by keys. */
export function wordsOf(language: string): Readonly<Record<string, string>> {
  const file = new URL(`../web/locales/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}
