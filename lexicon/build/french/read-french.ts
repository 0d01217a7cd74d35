import { EDITIONS } from '../../src/editions.ts';
import type { PartOfSpeech } from '../../src/lexicon.ts';
import { type HunspellEntry, readHunspell } from '../hunspell.ts';
import { Lexemes } from '../lexemes.ts';
import { type DebianPackage, readFromPackage } from '../packages.ts';
import { bitOf } from '../parts.ts';
import type { Sources } from '../sources.ts';
import { readTesseractWords } from '../tesseract-words.ts';

/** Dicollecte's dictionary, in all spellings. */
const SPELLING: DebianPackage = {
  name: 'hunspell-fr-comprehensive',
  version: '1:7.0-1',
  sha256: '95492f44ddfef23a4cea1981aaa64610bee84ca3da8d5aa68552310873659d8d',
};
const READING: DebianPackage = {
  name: 'tesseract-ocr-fra',
  version: '1:4.1.0-2',
  sha256: '9987c4124bc6ee3f49d89710735cd5493a02b6c66f85c92385234dfc4de9b4ec',
};

/** How the dictionary names parts of speech, from the start of its word for them. */
const PARTS: readonly (readonly [RegExp, PartOfSpeech])[] = [
  [/^(nom|titr)$/, 'noun'],
  [/^(v\d|infi)/, 'verb'],
  [/^adj$/, 'adjective'],
  [/^nb$/, 'numeral'],
  [/^(pro|det|[123]pe$)/, 'pronoun'],
  [/^(adv|negadv|proadv)/, 'adverb'],
  [/^prepv?$/, 'preposition'],
  [/^cj/, 'conjunction'],
  [/^interj$/, 'interjection'],
];
/** Not written alone: beginnings, endings, and what is only marked as a slip. */
const NO_WORD = /^(pfx|sfx|err|sign|ponc|div)$/;
/** Numbers of the Romans. */
const ROMAN = /^nbro$/;
const NAME = /^(npr|prn|patr)$/;
const PHRASE = /^loc\./;
const VOWEL = /[aeiouy]/;
const SHORT = 3;
const CAPITALISED = /^\p{Lu}[\p{Ll}]+$/u;
/** Past tenses that books have and nobody says: chantasse, chantâmes. */
const BOOKISH = /[aiu](ss(e|es|ions|iez|ent)|mes|tes)$/;

/** French: one dictionary, which says of every entry what it is. */
export function readFrench(): Sources {
  const { alphabet } = EDITIONS.fr;
  const [words, lexemes] = [new Map<string, number>(), new Lexemes()];
  const [names, abbreviations] = [new Set<string>(), new Set<string>()];
  const file = (name: string) => readFromPackage(SPELLING, `usr/share/hunspell/${name}`).toString();
  const files = { affixes: file('fr.aff'), entries: file('fr.dic'), prefixes: [] };
  for (const entry of readHunspell(files)) {
    const tags = tagsOf(entry);
    if (tags.some((tag) => NO_WORD.test(tag))) continue;
    for (const form of entry.forms) {
      const word = alphabet.fold(form);
      if (word.length < 2 || !alphabet.spell(word)) continue;
      const isUnread = word.length > SHORT;
      if (tags.some((tag) => ROMAN.test(tag))) {
        abbreviations.add(word);
      } else if (form !== form.toLowerCase()) {
        if (tags.some((tag) => NAME.test(tag)) || CAPITALISED.test(form)) names.add(word);
        else abbreviations.add(word);
      } else if (isUnread && !VOWEL.test(word)) {
        abbreviations.add(word);
      } else if (!isUnread || !tags.every((tag) => PHRASE.test(tag)) || tags.length === 0) {
        const parts = PARTS.filter(([named]) => tags.some((tag) => named.test(tag)));
        words.set(
          word,
          parts.reduce((bits, [, part]) => bits | bitOf(part), words.get(word) ?? 0),
        );
        for (const [, part] of parts) lexemes.add(form, entry.base, part);
      }
    }
  }
  const trained = 'usr/share/tesseract-ocr/5/tessdata/fra.traineddata';
  const met = readTesseractWords(readFromPackage(READING, trained));
  const isEasy = (word: string) => words.get(word) !== bitOf('verb') || !BOOKISH.test(word);
  return { edition: 'fr', words, names, abbreviations, lexemes, met, isEasy };
}

function tagsOf({ told }: HunspellEntry): string[] {
  return told.filter((tag) => tag.startsWith('po:')).map((tag) => tag.slice('po:'.length));
}
