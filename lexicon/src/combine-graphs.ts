import { childOf, type WordGraph } from './word-graph.ts';

/** Collects the nodes of a graph that is walked into being. Node 0 is the leaf. */
class Growth {
  readonly masks = [0];
  readonly ends = [0];
  readonly firsts = [0];
  readonly children: number[] = [];

  add(mask: number, end: number, children: readonly number[]): number {
    this.masks.push(mask);
    this.ends.push(end);
    this.firsts.push(this.children.length);
    for (const child of children) this.children.push(child);
    return this.masks.length - 1;
  }

  graph(root: number): WordGraph {
    return {
      root,
      masks: Uint32Array.from(this.masks),
      ends: Uint32Array.from(this.ends),
      firsts: Uint32Array.from(this.firsts),
      children: Uint32Array.from(this.children),
    };
  }
}

/** The words of either graph. */
export function unite(a: WordGraph, b: WordGraph): WordGraph {
  return combine(a, b, (left, right) => left | right);
}

/** The words of both graphs. */
export function intersect(a: WordGraph, b: WordGraph): WordGraph {
  return combine(a, b, (left, right) => left & right);
}

const NOWHERE = 0xffffffff;

/** Walks two graphs side by side; pairs of nodes become the nodes of the new one. */
function combine(
  a: WordGraph,
  b: WordGraph,
  join: (left: number, right: number) => number,
): WordGraph {
  const growth = new Growth();
  const made = new Map<number, number>();
  const maskAt = (graph: WordGraph, node: number) => (node === NOWHERE ? 0 : graph.masks[node]!);
  const endsAt = (graph: WordGraph, node: number) => (node === NOWHERE ? 0 : graph.ends[node]!);
  const step = (graph: WordGraph, node: number, letter: number) =>
    (maskAt(graph, node) >>> letter) & 1 ? childOf(graph, node, letter) : NOWHERE;

  const visit = (left: number, right: number): number => {
    const pair = left * 0x100000000 + right;
    const known = made.get(pair);
    if (known !== undefined) return known;
    const both = join(maskAt(a, left), maskAt(b, right));
    const end = join(endsAt(a, left), endsAt(b, right));
    const children: number[] = [];
    let mask = 0;
    for (let letter = 0; letter < 32; letter++) {
      const bit = 1 << letter;
      if ((both & bit) === 0) continue;
      const child = visit(step(a, left, letter), step(b, right, letter));
      // A way that leads to no word in common is left out.
      if (child === 0 && (end & bit) === 0) continue;
      mask |= bit;
      children.push(child);
    }
    const node = mask === 0 ? 0 : growth.add(mask, end, children);
    made.set(pair, node);
    return node;
  };
  return growth.graph(visit(a.root, b.root));
}
