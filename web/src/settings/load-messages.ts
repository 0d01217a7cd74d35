import type { Language, Messages } from '@late/ui';

const SHELL = import.meta.glob<Messages>('../../locales/*.json', { import: 'default' });

export function loadMessages(language: Language): Promise<Messages> {
  const load = SHELL[`../../locales/${language}.json`];
  if (!load) throw new Error(`no locale ${language}`);
  return load();
}
