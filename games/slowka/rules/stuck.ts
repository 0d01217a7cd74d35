import {
  hasShortPath,
  type Lexicon,
  type PathSearch,
  pathSearch,
  tableGraph,
  type WordGraph,
} from '@late/lexicon';
import { NEIGHBOURS } from './fields.ts';
import { admitsOf } from './judge.ts';
import { layoutOf, type Position, type State } from './state.ts';
import type { Token } from './tokens.ts';

/** What a search takes for a free field, and for one where no token may lie. */
const [FREE, CLOSED] = [-1, -2];

/** A word of so few letters is found at once; the search for longer ones has to be made ready first. */
const SHORT = 4;

const searches = new WeakMap<WordGraph, PathSearch>();

/** Whether the pool is empty and no hand can make a word on this board any more. */
export function isStuck(lexicon: Lexicon, state: State): boolean {
  if (state.pool.length > 0) return false;
  const { options, tableWords } = state;
  const listed = lexicon.graph(admitsOf(options));
  const graphs = tableWords.admitted.length
    ? [listed, tableGraph(tableWords, listed.alphabet)]
    : [listed];
  return !state.hands.some((hand) => graphs.some((graph) => hasWord(graph, state, hand)));
}

/** Whether any word can be laid from this hand. */
export function hasWord(graph: WordGraph, position: Position, hand: readonly Token[]): boolean {
  const { bonus } = layoutOf(position);
  const letters = position.board.map((token, field) => {
    if (bonus.has(field)) return CLOSED;
    return token === null ? FREE : graph.alphabet.letterOf(token);
  });
  const rack = hand.map((token) => graph.alphabet.letterOf(token));
  if (hasShortPath(graph, NEIGHBOURS, letters, rack, SHORT)) return true;
  const search = searches.get(graph) ?? pathSearch(graph, NEIGHBOURS);
  searches.set(graph, search);
  return search.hasWord(letters, rack);
}
