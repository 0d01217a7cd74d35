import { readFileSync } from 'node:fs';
import type { Refusal } from '@late/kernel';
import { LANGUAGES, type Message } from '@late/ui/text';
import type { Manifest } from '../manifest.ts';

const house = Object.fromEntries(
  LANGUAGES.map((language) => {
    const file = new URL(`../../web/locales/${language}.json`, import.meta.url);
    return [language, JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message>];
  }),
);

/** By language: the game's own texts and the house's. */
export type AllTexts = Readonly<Record<string, Readonly<Record<string, Message>>>>;

interface Wanted {
  readonly name: string;
  /** Whether it names another text. */
  readonly isKey: boolean;
}

const known = new WeakMap<AllTexts, Map<string, readonly Wanted[] | null>>();

/** What a text wants to be told; null if there is none. The same sentences come over and over. */
function wantedBy(texts: AllTexts, language: string, key: string): readonly Wanted[] | null {
  const found = known.get(texts) ?? new Map<string, readonly Wanted[] | null>();
  known.set(texts, found);
  const id = `${language} ${key}`;
  const before = found.get(id);
  if (before !== undefined) return before;
  const message = texts[language]?.[key];
  const forms = typeof message === 'string' ? [message] : Object.values(message ?? {});
  const names = forms.flatMap((form) => [...form.matchAll(/\{(@?)(\w+)\}/g)]);
  const wanted = names.map(([, named, name = '']) => ({ name, isKey: named !== '' }));
  found.set(id, message === undefined ? null : wanted);
  return found.get(id) as readonly Wanted[] | null;
}

/** What is wrong with saying this key with these parameters, in each language. */
export function faultsOf(texts: AllTexts, key: string, params: Refusal['params'] = {}): string[] {
  return LANGUAGES.flatMap((language) => {
    const wanted = wantedBy(texts, language, key);
    if (!wanted) return [`${language}: no text for "${key}"`];
    return wanted.flatMap(({ isKey, name }) => {
      const value = params[name];
      if (value === undefined) return [`${language}: "${key}" wants {${name}}`];
      return isKey ? faultsOf(texts, String(value)) : [];
    });
  });
}

export async function textsOf(manifest: Manifest): Promise<AllTexts> {
  const own = await Promise.all(
    LANGUAGES.map(async (language) => [language, await manifest.texts(language)] as const),
  );
  return Object.fromEntries(
    own.map(([language, messages]) => [language, { ...house[language], ...messages }]),
  );
}
