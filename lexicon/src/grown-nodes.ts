import { DamagedLexicon } from './damaged-lexicon.ts';
import { type ClassedGraph, count as countBits } from './word-graph.ts';

/*
 * What additions make of the words of a list, already compiled: nodes beside those of the list, as the columns of
 * a graph, so that they only have to be copied. Numbers have 32 bits, the lowest byte first:
 *   masks, ends   one number a node
 *   children      one number an edge: an old node or one of these
 *   classes       one byte an edge, and as many zeros behind them as make whole numbers
 */

// See search/crossword-search.ts: an imported name is slow in an inner loop.
const count = countBits;

export interface GrownSize {
  readonly nodes: number;
  readonly edges: number;
}

export function grownBytes({ nodes, edges }: GrownSize): number {
  return 4 * (2 * nodes + edges + Math.ceil(edges / 4));
}

/** Puts nodes into the room that a graph has for them, behind `node` others and `edge` edges. */
export function readGrownNodes(
  bytes: Uint8Array,
  { nodes, edges }: GrownSize,
  { masks, ends, firsts, children, classes }: ClassedGraph,
  node: number,
  edge: number,
): void {
  if (!(nodes >= 0 && edges >= 0) || bytes.length !== grownBytes({ nodes, edges })) {
    throw new DamagedLexicon('its additions are cut off');
  }
  // A copy: numbers must lie where whole ones can be read.
  const numbers = new Uint32Array(new Uint8Array(bytes).buffer);
  const below = numbers.subarray(2 * nodes, 2 * nodes + edges);
  masks.set(numbers.subarray(0, nodes), node);
  ends.set(numbers.subarray(nodes, 2 * nodes), node);
  children.set(below, edge);
  classes.set(bytes.subarray(4 * (2 * nodes + edges)).subarray(0, edges), edge);
  let at = 0;
  for (let i = 0; i < nodes; i++) {
    firsts[node + i] = edge + at;
    const last = at + count(numbers[i] as number);
    for (; at < last; at++) {
      if (!((below[at] as number) < node + i)) {
        throw new DamagedLexicon('its additions lead nowhere');
      }
    }
  }
  if (at !== edges) throw new DamagedLexicon('its additions do not close');
}
