import type { EditionId, Examples } from '@late/lexicon';

export type Example =
  /** A word that grows, twice. */
  | 'grow'
  | 'grown'
  | 'whole'
  /** Three letters in a row, what they become, and a word of the same letters that is out of reach. */
  | 'row'
  | 'path'
  | 'far'
  /** Two neighbours in the word that is out of reach, and none on the board. */
  | 'apart'
  | 'other'
  /** A word that is counted, and one that closes a bonus field. */
  | 'price'
  | 'close';

/** The words that the rulebook tells its examples with, for the reader of each edition. */
export const EXAMPLES: Readonly<Record<EditionId, Examples<Example>>> = {
  pl: {
    ...{ grow: 'KONI', grown: 'KONIE', whole: 'KONIEC' },
    ...{ row: 'TOR', path: 'TORBA', far: 'BAT', apart: 'A', other: 'T' },
    ...{ price: 'NOŻYK', close: 'ŻONKIL' },
  },
  en: {
    ...{ grow: 'CAR', grown: 'CART', whole: 'CARTS' },
    ...{ row: 'SAT', path: 'SATIN', far: 'SIN', apart: 'S', other: 'I' },
    ...{ price: 'JOKER', close: 'WIZARD' },
  },
  de: {
    ...{ grow: 'KIND', grown: 'KINDE', whole: 'KINDER' },
    ...{ row: 'BAR', path: 'BARON', far: 'BON', apart: 'B', other: 'O' },
    ...{ price: 'KÜCHE', close: 'ZAUBER' },
  },
  fr: {
    ...{ grow: 'PORT', grown: 'PORTE', whole: 'PORTER' },
    ...{ row: 'BAR', path: 'BARON', far: 'BON', apart: 'B', other: 'O' },
    ...{ price: 'VIEUX', close: 'JARDIN' },
  },
  it: {
    ...{ grow: 'ALA', grown: 'SALA', whole: 'SALARE' },
    ...{ row: 'TRE', path: 'TRENO', far: 'ORE', apart: 'O', other: 'R' },
    ...{ price: 'VOLPE', close: 'QUADRO' },
  },
};
