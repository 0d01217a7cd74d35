/** What of an alphabet a keyboard must know. */
export interface TypedAlphabet {
  readonly letters: string;
  /** By what a key is called: letters that it may stand for, the first of them with Alt. */
  readonly marked: Readonly<Record<string, string>>;
  /** A text as its tiles spell it: é as e, ß as ss. */
  fold(text: string): string;
}

interface Key {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The letters that a key stands for on any keyboard, most often one; none for every other key. */
export function typedLetters(event: Key, alphabet: TypedAlphabet): string[] {
  const { key, code, altKey, ctrlKey, metaKey } = event;
  const { letters, marked } = alphabet;
  // Ctrl with Alt is how some systems report AltGr; alone it is a command.
  if (metaKey || (ctrlKey && !altKey)) return [];
  const typed = key.toLowerCase();
  const meant = altKey || !letters.includes(typed) ? marked[typed]?.[0] : undefined;
  if (meant !== undefined) return [meant];
  // With Alt a plain letter is the browser's or the system's own.
  if (altKey && /^[a-z]$/.test(typed)) return [];
  const spelt = [...typed].length === 1 ? [...alphabet.fold(typed)] : [];
  if (spelt.length > 0 && spelt.every((letter) => letters.includes(letter))) return spelt;
  // Other keyboards put signs of their own on Alt; the key's place tells what was meant.
  const base = altKey ? code.replace(/^Key/, '').toLowerCase() : '';
  return [...(marked[base]?.[0] ?? '')];
}
