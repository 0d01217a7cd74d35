import { admittedClasses, admittedWords } from './admitted.ts';
import { readSection } from './automaton-section.ts';
import { intersect, unite } from './combine-graphs.ts';
import { DamagedLexicon } from './damaged-lexicon.ts';
import { readHeader, type SectionName } from './file-format.ts';
import { spell } from './letters.ts';
import type { Admits, Lexicon, NoWordReason, Verdict, Vocabulary } from './lexicon.ts';
import { hasLetters, type WordGraph } from './word-graph.ts';

const opened = new WeakMap<ArrayBuffer, Lexicon>();

/** The lexicon in a file that has been decompressed. The same buffer is opened once. */
export function openLexicon(buffer: ArrayBuffer): Lexicon {
  const known = opened.get(buffer);
  if (known) return known;
  const lexicon = open(buffer);
  opened.set(buffer, lexicon);
  return lexicon;
}

const WORD: Verdict = { word: true };
const NO = (reason: NoWordReason): Verdict => ({ word: false, reason });

function open(buffer: ArrayBuffer): Lexicon {
  const { header, starts } = readHeader(buffer);
  const section = (name: SectionName) => {
    const place = starts.get(name);
    return place && readSection(buffer, place.start, place.size);
  };
  const words = section('words');
  if (!words) throw new DamagedLexicon('it holds no words');

  const graphs = new Map<string, WordGraph>();
  const once = (key: string, make: () => WordGraph): WordGraph => {
    const graph = graphs.get(key) ?? make();
    graphs.set(key, graph);
    return graph;
  };
  /** A list of which only the words matter. */
  const list = (name: SectionName): WordGraph | null => {
    if (!starts.has(name)) return null;
    return once(name, () => section(name)!);
  };
  const admittedGraph = (admitted: readonly boolean[]): WordGraph =>
    once(`words ${admitted.map(Number).join('')}`, () => admittedWords(words, admitted));

  const graph = (admits: Admits, vocabulary: Vocabulary = 'all'): WordGraph => {
    const admitted = admittedClasses(header.classes, admits);
    const all = admittedGraph(admitted);
    const key = `${vocabulary} ${admitted.map(Number).join('')}`;
    const familiar = vocabulary === 'all' ? null : list(vocabulary);
    if (familiar) return once(key, () => intersect(familiar, all));
    const names = admits.properNouns ? list('names') : null;
    return names ? once(`${key} with names`, () => unite(all, names)) : all;
  };

  return {
    id: header.id,
    graph,
    verdict(word, admits) {
      const letters = spell(word.toLowerCase().normalize('NFC'));
      if (!letters) return NO('letter');
      if (letters.length < 2) return NO('too-short');
      const isIn = (list: WordGraph | null) => list !== null && hasLetters(list, letters);
      if (isIn(admittedGraph(admittedClasses(header.classes, admits)))) return WORD;
      if (admits.properNouns && isIn(list('names'))) return WORD;
      if (isIn(words)) return NO('part-of-speech');
      if (isIn(list('abbreviations'))) return NO('abbreviation');
      if (isIn(list('names'))) return NO('proper-noun');
      return NO('not-listed');
    },
  };
}
