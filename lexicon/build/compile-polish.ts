import { guessParts } from './guess-parts.ts';
import { ABBREVIATION, bitOf, partsOf, readMorphology } from './morphology.ts';
import { MORPHOLOGY, readFromPackage, WORD_LIST } from './packages.ts';
import { readWordList } from './word-list.ts';
import type { Contents } from './write-lexicon.ts';
import { readFromZip } from './zip.ts';

const CLOSED = bitOf('conjunction') | bitOf('particle') | bitOf('interjection');

/** Compiles the Polish lexicon from its sources. */
export function compilePolish(): Contents {
  const list = readWordList(readFromPackage(WORD_LIST, 'usr/share/dict/polish').toString());
  const jar = readFromPackage(MORPHOLOGY, 'usr/share/java/morfologik-polish.jar');
  const dictionary = readFromZip(jar, 'morfologik/stemming/polish/polish.dict');
  const { words, names, initials } = list;
  readMorphology(
    dictionary,
    (form) => words.has(form),
    ({ form, tags }) => words.set(form, (words.get(form) as number) | partsOf(tags)),
  );
  const abbreviations = new Set(initials);
  for (const [word, parts] of words) {
    if (parts === ABBREVIATION || (parts === 0 && !/[aąeęioóuy]/.test(word))) {
      words.delete(word);
      abbreviations.add(word);
    } else words.set(word, parts & ~ABBREVIATION);
  }
  guessParts(words);
  for (const name of names) if ((words.get(name) ?? 0) & ~CLOSED) names.delete(name);
  for (const word of abbreviations) if (words.has(word)) abbreviations.delete(word);
  const classes = [...new Set(words.values())].sort((a, b) => a - b);
  const classOf = new Map(classes.map((parts, i) => [parts, i + 1]));
  for (const [word, parts] of words) words.set(word, classOf.get(parts) as number);
  const plain = (set: Set<string>) => new Map([...set].map((word) => [word, 1]));
  return {
    id: 'polski-1',
    classes,
    sections: { words, names: plain(names), abbreviations: plain(abbreviations) },
  };
}
