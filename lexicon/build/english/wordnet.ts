import type { PartOfSpeech } from '../../src/lexicon.ts';
import { type DebianPackage, readFromPackage } from '../packages.ts';

const WORDNET: DebianPackage = {
  name: 'wordnet-base',
  version: '1:3.0-37',
  sha256: '61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752',
};

interface Section {
  readonly part: PartOfSpeech;
  readonly file: string;
  /** Endings and what they stand for, as WordNet's own morphology has them. */
  readonly endings: readonly (readonly [string, string])[];
}

const SECTIONS: readonly Section[] = [
  {
    part: 'noun',
    file: 'noun',
    endings: [
      ['s', ''],
      ['ses', 's'],
      ['xes', 'x'],
      ['zes', 'z'],
      ['ches', 'ch'],
      ['shes', 'sh'],
      ['men', 'man'],
      ['ies', 'y'],
    ],
  },
  {
    part: 'verb',
    file: 'verb',
    endings: [
      ['s', ''],
      ['ies', 'y'],
      ['es', 'e'],
      ['es', ''],
      ['ed', 'e'],
      ['ed', ''],
      ['ied', 'y'],
      ['ing', 'e'],
      ['ing', ''],
    ],
  },
  {
    part: 'adjective',
    file: 'adj',
    endings: [
      ['er', ''],
      ['est', ''],
      ['er', 'e'],
      ['est', 'e'],
      ['ier', 'y'],
      ['iest', 'y'],
    ],
  },
  { part: 'adverb', file: 'adv', endings: [] },
];

/** A form of a word with its last consonant doubled: stopped, bigger. */
const DOUBLED = /([bcdfgklmnprstvz])\1$/;

/** Tells what words of a list WordNet takes them for: themselves, or forms of others. */
export function readWordNet(
  isListed: (word: string) => boolean,
  take: (form: string, base: string, part: PartOfSpeech) => void,
  words: Iterable<string>,
): void {
  const read = (name: string) => readFromPackage(WORDNET, `usr/share/wordnet/${name}`).toString();
  const sections = SECTIONS.map(({ part, file, endings }) => ({
    part,
    endings,
    lemmas: lemmasIn(read(`index.${file}`), isListed),
    irregular: irregularIn(read(`${file}.exc`)),
  }));
  for (const word of words) {
    for (const { part, endings, lemmas, irregular } of sections) {
      const bases = new Set([word, ...(irregular.get(word) ?? [])]);
      for (const [ending, instead] of irregular.has(word) ? [] : endings) {
        if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
        const base = word.slice(0, -ending.length) + instead;
        bases.add(base);
        const isDoubled = instead === '' && /^(ed|ing|er|est)$/.test(ending);
        if (isDoubled && DOUBLED.test(base)) bases.add(base.slice(0, -1));
      }
      for (const base of bases) if (lemmas.has(base)) take(word, base, part);
    }
  }
}

/** Names are in small letters there too: a base form must be a word of the list. */
function lemmasIn(index: string, isListed: (word: string) => boolean): Set<string> {
  const lemmas = index.split('\n').map((line) => line.split(' ', 1)[0] as string);
  return new Set(lemmas.filter((lemma) => isListed(lemma)));
}

function irregularIn(text: string): Map<string, string[]> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.split(' ', 1)[0] as string, line.split(' ').slice(1)]));
}
