import type { EditionId, Examples } from '@late/lexicon';

export type Example =
  /** A word, and one that is laid through it: its third letter lies there. */
  | 'base'
  | 'cross'
  /** A word, and what it becomes. */
  | 'short'
  | 'longer'
  /** A word that is laid below its first letter, and what its second letter makes beside it. */
  | 'down'
  | 'side'
  /** A crossword of one's own: in each edition, these five words lie as one. */
  | 'one'
  | 'two'
  | 'three'
  | 'four'
  | 'five'
  /** Adverbs, which count, and conjunctions, which do not. */
  | 'already'
  | 'still'
  | 'only'
  | 'even'
  | 'when'
  | 'or';

/** The words that the rulebook tells its examples with, for the reader of each edition. */
export const EXAMPLES: Readonly<Record<EditionId, Examples<Example>>> = {
  pl: {
    ...{ base: 'APTEKA', cross: 'GRAĆ', short: 'SEN', longer: 'BASENU', down: 'ŁOWY', side: 'OS' },
    ...{ one: 'TIK', two: 'TRĄBY', three: 'KOZA', four: 'SĄDZI', five: 'PYŁ' },
    ...{ already: 'JUŻ', still: 'JESZCZE', only: 'TYLKO', even: 'NAWET', when: 'GDY', or: 'ALBO' },
  },
  en: {
    ...{ base: 'GARDEN', cross: 'TOAD', short: 'LIT', longer: 'SPLITS', down: 'LAMP', side: 'AS' },
    ...{ one: 'TEN', two: 'TOWER', three: 'NIGHT', four: 'WAG', five: 'ROT' },
    ...{ already: 'ALREADY', still: 'STILL', only: 'ONLY', even: 'EVEN', when: 'IF', or: 'OR' },
  },
  de: {
    ...{ base: 'GARTEN', cross: 'BRAV', short: 'ALT', longer: 'HALTE', down: 'WEIN', side: 'ES' },
    ...{ one: 'KUR', two: 'KATZE', three: 'REGEN', four: 'TAG', five: 'EIN' },
    ...{ already: 'SCHON', still: 'NOCH', only: 'NUR', even: 'SOGAR', when: 'WENN', or: 'ODER' },
  },
  fr: {
    ...{ base: 'JARDIN', cross: 'GRAS', short: 'ART', longer: 'PARTI', down: 'LUNE', side: 'UN' },
    ...{ one: 'LIN', two: 'LIVRE', three: 'NUAGE', four: 'VIA', five: 'ERE' },
    ...{
      already: 'DEJA',
      still: 'ENCORE',
      only: 'SEULEMENT',
      even: 'MEME',
      when: 'LORSQUE',
      or: 'PUISQUE',
    },
  },
  it: {
    ...{ base: 'GELATO', cross: 'STAI', short: 'ORE', longer: 'AMORE', down: 'VINO', side: 'IL' },
    ...{ one: 'VAI', two: 'VENTO', three: 'ISOLA', four: 'NEO', five: 'OCA' },
    ...{
      already: 'GIA',
      still: 'ANCORA',
      only: 'SOLO',
      even: 'PERFINO',
      when: 'MENTRE',
      or: 'OPPURE',
    },
  },
};
