import { TOKENS, type Token, without } from './tokens.ts';
import type { View } from './view.ts';

/** The tokens that the viewer cannot see: in the pool or in somebody's hand. */
export function unseenTokens({ board, hands }: Pick<View, 'board' | 'hands'>): readonly Token[] {
  const seen = [...board, ...hands.flatMap((hand) => hand ?? [])].filter((token) => token !== null);
  return without(TOKENS, seen) ?? [];
}
