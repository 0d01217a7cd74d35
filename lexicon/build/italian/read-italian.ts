import { EDITIONS } from '../../src/editions.ts';
import { type HunspellEntry, readHunspell } from '../hunspell.ts';
import { Lexemes } from '../lexemes.ts';
import { type DebianPackage, readFromPackage } from '../packages.ts';
import { bitOf } from '../parts.ts';
import { isRoman } from '../roman.ts';
import type { Sources } from '../sources.ts';
import { readTesseractWords } from '../tesseract-words.ts';
import { type MorphIt, readMorphIt } from './morph-it.ts';

const SPELLING: DebianPackage = {
  name: 'hunspell-it',
  version: '1:7.5.0-1',
  sha256: 'ada3315f170baa05628099381890bf2af9e5022a8b2c937df82d9b7a30c63a2c',
};
const READING: DebianPackage = {
  name: 'tesseract-ocr-ita',
  version: '1:4.1.0-2',
  sha256: '1425ea229b2de05a71f0c3ca31e522724ed7219b36429aef36877c8fd2d37268',
};
/** Again, very and before: ri-, stra-, pre-. The others are articles, thousands and numbers of the Romans. */
const PREFIXES = ['J', 'd', 'e'];
/** Entries of numbers that stick to others: endless. */
const COUNTING = /[|!@&()="$]/;
/** The dictionary names its authors in entries of their own. */
const SIGNATURE = /^copyright/i;
const VOWEL = /[aeiouy]/;
const SHORT = 3;
const CAPITALISED = /^\p{Lu}[\p{Ll}]+$/u;
/** A verb has so many forms, and nothing else has. */
const VERB_FORMS = 20;
const INFINITIVE = /(re|rsi)$/;

/** Italian: a dictionary of spelling for the words, and Morph-it for what they are forms of. */
export function readItalian(): Sources {
  const { alphabet } = EDITIONS.it;
  const morphIt = readMorphIt();
  const [words, lexemes] = [new Map<string, number>(), new Lexemes()];
  const [names, abbreviations] = [new Set<string>(), new Set<string>()];
  const file = (name: string) => readFromPackage(SPELLING, `usr/share/hunspell/${name}`).toString();
  const files = { affixes: file('it_IT.aff'), entries: file('it_IT.dic'), prefixes: PREFIXES };
  for (const entry of readHunspell(files)) {
    if (SIGNATURE.test(entry.base)) continue;
    const isCounted = entry.flags.some((flag) => COUNTING.test(flag));
    const verb = verbOf(entry, morphIt);
    for (const form of isCounted ? [entry.base] : entry.forms) {
      const word = alphabet.fold(form);
      if (word.length < 2 || !alphabet.spell(word)) continue;
      if (form !== form.toLowerCase()) {
        (CAPITALISED.test(form) ? names : abbreviations).add(word);
      } else if (word.length > SHORT && (!VOWEL.test(word) || isRoman(word))) {
        abbreviations.add(word);
      } else {
        words.set(word, (words.get(word) ?? 0) | (verb ? bitOf('verb') : 0));
        if (verb) lexemes.add(form, verb, 'verb');
      }
    }
  }
  const easy = new Set<string>();
  for (const { form, base, part } of morphIt.forms) {
    const word = alphabet.fold(form);
    const known = words.get(word);
    if (known === undefined) continue;
    easy.add(word);
    words.set(word, known | bitOf(part));
    lexemes.add(form, base, part);
  }
  const trained = 'usr/share/tesseract-ocr/5/tessdata/ita.traineddata';
  const met = readTesseractWords(readFromPackage(READING, trained));
  const isEasy = (word: string) => easy.has(word);
  return { edition: 'it', words, names, abbreviations, lexemes, met, isEasy };
}

/** The verb that an entry is of: itself, or the one whose gerund or participle takes pronouns in it. */
function verbOf({ base, forms }: HunspellEntry, { verbs }: MorphIt): string | null {
  if (forms.size >= VERB_FORMS && INFINITIVE.test(base)) return base;
  return verbs.get(base) ?? null;
}
