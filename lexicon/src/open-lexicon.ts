import { type Addition, takeApart } from './additions.ts';
import { admittedClasses, admittedWords } from './admitted.ts';
import type { Alphabet } from './alphabet.ts';
import { readingSection, readSection, type SectionReading } from './automaton-section.ts';
import { intersect, unite } from './combine-graphs.ts';
import { DamagedLexicon } from './damaged-lexicon.ts';
import { editionIn, readHeader, type SectionName, type SectionSize } from './file-format.ts';
import { readGrownNodes } from './grown-nodes.ts';
import { type GrownSection, type GrownWords, grownSection, grownWords } from './grown-section.ts';
import {
  type Admits,
  ANY_PART,
  type Lexicon,
  type NoWordReason,
  type Verdict,
  type Vocabulary,
} from './lexicon.ts';
import { type ClassedGraph, hasLetters, type WordGraph } from './word-graph.ts';

const opened = new WeakMap<ArrayBuffer, Lexicon>();

/** The newest list of a file that has been decompressed. The same buffer is opened once. */
export function openLexicon(buffer: ArrayBuffer): Lexicon {
  const known = opened.get(buffer);
  if (known) return known;
  const lexicon = opening(buffer).lexicon();
  opened.set(buffer, lexicon);
  return lexicon;
}

/** At once on the slowest phone. */
const NODES_AT_ONCE = 16_384;

/** The same in short pieces, with a rest after each: a page answers taps meanwhile. */
export async function openLexiconInPieces(
  buffer: ArrayBuffer,
  rest: () => Promise<void>,
): Promise<Lexicon> {
  const known = opened.get(buffer);
  if (known) return known;
  const { words, lexicon } = opening(buffer);
  while (words.go(NODES_AT_ONCE)) await rest();
  await rest();
  const whole = opened.get(buffer) ?? lexicon();
  opened.set(buffer, whole);
  return whole;
}

const WORD: Verdict = { word: true };
const NO = (reason: NoWordReason): Verdict => ({ word: false, reason });

/** What is made when it is first asked for, and then kept. */
function keeper<T>(): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const thing = kept.get(key) ?? make();
    kept.set(key, thing);
    return thing;
  };
}

/** A lexicon whose words are being read. */
interface Opening {
  readonly words: SectionReading;
  lexicon(): Lexicon;
}

function opening(buffer: ArrayBuffer): Opening {
  const { end, additions } = takeApart(buffer);
  const { header, starts } = readHeader(buffer, end);
  const edition = editionIn(header);
  const { alphabet } = edition;
  const lists = [...new Set([header.id, ...additions.map(({ id }) => id)])];
  const classes = [...header.classes];
  const [oneSection, oneGraph, oneLexicon] = [
    keeper<GrownSection>(),
    keeper<WordGraph>(),
    keeper<Lexicon>(),
  ];
  const reading = readingWords(buffer, starts.get('words'), alphabet, additions);
  let words: GrownWords;
  const section = (name: Exclude<SectionName, 'words'>): GrownSection | null => {
    const place = starts.get(name);
    if (!place) return null;
    return oneSection(name, () => {
      const graph = readSection(buffer, place.start, place.size, alphabet);
      return grownSection(name, graph, header.id, additions);
    });
  };
  const kindsOf = (admits: Admits) => admittedClasses(classes, admits).map(Number).join('');

  const ofList = (asked: string): Lexicon | null =>
    lists.includes(asked) ? oneLexicon(asked, () => list(asked)) : null;

  function list(id: string): Lexicon {
    /** A section of which only the words matter. */
    const plain = (name: Exclude<SectionName, 'words'>): WordGraph | null => {
      const found = section(name);
      if (!found) return null;
      return oneGraph(`${id} ${name}`, () => ({ ...found.graph, root: found.roots.get(id)! }));
    };
    const wordsOf = (admits: Admits): WordGraph => {
      const kinds = kindsOf(admits);
      const isAny = admits.vulgar !== false;
      // Lists share the ends too.
      const some = oneGraph(kinds, () =>
        admittedWords(words.graph, admittedClasses(classes, admits)),
      );
      const root = (isAny ? words.roots : words.decent).get(id)!;
      return oneGraph(`${id} words ${kinds} ${isAny}`, () => ({ ...some, root }));
    };
    return {
      id,
      edition,
      lists,
      ofList,
      graph(admits, vocabulary: Vocabulary = 'all') {
        const all = wordsOf(admits);
        const key = `${id} ${vocabulary} ${kindsOf(admits)} ${admits.vulgar !== false}`;
        const familiar = vocabulary === 'all' ? null : plain(vocabulary);
        if (familiar) return oneGraph(key, () => intersect(familiar, all));
        const names = admits.properNouns ? plain('names') : null;
        return names ? oneGraph(`${key} with names`, () => unite(all, names)) : all;
      },
      verdict(word, admits) {
        const letters = alphabet.spell(alphabet.fold(word));
        if (!letters) return NO('letter');
        if (letters.length < 2) return NO('too-short');
        const isIn = (list: WordGraph | null) => list !== null && hasLetters(list, letters);
        const counts = (admits: Admits) => isIn(wordsOf(admits));
        if (counts(admits)) return WORD;
        if (admits.properNouns && isIn(plain('names'))) return WORD;
        if (counts(ANY_PART)) {
          const isVulgar = admits.vulgar === false && !counts({ ...ANY_PART, vulgar: false });
          return NO(isVulgar ? 'vulgar' : 'part-of-speech');
        }
        if (isIn(plain('abbreviations'))) return NO('abbreviation');
        if (isIn(plain('names'))) return NO('proper-noun');
        return NO('not-listed');
      },
    };
  }
  return {
    words: reading,
    lexicon() {
      words = grownAll(reading.graph(), header.id, additions, classes);
      return ofList(lists.at(-1) as string) as Lexicon;
    },
  };
}

/** The words of the list itself, with room for what is compiled of the other lists. */
function readingWords(
  buffer: ArrayBuffer,
  place: { readonly start: number; readonly size: SectionSize } | undefined,
  alphabet: Alphabet,
  additions: readonly Addition[],
): SectionReading {
  if (!place) throw new DamagedLexicon('it holds no words');
  const room = compiledIn(additions).reduce(
    (all, { nodes, edges }) => ({ nodes: all.nodes + nodes, edges: all.edges + edges }),
    { nodes: 0, edges: 0 },
  );
  return readingSection(buffer, place.start, place.size, alphabet, room);
}

/** The words of all lists, with what is compiled of them in the same arrays. */
function grownAll(
  graph: ClassedGraph,
  list: string,
  additions: readonly Addition[],
  classes: number[],
): GrownWords {
  const compiled = compiledIn(additions);
  const behind = compiled.reduce(
    (all, { nodes, edges }) => ({ nodes: all.nodes - nodes, edges: all.edges - edges }),
    { nodes: graph.masks.length, edges: graph.children.length },
  );
  let { nodes: node, edges: edge } = behind;
  for (const grown of compiled) {
    readGrownNodes(grown.bytes, grown, graph, node, edge);
    node += grown.nodes;
    edge += grown.edges;
    if (!(grown.root < node && grown.decent < node)) {
      throw new DamagedLexicon('its additions begin nowhere');
    }
    classes.push(...grown.classes);
  }
  return grownWords(graph, list, additions, classes);
}

function compiledIn(additions: readonly Addition[]) {
  return additions.flatMap(({ grown }) => grown ?? []);
}
