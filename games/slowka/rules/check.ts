import type { Seat } from '@late/kernel';
import { handFault, wordFault } from './legality.ts';
import type { Move } from './move.ts';
import type { Refusal } from './refusal.ts';
import { isLastWord, type State, type Stock, spareTokens } from './state.ts';
import { askFault, voteFault } from './table-words.ts';
import type { Token } from './tokens.ts';

export function check(state: State, seat: Seat, move: Move): Refusal | null {
  if (move.do === 'vote') return voteFault(state, seat);
  if (state.tableWords.vote) return { code: 'slowka.vote-first', rule: 'table-words' };
  if (move.do === 'ask') return askFault(state, seat, move.word);
  if (move.do === 'challenge') return challengeFault(state, seat);
  if (move.do === 'let-stand') {
    return isLastWord(state) ? null : { code: 'slowka.not-the-last', rule: 'rulings' };
  }
  if (isLastWord(state)) return { code: 'slowka.last-word', rule: 'rulings' };
  if (seat !== state.turn) return { code: 'move.turn' };
  const hand = state.hands[seat] as readonly Token[];
  if (move.do === 'word') return wordFault(state, hand, move.laid, move.path);
  if (move.do === 'exchange') return exchangeFault(state, hand, move.tokens);
  return null;
}

/** Why a seat cannot challenge; a view can be asked too. */
export function challengeFault(
  { options, waiting }: Pick<State, 'options' | 'waiting'>,
  seat: Seat,
): Refusal | null {
  if (options.words === 'checked') return { code: 'slowka.no-challenges', rule: 'checked' };
  if (!waiting) return { code: 'slowka.nothing-to-challenge', rule: 'rulings' };
  return waiting.seat === seat ? { code: 'slowka.own-word', rule: 'challenge' } : null;
}

/** Why these tokens cannot be exchanged; a view can be asked too. */
export function exchangeFault(
  stock: Stock,
  hand: readonly Token[],
  tokens: readonly Token[],
): Refusal | null {
  const spare = spareTokens(stock);
  if (tokens.length > spare) {
    return { code: 'slowka.pool-short', params: { count: spare }, rule: 'rulings' };
  }
  return handFault(hand, tokens, 'exchange');
}
