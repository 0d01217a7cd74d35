import { EDITIONS } from '../../src/editions.ts';
import { Lexemes } from '../lexemes.ts';
import { type DebianPackage, readFromPackage } from '../packages.ts';
import { bitOf } from '../parts.ts';
import { isRoman } from '../roman.ts';
import type { Sources } from '../sources.ts';
import { readTesseractWords } from '../tesseract-words.ts';
import { readWordList } from '../word-list.ts';
import { readWordNet } from './wordnet.ts';

/** SCOWL, up to its size 80, in two spellings. */
const LISTS: readonly (readonly [DebianPackage, string])[] = [
  [
    {
      name: 'wamerican-huge',
      version: '2020.12.07-2',
      sha256: 'e7084d641d1de29699ad47d7467f921659d1ca57a6ad64a18f8b068aef0a56bc',
    },
    'usr/share/dict/american-english-huge',
  ],
  [
    {
      name: 'wbritish-huge',
      version: '2020.12.07-2',
      sha256: 'ee4a45b2a2a3c2626e9e92d170b46e7796f4dcdca15e1a4ccb3191684defb3fa',
    },
    'usr/share/dict/british-english-huge',
  ],
];
const READING: DebianPackage = {
  name: 'tesseract-ocr-eng',
  version: '1:4.1.0-2',
  sha256: '9242d054563262398f8cf41fbd96fcc72f9dde70db16de18539882a6cff74f9d',
};

const VOWEL = /[aeiouy]/;
/** A word that has no vowel and counts: a Welsh instrument, a valley, and noises. */
const WITHOUT_VOWEL = /^(crwths?|cwms|brrr|pfft|phpht|psst|pssts|psts|pwns|tsks|tsktsks?)$/;

/** English: Debian's largest lists of both spellings, and what WordNet knows of them. */
export function readEnglish(): Sources {
  const { alphabet } = EDITIONS.en;
  const text = LISTS.map(([source, path]) => readFromPackage(source, path).toString()).join('\n');
  const { words, names, initials } = readWordList(text, alphabet);
  const abbreviations = new Set(initials);
  for (const word of words.keys()) {
    const isNone = word.length > 3 && !VOWEL.test(word) && !WITHOUT_VOWEL.test(word);
    if (!isNone && !(word.length > 3 && isRoman(word))) continue;
    words.delete(word);
    abbreviations.add(word);
  }
  const lexemes = new Lexemes();
  readWordNet(
    (form) => words.has(form),
    (form, base, part) => {
      lexemes.add(form, base, part);
      words.set(form, (words.get(form) as number) | bitOf(part));
    },
    words.keys(),
  );
  const trained = 'usr/share/tesseract-ocr/5/tessdata/eng.traineddata';
  const met = readTesseractWords(readFromPackage(READING, trained));
  return { edition: 'en', words, names, abbreviations, lexemes, met };
}
