import { ANY_PART, childOf, LETTERS, type Lexicon, letterOf, type WordGraph } from '@late/lexicon';
import { FIELDS, type Field, neighboursOf } from './fields.ts';
import { layoutOf, type Position, type State } from './state.ts';
import type { Token } from './tokens.ts';

/** Whether the pool is empty and no hand can make a word on this board any more. */
export function isStuck(lexicon: Lexicon, state: State): boolean {
  if (state.pool.length > 0) return false;
  const graph = lexicon.graph(ANY_PART);
  return !state.hands.some((hand) => hasWord(graph, state, hand));
}

/** Whether any word can be laid from this hand. Stops at the first, so it is quick unless there is none. */
export function hasWord(graph: WordGraph, position: Position, hand: readonly Token[]): boolean {
  const { board } = position;
  const { bonus, light } = layoutOf(position);
  const counts = new Array<number>(LETTERS.length).fill(0);
  for (const token of hand) (counts[letterOf(token)] as number)++;
  const used = new Array<boolean>(FIELDS).fill(false);

  /** Whether a word goes on with this field, after some tokens of the board and of the hand. */
  const goesOn = (node: number, field: Field, old: number, laid: number): boolean => {
    const token = board[field] as Token | null;
    if (token !== null) return reads(node, field, letterOf(token), old + 1, laid);
    return counts.some((count, letter) => {
      if (count === 0) return false;
      counts[letter] = count - 1;
      const found = reads(node, field, letter, old, laid + 1);
      counts[letter] = count;
      return found;
    });
  };
  const reads = (
    node: number,
    field: Field,
    letter: number,
    old: number,
    laid: number,
  ): boolean => {
    if (!holds(graph.masks, node, letter)) return false;
    if (old > 0 && laid > 0 && holds(graph.ends, node, letter)) return true;
    const next = childOf(graph, node, letter);
    used[field] = true;
    const found = neighboursOf(field).some(
      (other) => !used[other] && !bonus.has(other) && goesOn(next, other, old, laid),
    );
    used[field] = false;
    return found;
  };
  return hand.length > 0 && light.some((field) => goesOn(graph.root, field, 0, 0));
}

function holds(masks: Uint32Array, node: number, letter: number): boolean {
  return (((masks[node] as number) >>> letter) & 1) === 1;
}
