import { MARKED_LETTERS } from '@late/ui';
import type { Letter } from '../rules/index.ts';
import { ALPHABET } from './alphabet.ts';

interface Key {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The letter that a key stands for on any keyboard; null for every other key. */
export function typedLetter({ key, code, altKey, ctrlKey, metaKey }: Key): Letter | null {
  // Ctrl with Alt is how some systems report AltGr; alone it is a command.
  if (metaKey || (ctrlKey && !altKey)) return null;
  const letter = key.toLocaleLowerCase('pl');
  if (ALPHABET.includes(letter) && !(altKey && letter in MARKED_LETTERS)) return letter;
  if (!altKey) return null;
  // Other keyboards put signs of their own on Alt; the key's place tells what was meant.
  const base = letter in MARKED_LETTERS ? letter : code.replace(/^Key/, '').toLowerCase();
  return MARKED_LETTERS[base]?.[0] ?? null;
}
