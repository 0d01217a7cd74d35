import { type Context, drawFrom, type Outcome, type Seat } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import { accept, challenge, playOpen } from './challenge.ts';
import { playChecked } from './checked.ts';
import type { Event } from './event.ts';
import { idleTurn } from './idle-turn.ts';
import type { Move } from './move.ts';
import type { State } from './state.ts';
import { begin, outcomeOf, tell } from './telling.ts';
import { sorted, type Token, without } from './tokens.ts';

export function play(
  lexicon: Lexicon,
  state: State,
  seat: Seat,
  move: Move,
  context: Context,
): Outcome<State, Event> {
  switch (move.do) {
    case 'word':
      return state.options.words === 'checked'
        ? playChecked(lexicon, state, seat, move, context)
        : playOpen(state, seat, move, context);
    case 'challenge':
      return challenge(lexicon, state, seat, context);
    case 'let-stand':
      return accept(state, seat, context);
    case 'exchange':
      return exchange(state, seat, move.tokens, context);
    case 'pass':
      return pass(state, seat, context);
  }
}

function pass(state: State, seat: Seat, { chance }: Context): Outcome<State, Event> {
  const passed = tell(begin(state), {}, { type: 'passed', seat });
  return outcomeOf(idleTurn(passed, seat, { did: 'pass' }, chance), 'nothing');
}

/** New tokens are drawn before the old ones are mixed in. */
function exchange(
  state: State,
  seat: Seat,
  tokens: readonly Token[],
  { chance }: Context,
): Outcome<State, Event> {
  const { hands, pool } = state;
  const count = tokens.length;
  const kept = without(hands[seat] as readonly Token[], tokens) as readonly Token[];
  const { drawn, rest } = drawFrom(pool, count, chance);
  const exchanged = tell(
    begin(state),
    { hands: hands.with(seat, sorted([...kept, ...drawn])), pool: sorted([...rest, ...tokens]) },
    { type: 'exchanged', seat, count },
    { type: 'drawn', seat, count, tokens: sorted(drawn) },
  );
  return outcomeOf(idleTurn(exchanged, seat, { did: 'exchange', count }, chance), 'secret');
}
