import { childOf, type WordGraph } from './word-graph.ts';

const LEAF = 0;

/** The words of either graph. Both stay as they are in it; only nodes that are in both are new. */
export function unite(a: WordGraph, b: WordGraph): WordGraph {
  const offset = a.masks.length;
  const moved = (node: number) => (node === LEAF ? LEAF : node + offset);
  const growth = new Growth(offset + b.masks.length, a.children.length + b.children.length);
  const visit = pairwise(b, (left, right) => {
    if (left === LEAF) return moved(right);
    if (right === LEAF) return left;
    const [inA, inB] = [a.masks[left]!, b.masks[right]!];
    const children: number[] = [];
    eachLetter(inA | inB, (letter, bit) => {
      if (!(inB & bit)) children.push(childOf(a, left, letter));
      else if (!(inA & bit)) children.push(moved(childOf(b, right, letter)));
      else children.push(visit(childOf(a, left, letter), childOf(b, right, letter)));
    });
    return growth.add(inA | inB, a.ends[left]! | b.ends[right]!, children);
  });
  const root = visit(a.root, b.root);
  const firstsOfB = b.firsts.map((first) => first + a.children.length);
  return {
    alphabet: a.alphabet,
    root,
    masks: joined(a.masks, b.masks, growth.masks),
    ends: joined(a.ends, b.ends, growth.ends),
    firsts: joined(a.firsts, firstsOfB, growth.firsts),
    children: joined(a.children, b.children.map(moved), growth.children),
  };
}

/** The words of both graphs. */
export function intersect(a: WordGraph, b: WordGraph): WordGraph {
  const growth = new Growth(0, 0);
  growth.add(0, 0, []);
  const visit = pairwise(b, (left, right) => {
    const ends = a.ends[left]! & b.ends[right]!;
    const children: number[] = [];
    let mask = 0;
    eachLetter(a.masks[left]! & b.masks[right]!, (letter, bit) => {
      const child = visit(childOf(a, left, letter), childOf(b, right, letter));
      // A way that leads to no word in common is left out.
      if (child === LEAF && !(ends & bit)) return;
      mask |= bit;
      children.push(child);
    });
    return mask === 0 ? LEAF : growth.add(mask, ends, children);
  });
  const root = visit(a.root, b.root);
  return {
    alphabet: a.alphabet,
    root,
    masks: Uint32Array.from(growth.masks),
    ends: Uint32Array.from(growth.ends),
    firsts: Uint32Array.from(growth.firsts),
    children: Uint32Array.from(growth.children),
  };
}

/** New nodes, numbered on from those that are there. */
class Growth {
  readonly masks: number[] = [];
  readonly ends: number[] = [];
  readonly firsts: number[] = [];
  readonly children: number[] = [];

  constructor(
    private readonly nodes: number,
    private readonly edges: number,
  ) {}

  add(mask: number, ends: number, children: readonly number[]): number {
    this.masks.push(mask);
    this.ends.push(ends);
    this.firsts.push(this.edges + this.children.length);
    for (const child of children) this.children.push(child);
    return this.nodes + this.masks.length - 1;
  }
}

/** Makes the node for a pair of nodes once. */
function pairwise(
  b: WordGraph,
  make: (left: number, right: number) => number,
): (left: number, right: number) => number {
  const made = new Map<number, number>();
  return (left, right) => {
    const pair = left * b.masks.length + right;
    const known = made.get(pair);
    if (known !== undefined) return known;
    const node = make(left, right);
    made.set(pair, node);
    return node;
  };
}

function eachLetter(mask: number, visit: (letter: number, bit: number) => void): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) {
    const letter = 31 - Math.clz32(rest & -rest);
    visit(letter, 1 << letter);
  }
}

function joined(a: Uint32Array, b: Uint32Array, more: readonly number[]): Uint32Array {
  const all = new Uint32Array(a.length + b.length + more.length);
  all.set(a);
  all.set(b, a.length);
  all.set(more, a.length + b.length);
  return all;
}
