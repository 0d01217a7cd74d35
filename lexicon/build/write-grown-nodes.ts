import { type GrownSize, grownBytes, readGrownNodes } from '../src/grown-nodes.ts';
import type { ClassedGraph } from '../src/word-graph.ts';

/** Nodes that were grown beside older ones, as `readGrownNodes` reads them, and what became of the roots among them. */
export interface GrownNodes {
  readonly size: GrownSize;
  readonly bytes: Uint8Array;
  readonly roots: readonly number[];
  /** The older nodes and these. */
  readonly graph: ClassedGraph;
}

/**
 * Writes the nodes of a graph from a number on that these roots need. Words are added one way each; here, equal
 * nodes become one, and those that an older list has already are taken from there.
 */
export function writeGrownNodes(
  graph: ClassedGraph,
  older: number,
  roots: readonly number[],
): GrownNodes {
  const { masks, firsts, children, classes } = graph;
  const known = new Map<string, number>();
  const numbers = Array.from({ length: older }, (_, node) => node);
  const written = { masks: [], ends: [], classes: [], children: [] } as Record<
    'masks' | 'ends' | 'classes' | 'children',
    number[]
  >;
  for (let node = 1; node < masks.length; node++) {
    const mask = masks[node] as number;
    const first = firsts[node] as number;
    const end = firsts[node + 1] ?? children.length;
    const below = Array.from(children.subarray(first, end), (child) => numbers[child] as number);
    const kinds = [...classes.subarray(first, end)];
    const key = `${mask} ${below} ${kinds}`;
    const twin = known.get(key);
    if (node < older) {
      if (twin === undefined) known.set(key, node);
      continue;
    }
    const number = twin ?? older + written.masks.length;
    numbers[node] = number;
    if (twin !== undefined) continue;
    known.set(key, number);
    written.masks.push(mask);
    written.ends.push(graph.ends[node] as number);
    written.classes.push(...kinds);
    written.children.push(...below);
  }
  const size = { nodes: written.masks.length, edges: written.children.length };
  const all = [...written.masks, ...written.ends, ...written.children];
  const bytes = new Uint8Array(grownBytes(size));
  const view = new DataView(bytes.buffer);
  for (const [i, number] of all.entries()) view.setUint32(4 * i, number, true);
  bytes.set(written.classes, 4 * all.length);
  return {
    size,
    bytes,
    roots: roots.map((root) => numbers[root] as number),
    graph: extended(graph, older, size, bytes),
  };
}

function extended(
  { alphabet, root, masks, ends, firsts, children, classes }: ClassedGraph,
  older: number,
  size: GrownSize,
  bytes: Uint8Array,
): ClassedGraph {
  const edges = firsts[older] ?? children.length;
  const [nodesOf, edgesOf] = [sized(older, size.nodes), sized(edges, size.edges)];
  const graph: ClassedGraph = {
    alphabet,
    root,
    masks: nodesOf(masks, Uint32Array),
    ends: nodesOf(ends, Uint32Array),
    firsts: nodesOf(firsts, Uint32Array),
    children: edgesOf(children, Uint32Array),
    classes: edgesOf(classes, Uint8Array),
  };
  readGrownNodes(bytes, size, graph, older, edges);
  return graph;
}

/** The first of a column, and room for more. */
function sized(kept: number, more: number) {
  return <T extends Uint32Array | Uint8Array>(column: T, Column: new (length: number) => T): T => {
    const all = new Column(kept + more);
    all.set(column.subarray(0, kept));
    return all;
  };
}
