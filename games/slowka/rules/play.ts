import { type Context, drawFrom, type Outcome, type Seat } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import { accept, challenge, playOpen } from './challenge.ts';
import { playChecked } from './checked.ts';
import { anyTurnEndsDoubt } from './earlier.ts';
import type { Event } from './event.ts';
import { idleTurn } from './idle-turn.ts';
import type { Move } from './move.ts';
import type { State } from './state.ts';
import { ask, closedToAsking, vote } from './table-words.ts';
import { begin, outcomeOf, type Telling, tell } from './telling.ts';
import { sorted, type Token, without } from './tokens.ts';
import { stand } from './waiting.ts';

export function play(
  lexicon: Lexicon,
  state: State,
  seat: Seat,
  move: Move,
  context: Context,
): Outcome<State, Event> {
  switch (move.do) {
    case 'challenge':
      return challenge(lexicon, state, seat, context);
    case 'let-stand':
      return accept(state, seat, context);
    case 'ask':
      return ask(state, seat, move.word);
    case 'vote':
      return vote(state, seat, move.yes);
  }
  const now = closedToAsking(state);
  switch (move.do) {
    case 'word':
      return now.options.words === 'checked'
        ? playChecked(lexicon, now, seat, move, context)
        : playOpen(now, seat, move, context);
    case 'exchange':
      return exchange(now, seat, move.tokens, context);
    case 'pass':
      return pass(now, seat, context);
  }
}

/** The word before can no longer be doubted: its refill is drawn before anything else touches the pool. */
function pastDoubt(state: State, { chance }: Context): Telling {
  return anyTurnEndsDoubt(state) ? stand(begin(state), chance, null) : begin(state);
}

function pass(state: State, seat: Seat, context: Context): Outcome<State, Event> {
  const passed = tell(pastDoubt(state, context), {}, { type: 'passed', seat });
  return outcomeOf(idleTurn(passed, seat, { did: 'pass' }, context.chance), 'nothing');
}

/** New tokens are drawn before the old ones are mixed in. */
function exchange(
  state: State,
  seat: Seat,
  tokens: readonly Token[],
  context: Context,
): Outcome<State, Event> {
  const { chance } = context;
  const before = pastDoubt(state, context);
  const { hands, options, pool } = before.state;
  const count = tokens.length;
  const kept = without(hands[seat] as readonly Token[], tokens) as readonly Token[];
  const { drawn, rest } = drawFrom(pool, count, chance, 'pool');
  const exchanged = tell(
    before,
    {
      hands: hands.with(seat, sorted(options, [...kept, ...drawn])),
      pool: sorted(options, [...rest, ...tokens]),
    },
    { type: 'exchanged', seat, count },
    { type: 'drawn', seat, count, tokens: sorted(options, drawn) },
  );
  return outcomeOf(idleTurn(exchanged, seat, { did: 'exchange', count }, chance), 'secret');
}
