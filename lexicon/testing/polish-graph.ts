import { EDITIONS } from '../src/editions.ts';
import { graphOf } from '../src/graph-of.ts';
import type { WordGraph } from '../src/word-graph.ts';

/** A graph of a few Polish words. */
export function polishGraph(words: Iterable<string>): WordGraph {
  return graphOf(words, EDITIONS.pl.alphabet);
}
