import { characterOf, childOf, LETTERS, type WordGraph } from '../src/index.ts';

/** Every word below a node, in the order of the alphabet. */
export function wordsOf(graph: WordGraph, node = graph.root, before = ''): string[] {
  return [...LETTERS].flatMap((_, letter) => {
    if ((((graph.masks[node] as number) >>> letter) & 1) === 0) return [];
    const word = before + characterOf(letter);
    const rest = wordsOf(graph, childOf(graph, node, letter), word);
    return ((graph.ends[node] as number) >>> letter) & 1 ? [word, ...rest] : rest;
  });
}
