import { childOf, type WordGraph } from '../src/word-graph.ts';

/** Every word of a graph, or below one of its nodes, in the order of the alphabet. */
export function wordsOf(graph: WordGraph, longest = Infinity, from = graph.root): string[] {
  const words: string[] = [];
  const { alphabet } = graph;
  const visit = (node: number, before: string): void => {
    for (let letter = 0; letter < alphabet.letters.length; letter++) {
      if ((((graph.masks[node] as number) >>> letter) & 1) === 0) continue;
      const word = before + alphabet.characterOf(letter);
      if (((graph.ends[node] as number) >>> letter) & 1) words.push(word);
      if (word.length < longest) visit(childOf(graph, node, letter), word);
    }
  };
  visit(from, '');
  return words;
}
