import { DamagedLexicon } from './damaged-lexicon.ts';
import { type SectionSize, sectionBytes } from './file-format.ts';
import { count, type WordGraph } from './word-graph.ts';

/*
 * A section holds a minimal automaton in columns, because equal things side by side compress well.
 * Nodes are written children first, each when the last of the ways below it has been written:
 *   masks    one 32-bit mask a node, written as four columns of bytes
 *   classes  one byte an edge: the class of the word complete with it, or 0
 *   ways     one byte an edge: to the leaf, to a fresh node (the children of a node that nobody
 *            has claimed yet lie on a stack), or back to a node met before
 *   returns  three bytes a way back, as three columns: the number of that node
 */
export const WAY = { leaf: 0, fresh: 1, back: 2 } as const;

/** Words of any class as a graph, with their classes. Node 0 is the leaf. */
export interface ClassedGraph extends WordGraph {
  /** By edge, as `children`: the class of the word complete with it, or 0. */
  readonly classes: Uint8Array;
}

export function readSection(buffer: ArrayBuffer, start: number, size: SectionSize): ClassedGraph {
  const { nodes, edges, returns } = size;
  const bytes = new Uint8Array(buffer, start, sectionBytes(size));
  const classes = bytes.subarray(4 * nodes, 4 * nodes + edges);
  const ways = bytes.subarray(4 * nodes + edges, 4 * nodes + 2 * edges);
  const back = bytes.subarray(4 * nodes + 2 * edges);
  const masks = new Uint32Array(nodes + 1);
  const ends = new Uint32Array(nodes + 1);
  const firsts = new Uint32Array(nodes + 1);
  const children = new Uint32Array(edges);
  const unclaimed = new Uint32Array(nodes + 1);
  let height = 0;
  let edge = 0;
  let turn = 0;
  for (let node = 1; node <= nodes; node++) {
    const i = node - 1;
    const mask =
      (bytes[i] as number) |
      ((bytes[nodes + i] as number) << 8) |
      ((bytes[2 * nodes + i] as number) << 16) |
      ((bytes[3 * nodes + i] as number) << 24);
    masks[node] = mask;
    firsts[node] = edge;
    const end = edge + count(mask);
    let fresh = 0;
    for (let e = edge; e < end; e++) fresh += ways[e] === WAY.fresh ? 1 : 0;
    height -= fresh;
    if (height < 0 || end > edges) throw new DamagedLexicon('its graph does not close');
    let complete = 0;
    let letters = mask;
    for (let claimed = height; edge < end; edge++) {
      const letter = letters & -letters;
      letters ^= letter;
      if (classes[edge] !== 0) complete |= letter;
      const way = ways[edge];
      if (way === WAY.leaf) continue;
      if (way === WAY.fresh) {
        children[edge] = unclaimed[claimed++] as number;
      } else {
        const child =
          (back[turn] as number) |
          ((back[returns + turn] as number) << 8) |
          ((back[2 * returns + turn] as number) << 16);
        turn++;
        if (child === 0 || child >= node) throw new DamagedLexicon('its graph leads nowhere');
        children[edge] = child;
      }
    }
    ends[node] = complete;
    unclaimed[height++] = node;
  }
  if (height !== 1 || edge !== edges || turn !== returns) {
    throw new DamagedLexicon('its graph does not close');
  }
  return { root: nodes, masks, ends, firsts, children, classes };
}
