import type { Alphabet } from './alphabet.ts';
import { DamagedLexicon } from './damaged-lexicon.ts';
import { type SectionSize, sectionBytes } from './file-format.ts';
import type { GrownSize } from './grown-nodes.ts';
import { type ClassedGraph, count as countBits } from './word-graph.ts';

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
// See search/crossword-search.ts: an imported name is slow in an inner loop.
const count = countBits;

/** A section that is being read. */
export interface SectionReading {
  /** Reads so many nodes more; false once all are read. */
  go(most: number): boolean;
  graph(): ClassedGraph;
}

export function readSection(
  buffer: ArrayBuffer,
  start: number,
  size: SectionSize,
  alphabet: Alphabet,
): ClassedGraph {
  return readingSection(buffer, start, size, alphabet).graph();
}

/** Piece by piece, with room behind it for nodes and edges that additions bring. */
export function readingSection(
  buffer: ArrayBuffer,
  start: number,
  size: SectionSize,
  alphabet: Alphabet,
  room: GrownSize = { nodes: 0, edges: 0 },
): SectionReading {
  const { nodes, edges, returns } = size;
  const { leaf, fresh } = WAY;
  const bytes = new Uint8Array(buffer, start, sectionBytes(size));
  const classes = new Uint8Array(edges + room.edges);
  classes.set(bytes.subarray(4 * nodes, 4 * nodes + edges));
  const ways = bytes.subarray(4 * nodes + edges, 4 * nodes + 2 * edges);
  const back = bytes.subarray(4 * nodes + 2 * edges);
  const masks = new Uint32Array(nodes + 1 + room.nodes);
  const ends = new Uint32Array(nodes + 1 + room.nodes);
  const firsts = new Uint32Array(nodes + 1 + room.nodes);
  const children = new Uint32Array(edges + room.edges);
  const unclaimed = new Uint32Array(nodes + 1);
  const at = { node: 1, height: 0, edge: 0, turn: 0 };

  function go(most: number): boolean {
    // Variables instead of fields: this runs before anything is compiled, and fields are slow then.
    let { node, height, edge, turn } = at;
    for (const last = Math.min(nodes, node + most - 1); node <= last; node++) {
      const i = node - 1;
      const mask =
        (bytes[i] as number) |
        ((bytes[nodes + i] as number) << 8) |
        ((bytes[2 * nodes + i] as number) << 16) |
        ((bytes[3 * nodes + i] as number) << 24);
      masks[node] = mask;
      firsts[node] = edge;
      const end = edge + count(mask);
      for (let e = edge; e < end; e++) height -= (ways[e] as number) & fresh;
      if (height < 0 || end > edges) throw new DamagedLexicon('its graph does not close');
      let complete = 0;
      let letters = mask;
      // No branches: which way an edge goes cannot be guessed, and a wrong guess costs more than it all.
      for (let claimed = height; edge < end; edge++) {
        const way = ways[edge] as number;
        const isFresh = way & fresh;
        const isBack = way >> 1;
        const from = turn < returns ? turn : 0;
        const met =
          (back[from] as number) |
          ((back[returns + from] as number) << 8) |
          ((back[2 * returns + from] as number) << 16);
        const child = (met & -isBack) | ((unclaimed[claimed] as number) & -isFresh);
        if (child >= node || (way !== leaf && child === 0)) {
          throw new DamagedLexicon('its graph leads nowhere');
        }
        children[edge] = child;
        claimed += isFresh;
        turn += isBack;
        complete |= letters & -letters & (-(classes[edge] as number) >> 31);
        letters &= letters - 1;
      }
      ends[node] = complete;
      unclaimed[height++] = node;
    }
    at.node = node;
    at.height = height;
    at.edge = edge;
    at.turn = turn;
    return node <= nodes;
  }

  function graph(): ClassedGraph {
    go(nodes);
    if (at.height !== 1 || at.edge !== edges || at.turn !== returns) {
      throw new DamagedLexicon('its graph does not close');
    }
    return { alphabet, root: nodes, masks, ends, firsts, children, classes };
  }

  return { go, graph };
}
