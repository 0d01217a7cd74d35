import { type Move, spareTokens, type Token, type View } from '../../rules/index.ts';

/** What to do without a word: change as many tokens as the pool has, or pass. */
export function withoutWord(view: View, hand: readonly Token[]): Move {
  const tokens = hand.slice(0, spareTokens(view));
  return tokens.length > 0 ? { do: 'exchange', tokens } : { do: 'pass' };
}
