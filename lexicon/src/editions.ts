import { Alphabet } from './alphabet.ts';

export const EDITION_IDS = ['pl', 'en', 'de', 'fr', 'it'] as const;
/** The language that words are played in, apart from the one that the reader reads. */
export type EditionId = (typeof EDITION_IDS)[number];

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
    folded: {},
    dropsAccents: false,
  }),
  en: edition('en', 'english', {
    letters: LATIN,
    vowels: 'aeiouy',
    folded: JOINED,
    dropsAccents: true,
  }),
  de: edition('de', 'deutsch', {
    letters: 'aäbcdefghijklmnoöpqrstuüvwxyz',
    vowels: 'aäeioöuüy',
    folded: JOINED,
    dropsAccents: true,
  }),
  fr: edition('fr', 'francais', {
    letters: LATIN,
    vowels: 'aeiouy',
    folded: JOINED,
    dropsAccents: true,
  }),
  it: edition('it', 'italiano', {
    letters: LATIN,
    vowels: 'aeiou',
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

export function isEditionId(text: unknown): text is EditionId {
  return EDITION_IDS.some((id) => id === text);
}
