import { EDITIONS } from '../../src/editions.ts';
import type { PartOfSpeech } from '../../src/lexicon.ts';
import { Lexemes } from '../lexemes.ts';
import { type DebianPackage, readFromPackage } from '../packages.ts';
import { bitOf } from '../parts.ts';
import { readReviewed } from '../reviewed-words.ts';
import { isRoman } from '../roman.ts';
import type { Sources } from '../sources.ts';
import { readTesseractWords } from '../tesseract-words.ts';
import { GermanBases } from './german-bases.ts';
import { readMorphy } from './morphy.ts';

const SPELLING: DebianPackage = {
  name: 'wngerman',
  version: '20161207-11',
  sha256: '9053a69641bcf59233055f1b3ca341046751534b2b32d1e32c67b23ab9b98fec',
};
/** Tells names: what English writes with a capital is one. */
const ENGLISH: DebianPackage = {
  name: 'wamerican-huge',
  version: '2020.12.07-2',
  sha256: 'e7084d641d1de29699ad47d7467f921659d1ca57a6ad64a18f8b068aef0a56bc',
};
const READING: DebianPackage = {
  name: 'tesseract-ocr-deu',
  version: '1:4.1.0-2',
  sha256: '01b50e1211a634b54090c05084d758656c62ff18078698a9b1981097b812fce2',
};
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u;
const VOWEL = /[aäeioöuüy]/;
const SHORT = 3;

/** German: nouns have capitals as names have, so that names must be told by other means. */
export function readGerman(): Sources {
  const { alphabet } = EDITIONS.de;
  const [words, lexemes] = [new Map<string, number>(), new Lexemes()];
  const [names, abbreviations] = [new Set<string>(), new Set<string>()];
  const take = (form: string, base: string | null, part: PartOfSpeech | null): void => {
    const word = alphabet.fold(form);
    if (word.length < 2 || !alphabet.spell(word)) return;
    if (word.length > SHORT && (!VOWEL.test(word) || isRoman(word))) {
      abbreviations.add(word);
      return;
    }
    words.set(word, (words.get(word) ?? 0) | (part ? bitOf(part) : 0));
    if (part && base) lexemes.add(form, base, part);
  };
  const ruling = readRulings();
  const lines = linesOf(SPELLING, 'usr/share/dict/ngerman');
  const bases = new GermanBases(lines);
  for (const { form, base, part } of readMorphy()) {
    const isNoun = part === 'noun';
    if (isNoun && (!CAPITALISED.test(form) || ruling(form) || ruling(base))) continue;
    bases.add(form, base, part);
    take(form, base, part);
  }
  const english = new Set(
    linesOf(ENGLISH, 'usr/share/dict/american-english-huge')
      .filter((line) => CAPITALISED.test(line))
      .map((line) => withoutMarks(alphabet.fold(line))),
  );
  const isEnglishName = (word: string) =>
    english.has(withoutMarks(word)) || english.has(withoutMarks(word).replace(/s$/, ''));
  for (const line of lines) {
    const word = alphabet.fold(line);
    if (!alphabet.spell(word)) continue;
    const ruled = ruling(line);
    if (line === line.toLowerCase()) {
      const base = bases.ofAdjective(line);
      take(line, base, base ? 'adjective' : null);
    } else if (!CAPITALISED.test(line) || ruled === 'abbreviation') abbreviations.add(word);
    else if (bases.isNoun(line)) continue;
    else if (ruled === 'name' || (!ruled && isEnglishName(word))) names.add(word);
    else take(line, bases.ofNoun(line), 'noun');
  }
  const trained = 'usr/share/tesseract-ocr/5/tessdata/deu.traineddata';
  const met = readTesseractWords(readFromPackage(READING, trained));
  return { edition: 'de', words, names, abbreviations, lexemes, met, capitalNouns: true };
}

function linesOf(source: DebianPackage, path: string): string[] {
  return readFromPackage(source, path).toString().split('\n');
}

/** English has no umlauts: Zurich. */
function withoutMarks(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** What was decided by reading; a name with an s behind it is one as well. */
function readRulings(): (form: string) => 'name' | 'abbreviation' | 'noun' | null {
  const told = new Map([
    ...readReviewed('de/names', ['name', 'abbreviation']),
    ...readReviewed('de/nouns', ['noun']),
  ]);
  return (form) => told.get(form) ?? told.get(form.replace(/s$/, '')) ?? null;
}
