import { childOf, type WordGraph } from '@late/lexicon';
import { characterOf, letterOf } from '@late/lexicon/testing';

/** A word made of exactly these letters, or null. */
export function anagram(graph: WordGraph, letters: readonly string[]): string | null {
  const search = (node: number, left: readonly string[], word: string): string | null => {
    for (const character of new Set(left)) {
      const letter = letterOf(character);
      if (letter < 0 || !(((graph.masks[node] as number) >>> letter) & 1)) continue;
      const longer = word + characterOf(letter);
      if (left.length === 1) return ((graph.ends[node] as number) >>> letter) & 1 ? longer : null;
      const rest = left.toSpliced(left.indexOf(character), 1);
      const found = search(childOf(graph, node, letter), rest, longer);
      if (found) return found;
    }
    return null;
  };
  return search(graph.root, letters, '');
}
