import { DamagedLexicon } from './damaged-lexicon.ts';

/*
 * Words one behind the other, each as the number of letters that it shares with the one before and the
 * letters that follow: "kot", "kota", "kotek" are 0kot3a3ek. Forms of words become a third as long.
 */
export function frontCoded(words: Iterable<string>): string {
  let text = '';
  let last = '';
  // In order, none is the beginning of the one before it, so there are always letters between numbers.
  for (const word of [...new Set(words)].sort()) {
    let shared = 0;
    while (shared < last.length && word[shared] === last[shared]) shared++;
    text += shared + word.slice(shared);
    last = word;
  }
  return text;
}

export function frontDecoded(text: string): string[] {
  const words: string[] = [];
  let last = '';
  for (let at = 0; at < text.length; ) {
    let shared = 0;
    let end = at;
    for (; isDigit(text, end); end++) shared = 10 * shared + text.charCodeAt(end) - ZERO;
    const letters = end;
    while (end < text.length && !isDigit(text, end)) end++;
    if (letters === at || letters === end || shared > last.length) {
      throw new DamagedLexicon('its words cannot be read');
    }
    last = last.slice(0, shared) + text.slice(letters, end);
    words.push(last);
    at = end;
  }
  return words;
}

const ZERO = 0x30;

function isDigit(text: string, at: number): boolean {
  const digit = text.charCodeAt(at) - ZERO;
  return digit >= 0 && digit <= 9;
}
