import type { WordGraph } from '../word-graph.ts';

/**
 * Where the numbers of a node's record are. A record never lies across two lines of the
 * processor's cache, since its size is a power of two.
 */
export const RECORD = {
  /** The letters that go on from here. */
  MASK: 0,
  /** The letters with which a word is complete. */
  ENDS: 1,
  /** Where its children begin. */
  FIRST: 2,
  /** Masks of the letters that can come second from here, third, and so on: `FAR` of them. */
  AHEAD: 3,
  FAR: 5,
  SIZE: 8,
} as const;

/**
 * A graph with everything about a node side by side: a search goes from node to node at random,
 * and what it waits for is memory. The masks ahead tell it that a letter lying some cells away
 * cannot be met, before it tries the ways there. Nodes are named by where their records begin.
 */
export interface Outlook {
  readonly root: number;
  readonly records: Int32Array;
  readonly children: Uint32Array;
}

const known = new WeakMap<WordGraph, Outlook>();

/** Made once for a graph, in a few milliseconds. */
export function outlookOf(graph: WordGraph): Outlook {
  const seen = known.get(graph) ?? look(graph);
  known.set(graph, seen);
  return seen;
}

function look({ root, masks, ends, firsts, children: nodes }: WordGraph): Outlook {
  const { MASK, ENDS, FIRST, AHEAD, FAR, SIZE } = RECORD;
  const records = new Int32Array(SIZE * masks.length);
  const children = nodes.map((node) => SIZE * node);
  for (let node = 0; node < masks.length; node++) {
    records[SIZE * node + MASK] = masks[node] as number;
    records[SIZE * node + ENDS] = ends[node] as number;
    records[SIZE * node + FIRST] = firsts[node] as number;
  }
  for (let far = 0; far < FAR; far++) {
    const nearer = far === 0 ? MASK : AHEAD + far - 1;
    for (let record = 0; record < records.length; record += SIZE) {
      let child = records[record + FIRST] as number;
      let ahead = 0;
      for (let rest = records[record + MASK] as number; rest !== 0; rest &= rest - 1) {
        ahead |= records[(children[child++] as number) + nearer] as number;
      }
      records[record + AHEAD + far] = ahead;
    }
  }
  return { root: SIZE * root, records, children };
}
