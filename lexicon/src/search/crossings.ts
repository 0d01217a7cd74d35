import { childOf as childOfNode, type WordGraph } from '../word-graph.ts';

// See word-extension.ts: an imported name is slow in an inner loop.
const childOf = childOfNode;

/** What a line must know of the lines that cross it, by cell. */
export interface Crossings {
  /** One bit a letter: those that make a word of the crossing run. All, if nothing crosses. */
  readonly masks: Int32Array;
  /** What the letters of the crossing run are worth; -1 if nothing crosses. */
  readonly sums: Int32Array;
  /** How long the crossing run is once this cell is filled. */
  readonly lengths: Uint16Array;
}

export const FREE = -1;
const ANY_LETTER = -1;

export function crossings(cells: number): Crossings {
  return {
    masks: new Int32Array(cells).fill(ANY_LETTER),
    sums: new Int32Array(cells).fill(-1),
    lengths: new Uint16Array(cells),
  };
}

export function clear({ masks, sums }: Crossings): void {
  masks.fill(ANY_LETTER);
  sums.fill(-1);
}

/** Notes what the run that a free cell would join demands of it. */
export function cross(
  { masks, sums, lengths }: Crossings,
  graph: WordGraph,
  letters: Int8Array,
  worths: Int32Array,
  cell: number,
  step: number,
): void {
  if (sums[cell] !== -1) return;
  let sum = 0;
  let first = cell;
  while (letters[first - step] !== FREE) {
    first -= step;
    sum += worths[first] as number;
  }
  let last = cell;
  while (letters[last + step] !== FREE) {
    last += step;
    sum += worths[last] as number;
  }
  sums[cell] = sum;
  lengths[cell] = (last - first) / step + 1;
  masks[cell] = fitting(graph, letters, first, cell, last, step);
}

/** The letters that make a word of a run with one cell free. */
function fitting(
  graph: WordGraph,
  letters: Int8Array,
  first: number,
  gap: number,
  last: number,
  step: number,
): number {
  const node = walk(graph, graph.root, letters, first, gap, step);
  if (node < 0) return 0;
  if (gap === last) return graph.ends[node] as number;
  let fits = 0;
  for (let rest = graph.masks[node] as number; rest !== 0; rest &= rest - 1) {
    const letter = 31 - Math.clz32(rest & -rest);
    const after = walk(graph, childOf(graph, node, letter), letters, gap + step, last, step);
    if (after < 0) continue;
    if (((graph.ends[after] as number) >>> (letters[last] as number)) % 2 === 1) {
      fits |= 1 << letter;
    }
  }
  return fits;
}

/** The node after the letters from one cell to before another; -1 if no word goes that way. */
function walk(
  graph: WordGraph,
  from: number,
  letters: Int8Array,
  first: number,
  end: number,
  step: number,
): number {
  let node = from;
  for (let cell = first; cell !== end; cell += step) {
    const letter = letters[cell] as number;
    if (((graph.masks[node] as number) >>> letter) % 2 === 0) return -1;
    node = childOf(graph, node, letter);
  }
  return node;
}
