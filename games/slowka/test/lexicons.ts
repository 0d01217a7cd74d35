import { EDITIONS, type EditionId, type Lexicon } from '@late/lexicon';
import { smallLexicon } from '@late/lexicon/testing';

/** Half of all strings of two or three letters without the dead ones, always the same half. */
function shortStrings(dead: string, edition: EditionId = 'pl'): string[] {
  const live = [...EDITIONS[edition].alphabet.letters].filter((letter) => !dead.includes(letter));
  const strings = live.flatMap((a) => live.flatMap((b) => [a + b, ...live.map((c) => a + b + c)]));
  return strings.filter((text) => {
    let hash = 7;
    for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) % 10_007;
    return hash % 2 === 0;
  });
}

/** Words of which random players find enough. */
export const SHORT: Lexicon = smallLexicon(shortStrings(''), 'short-1');

/** Some letters are in no word, so that in the end nobody holds one. */
export const SCANT: Lexicon = smallLexicon(shortStrings('ąćęłńóśźżfghuy'), 'scant-1');

/** The same in the letters of another edition. */
export function shortWordsOf(edition: EditionId): Lexicon {
  return smallLexicon(shortStrings('', edition), `short-${edition}-1`, edition);
}
