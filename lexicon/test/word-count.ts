import { count, type WordGraph } from '../src/index.ts';

/** How many words a graph holds, without spelling them. */
export function wordCount(graph: WordGraph): number {
  const below = new Map<number, number>();
  const visit = (node: number): number => {
    const known = below.get(node);
    if (known !== undefined) return known;
    const first = graph.firsts[node] as number;
    const children = graph.children.subarray(first, first + count(graph.masks[node] as number));
    let words = count(graph.ends[node] as number);
    for (const child of children) words += visit(child);
    below.set(node, words);
    return words;
  };
  return visit(graph.root);
}
