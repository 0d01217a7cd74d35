import { EDITIONS } from '../src/editions.ts';
import { bitOf } from './parts.ts';
import type { Sources } from './sources.ts';

/** Words of fewer letters that are no known form of anything are likely to be something else than they seem. */
const LONG = 5;
/**
 * So many forms of a word, all met, make it a word that a reader knows in its other forms too; in so many of three
 * spellings an everyday word was met. Samples of fewer words than this have too few of both to ask for three.
 */
const FEW_MET = 100_000;
const asksFor = (met: readonly string[]) => (met.length < FEW_MET ? 2 : 3);
const SHORT = 3;
const CAPITALISED = /^\p{Lu}[\p{Ll}]+$/u;

export interface KnownWords {
  readonly everyday: Set<string>;
  readonly reader: Set<string>;
}

/**
 * The words that people know, told from the words that the web writes often, as for Polish: everyday ones were met in
 * small letters, with a capital and all in capitals; a reader knows every word met in small letters, and all forms of
 * words of which three were met; of a small sample, two are enough of both. A form of which the web uses no sister counts for neither. Of short words those count
 * that were read and found known.
 */
export function knownWords(sources: Sources, isKnownShort: (word: string) => boolean): KnownWords {
  const { words, lexemes, capitalNouns = false, isEasy = () => true } = sources;
  const { alphabet } = EDITIONS[sources.edition];
  const [small, capital, all] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const spelling of sources.met) {
    const word = alphabet.fold(spelling);
    if (!words.has(word)) continue;
    if (spelling === spelling.toLowerCase()) small.add(word);
    else if (CAPITALISED.test(spelling)) capital.add(word);
    else if (spelling === spelling.toUpperCase()) all.add(word);
  }
  const isNoun = (word: string) => ((words.get(word) ?? 0) & bitOf('noun')) !== 0;
  const isMet = (word: string) =>
    small.has(word) || (capitalNouns && isNoun(word) && capital.has(word));
  const asked = asksFor(sources.met);
  const isMetOften = (word: string) =>
    isMet(word) && [small, capital, all].filter((spelt) => spelt.has(word)).length >= asked;

  const everyday = new Set<string>();
  const reader = new Set<string>();
  const told = new Set<string>();
  for (const forms of lexemes.foldedForms(alphabet)) {
    const listed = forms.filter((form) => words.has(form));
    const met = listed.filter(isMet);
    for (const form of listed) told.add(form);
    for (const form of met.length >= Math.min(2, listed.length) ? met : []) {
      reader.add(form);
      if (isMetOften(form)) everyday.add(form);
    }
    if (met.length >= asked) for (const form of listed.filter(isEasy)) reader.add(form);
  }
  for (const word of words.keys()) {
    if (word.length < LONG || !isMet(word) || told.has(word)) continue;
    reader.add(word);
    if (isMetOften(word)) everyday.add(word);
  }
  for (const word of words.keys()) {
    if (word.length > SHORT) continue;
    for (const vocabulary of [everyday, reader]) {
      if (isKnownShort(word)) vocabulary.add(word);
      else vocabulary.delete(word);
    }
  }
  return { everyday, reader };
}
