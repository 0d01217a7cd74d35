import type { Addition } from './additions.ts';
import { DamagedLexicon } from './damaged-lexicon.ts';
import { growGraph } from './grow-graph.ts';
import type { ClassedGraph } from './word-graph.ts';
import { hasWord } from './word-graph.ts';

/** More than a byte can tell apart. */
const MOST_CLASSES = 255;

/** A section of all lists: one set of arrays, and a root for each list. */
export interface GrownSection {
  readonly graph: ClassedGraph;
  readonly roots: ReadonlyMap<string, number>;
}

/** The words of all lists: each has another root without what it calls vulgar. */
export interface GrownWords extends GrownSection {
  readonly decent: ReadonlyMap<string, number>;
}

/** Follows the additions to a section of which only the words matter. */
export function grownSection(
  name: 'names' | 'abbreviations' | 'reader' | 'everyday',
  graph: ClassedGraph,
  list: string,
  additions: readonly Addition[],
): GrownSection {
  const growing = growGraph(graph);
  const roots = new Map([[list, graph.root]]);
  let { root } = graph;
  for (const { id, changes } of additions) {
    const changed = changes(name);
    if (changed) root = growing.change(root, changed);
    roots.set(id, root);
  }
  return { graph: growing.finish(), roots };
}

/**
 * Follows the additions to the words of a list, whose compiled ones are in the graph already. Classes that are
 * new are added to those of its words.
 */
export function grownWords(
  graph: ClassedGraph,
  list: string,
  additions: readonly Addition[],
  classes: number[],
): GrownWords {
  const growing = growGraph(graph);
  const roots = new Map([[list, graph.root]]);
  const decents = new Map([[list, graph.root]]);
  let root = graph.root;
  let decent = graph.root;
  for (const { id, grown, changes } of additions) {
    if (grown) ({ root, decent } = grown);
    const changed = changes('words');
    if (changed) {
      const before = growing.finish();
      const isVulgar = (word: string) =>
        hasWord({ ...before, root }, word) && !hasWord({ ...before, root: decent }, word);
      const kinds = classed(changed, classes);
      const isSame = root === decent;
      const clean = isSame ? kinds : new Map([...kinds].filter(([word]) => !isVulgar(word)));
      const after = growing.change(root, kinds);
      decent = isSame ? after : growing.change(decent, clean);
      root = after;
    }
    const vulgar = changes('vulgar');
    if (vulgar) decent = growing.change(decent, vulgar);
    roots.set(id, root);
    decents.set(id, decent);
  }
  return { graph: growing.finish(), roots, decent: decents };
}

function classed(changes: ReadonlyMap<string, number>, classes: number[]): Map<string, number> {
  const places = new Map([[0, 0], ...classes.map((bits, i): [number, number] => [bits, i + 1])]);
  const changed = new Map<string, number>();
  for (const [word, bits] of changes) {
    const known = places.get(bits);
    if (known === undefined) places.set(bits, classes.push(bits));
    changed.set(word, places.get(bits) as number);
  }
  if (classes.length > MOST_CLASSES) throw new DamagedLexicon('it has too many kinds of words');
  return changed;
}
