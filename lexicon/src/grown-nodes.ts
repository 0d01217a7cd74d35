import { DamagedLexicon } from './damaged-lexicon.ts';
import type { ClassedGraph } from './word-graph.ts';
import { count as countBits } from './word-graph.ts';

/*
 * What additions make of the words of a list, already compiled: nodes beside those of the list, in columns.
 *   masks     one 32-bit mask a node, as four columns of bytes
 *   classes   one byte an edge, as in a section
 *   children  three bytes an edge, as three columns: the number of the node, an old one or one of these
 */

// See search/crossword-search.ts: an imported name is slow in an inner loop.
const count = countBits;

/** How much there is of them, and where each list begins. */
export interface GrownSize {
  readonly nodes: number;
  readonly edges: number;
}

export function grownBytes({ nodes, edges }: GrownSize): number {
  return 4 * nodes + 4 * edges;
}

/** Puts nodes into the room that a graph has for them, behind `node` others and `edge` edges. */
export function readGrownNodes(
  bytes: Uint8Array,
  { nodes, edges }: GrownSize,
  { masks, ends, firsts, children, classes }: ClassedGraph,
  node: number,
  edge: number,
): void {
  const kinds = 4 * nodes;
  const below = kinds + edges;
  let at = 0;
  for (let i = 0; i < nodes; i++) {
    const mask =
      (bytes[i] as number) |
      ((bytes[nodes + i] as number) << 8) |
      ((bytes[2 * nodes + i] as number) << 16) |
      ((bytes[3 * nodes + i] as number) << 24);
    masks[node + i] = mask;
    firsts[node + i] = edge + at;
    const last = at + count(mask);
    if (last > edges) throw new DamagedLexicon('its additions do not close');
    let complete = 0;
    let letters = mask;
    for (; at < last; at++) {
      const kind = bytes[kinds + at] as number;
      const child =
        (bytes[below + at] as number) |
        ((bytes[below + edges + at] as number) << 8) |
        ((bytes[below + 2 * edges + at] as number) << 16);
      if (child >= node + i) throw new DamagedLexicon('its additions lead nowhere');
      children[edge + at] = child;
      classes[edge + at] = kind;
      if (kind !== 0) complete |= letters & -letters;
      letters &= letters - 1;
    }
    ends[node + i] = complete;
  }
  if (at !== edges) throw new DamagedLexicon('its additions do not close');
}
