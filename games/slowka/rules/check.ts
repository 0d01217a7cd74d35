import type { Refusal, Seat } from '@late/kernel';
import { handFault, wordFault } from './legality.ts';
import type { Move } from './move.ts';
import { isLastWord, owed, type State } from './state.ts';
import type { Token } from './tokens.ts';

export function check(state: State, seat: Seat, move: Move): Refusal | null {
  if (move.do === 'challenge') return checkChallenge(state, seat);
  if (move.do === 'let-stand') {
    return isLastWord(state) ? null : { code: 'slowka.not-the-last', rule: 'last-word' };
  }
  if (isLastWord(state)) return { code: 'slowka.last-word', rule: 'last-word' };
  if (seat !== state.turn) return { code: 'move.turn' };
  const hand = state.hands[seat] as readonly Token[];
  if (move.do === 'word') return wordFault(state, hand, move.laid, move.path);
  if (move.do === 'exchange') return checkExchange(state, hand, move.tokens);
  return null;
}

function checkChallenge({ options, waiting }: State, seat: Seat): Refusal | null {
  if (options.words === 'checked') return { code: 'slowka.no-challenges', rule: 'checked' };
  if (!waiting) return { code: 'slowka.nothing-to-challenge', rule: 'challenge' };
  return waiting.seat === seat ? { code: 'slowka.own-word', rule: 'challenge' } : null;
}

function checkExchange(
  state: State,
  hand: readonly Token[],
  tokens: readonly Token[],
): Refusal | null {
  const spare = state.pool.length - owed(state);
  if (tokens.length > spare) {
    return { code: 'slowka.pool-short', params: { count: spare }, rule: 'exchange' };
  }
  return handFault(hand, tokens, 'exchange');
}
