import { Alphabet } from './alphabet.ts';
import type { EditionId } from './edition-id.ts';

export * from './edition-id.ts';

/** All that a language's words need beside the list itself. No rule asks which language it is. */
export interface Edition {
  readonly id: EditionId;
  /** What our lists of it are called, before the number: `polski-2`. */
  readonly name: string;
  readonly alphabet: Alphabet;
}

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const JOINED = { œ: 'oe', æ: 'ae', ß: 'ss' };

export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
  pl: edition('pl', 'polski', {
    letters: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż',
    vowels: 'aąeęioóuy',
    // As on the Polish programmers' keyboard.
    marked: { a: 'ą', c: 'ć', e: 'ę', l: 'ł', n: 'ń', o: 'ó', s: 'ś', x: 'ź', z: 'żź' },
    folded: {},
    dropsAccents: false,
  }),
  en: edition('en', 'english', {
    letters: LATIN,
    vowels: 'aeiouy',
    marked: {},
    folded: JOINED,
    dropsAccents: true,
  }),
  de: edition('de', 'deutsch', {
    letters: 'aäbcdefghijklmnoöpqrstuüvwxyz',
    vowels: 'aäeioöuüy',
    marked: { a: 'ä', o: 'ö', u: 'ü' },
    folded: JOINED,
    dropsAccents: true,
  }),
  fr: edition('fr', 'francais', {
    letters: LATIN,
    vowels: 'aeiouy',
    marked: {},
    folded: JOINED,
    dropsAccents: true,
  }),
  it: edition('it', 'italiano', {
    letters: LATIN,
    vowels: 'aeiou',
    marked: {},
    folded: JOINED,
    dropsAccents: true,
  }),
};

function edition(
  id: EditionId,
  name: string,
  data: ConstructorParameters<typeof Alphabet>[0],
): Edition {
  return { id, name, alphabet: new Alphabet(data) };
}
