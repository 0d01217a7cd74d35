import type { Addition } from './additions.ts';
import type { ClassedGraph } from './automaton-section.ts';
import { DamagedLexicon } from './damaged-lexicon.ts';
import type { SectionName } from './file-format.ts';
import { growGraph } from './grow-graph.ts';

/** More than a byte can tell apart. */
const MOST_CLASSES = 255;

/** A section of all lists: one set of arrays, and a root for each list. */
export interface GrownSection {
  readonly graph: ClassedGraph;
  readonly roots: ReadonlyMap<string, number>;
}

/** Follows the additions to a section of a list. Classes that are new are added to those of its words. */
export function grownSection(
  name: SectionName,
  graph: ClassedGraph,
  list: string,
  additions: readonly Addition[],
  classes: number[],
): GrownSection {
  const growing = growGraph(graph);
  const roots = new Map([[list, graph.root]]);
  let { root } = graph;
  for (const { id, changes } of additions) {
    const changed = changes(name);
    if (changed) {
      root = growing.change(root, name === 'words' ? classed(changed, classes) : changed);
    }
    roots.set(id, root);
  }
  return { graph: growing.finish(), roots };
}

/** A section of words as a list has it, without what it calls vulgar; the same object if that is nothing. */
export function decentSection(
  section: GrownSection,
  list: string,
  additions: readonly Addition[],
): GrownSection {
  const growing = growGraph(section.graph);
  let root = section.roots.get(list) as number;
  const last = additions.findLastIndex(({ id }) => id === list);
  for (const { changes } of additions.slice(0, last + 1)) {
    const vulgar = changes('vulgar');
    if (vulgar) root = growing.change(root, vulgar);
  }
  const graph = growing.finish();
  return graph === section.graph ? section : { graph, roots: new Map([[list, root]]) };
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
