import { PARTS_OF_SPEECH } from '../../src/lexicon.ts';
import { bitOf } from '../parts.ts';
import { readReviewed } from '../reviewed-words.ts';
import { ABBREVIATION } from './morphology.ts';

const VOWEL = /[aąeęioóuy]/;
const POLISH_SPELLING = /[ąćęłńóśźż]|cz|dz|rz|sz/;
const POLISH_ENDING = /(ach|ami|ego|ej|emu|iom|iwem|iwie|iwu|iwy|nieni[ae]?|owi|ych|ymi)$/;
const JOINED_ENDING = /(by)?(m|ś|śmy|ście)?$/;
const DECLENSION = /^(.{4,}?)(a|ach|ami|cie|ech|ego|em|emu|i|ich|ie|iem|im|imi|m|my|om|owi|u|y)$/;

export interface Sifted {
  /** With parts of speech as bits; 0 where they are unknown. */
  readonly words: Map<string, number>;
  readonly abbreviations: Set<string>;
}

/**
 * Takes abbreviations and splinters of foreign phrases out of a word list.
 *
 * The list was made for checking spelling: it holds whatever may stand between two spaces. A word
 * that Polimorfologik knows, and not only as an abbreviation, counts. Of the others, those of two
 * and three letters count if they were reviewed, those without a vowel are abbreviations, and those
 * without endings of their own must look Polish or be a form of a word that counts.
 */
export function sift(listed: ReadonlyMap<string, number>, undeclined: ReadonlySet<string>): Sifted {
  const admitted = readReviewed('pl/admitted', PARTS_OF_SPEECH);
  const refused = readReviewed('pl/refused', ['abbreviation', 'not-listed']);
  const words = new Map<string, number>();
  const abbreviations = new Set<string>();

  const counts = (word: string): boolean => {
    if (word.length <= 3) return false;
    if (!undeclined.has(word) || POLISH_SPELLING.test(word) || POLISH_ENDING.test(word))
      return true;
    const joined = listed.get(word.replace(JOINED_ENDING, '')) ?? 0;
    if (joined & (bitOf('conjunction') | bitOf('particle'))) return true;
    return (listed.get(DECLENSION.exec(word)?.[1] ?? '') ?? 0) !== 0;
  };
  for (const [word, parts] of listed) {
    const reviewed = admitted.get(word);
    if (reviewed) words.set(word, bitOf(reviewed) | (parts & ~ABBREVIATION));
    else if (refused.has(word)) {
      if (refused.get(word) === 'abbreviation') abbreviations.add(word);
    } else if (parts === ABBREVIATION) abbreviations.add(word);
    else if (parts !== 0) words.set(word, parts & ~ABBREVIATION);
    else if (!VOWEL.test(word)) abbreviations.add(word);
    else if (counts(word)) words.set(word, 0);
  }
  for (const word of [...admitted.keys(), ...refused.keys()]) {
    if (!listed.has(word)) throw new Error(`reviewed, but not in the list: ${word}`);
  }
  return { words, abbreviations };
}
