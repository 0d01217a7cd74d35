import { type Admits, PARTS_OF_SPEECH } from './lexicon.ts';
import type { ClassedGraph, WordGraph } from './word-graph.ts';

/** By class of a word, from 1: whether a game lets any of its parts of speech count. */
export function admittedClasses(classes: readonly number[], admits: Admits): boolean[] {
  let parts = 0;
  for (const part of admits.parts) parts |= 1 << PARTS_OF_SPEECH.indexOf(part);
  return [false, ...classes.map((mask) => (mask & parts) !== 0)];
}

/**
 * The words of admitted classes. Only the ends are made anew, so some ways may lead to no word;
 * the parts of speech that games leave out are small, and the rest is shared with other admissions.
 */
export function admittedWords(graph: ClassedGraph, admitted: readonly boolean[]): WordGraph {
  if (admitted.every((isAdmitted, kind) => isAdmitted || kind === 0)) return graph;
  const { alphabet, root, masks, firsts, children, classes } = graph;
  const ends = new Uint32Array(masks.length);
  let edge = 0;
  for (let node = 1; node < masks.length; node++) {
    let letters = masks[node] as number;
    let end = 0;
    while (letters !== 0) {
      const lowest = letters & -letters;
      if (admitted[classes[edge++] as number]) end |= lowest;
      letters ^= lowest;
    }
    ends[node] = end;
  }
  return { alphabet, root, masks, ends, firsts, children };
}
