import { EDITIONS } from '../../src/editions.ts';
import { readFromPackage } from '../packages.ts';
import { bitOf } from '../parts.ts';
import { readTesseractWords } from '../tesseract-words.ts';
import { readWordList } from '../word-list.ts';
import type { Contents } from '../write-lexicon.ts';
import { guessParts } from './guess-parts.ts';
import { partsOf, readMorphology } from './morphology.ts';
import { sift } from './sift.ts';
import { MORPHOLOGY, READING, SPELLING, WORD_LIST } from './sources.ts';
import { readUndeclined } from './spelling-dictionary.ts';
import { vocabularies } from './vocabularies.ts';
import { readFromZip } from './zip.ts';

const CLOSED = bitOf('conjunction') | bitOf('particle') | bitOf('interjection');
const SHORT = 4;

function isShortName(form: string): boolean {
  return form.length < SHORT && form !== form.toLowerCase();
}

/** Compiles the Polish lexicon from its sources. */
export function compilePolish(id: string): Contents {
  const {
    words: listed,
    names,
    initials,
  } = readWordList(
    readFromPackage(WORD_LIST, 'usr/share/dict/polish').toString(),
    EDITIONS.pl.alphabet,
  );
  const dictionary = readDictionary();
  const knownNames = new Set<string>();
  readMorphology(
    dictionary,
    (form) => listed.has(form) || isShortName(form),
    ({ form, tags }) => {
      if (!isShortName(form)) listed.set(form, (listed.get(form) as number) | partsOf(tags));
      else if (partsOf(tags) & bitOf('noun')) knownNames.add(form.toLowerCase());
    },
  );
  const spelling = readFromPackage(SPELLING, 'usr/share/hunspell/pl_PL.dic');
  const { words, abbreviations } = sift(listed, readUndeclined(spelling));
  guessParts(words);

  const { everyday, reader } = vocabularies(words, readMet(), dictionary);

  for (const word of initials) abbreviations.add(word);
  for (const word of abbreviations) if (words.has(word)) abbreviations.delete(word);
  for (const name of names) {
    // A name that is spelt like a word needs no place of its own, unless few games take that word.
    const isWord = ((words.get(name) ?? 0) & ~CLOSED) !== 0;
    // Short ones may be splinters of longer names, or symbols.
    const isDoubtful = name.length < SHORT && !knownNames.has(name);
    if (isWord || isDoubtful || abbreviations.has(name)) names.delete(name);
  }
  const classes = [...new Set(words.values())].sort((a, b) => a - b);
  const classOf = new Map(classes.map((parts, i) => [parts, i + 1]));
  for (const [word, parts] of words) words.set(word, classOf.get(parts) as number);
  return {
    id,
    edition: 'pl',
    classes,
    sections: {
      words,
      names: plain(names),
      abbreviations: plain(abbreviations),
      reader: plain(reader),
      everyday: plain(everyday),
    },
  };
}

/** Polimorfologik. */
export function readDictionary(): Buffer {
  const jar = readFromPackage(MORPHOLOGY, 'usr/share/java/morfologik-polish.jar');
  return readFromZip(jar, 'morfologik/stemming/polish/polish.dict');
}

/** The words that the web writes often, in the spellings in which it does. */
export function readMet(): string[] {
  const trained = 'usr/share/tesseract-ocr/5/tessdata/pol.traineddata';
  return readTesseractWords(readFromPackage(READING, trained));
}

/** Words of which only the spelling matters. */
function plain(words: Iterable<string>): Map<string, number> {
  return new Map(Array.from(words, (word) => [word, 1]));
}
