import { type Token, tokensOf, without } from './tokens.ts';
import type { View } from './view.ts';

/** The tokens that the viewer cannot see: in the pool or in somebody's hand. */
export function unseenTokens({
  board,
  hands,
  options,
}: Pick<View, 'board' | 'hands' | 'options'>): readonly Token[] {
  const seen = [...board, ...hands.flatMap((hand) => hand ?? [])].filter((token) => token !== null);
  return without(tokensOf(options), seen) ?? [];
}
