import type { Context, Outcome, Seat } from '@late/kernel';
import { ANY_PART, type Lexicon } from '@late/lexicon';
import type { Event } from './event.ts';
import { lay, type WordMove, wordOf } from './laying.ts';
import type { State, WaitingWord } from './state.ts';
import { begin, outcomeOf, tell } from './telling.ts';
import { stand, strike } from './waiting.ts';

/** The word can be challenged. Laying it closes the window of the one before. */
export function playOpen(
  state: State,
  seat: Seat,
  move: WordMove,
  { chance }: Context,
): Outcome<State, Event> {
  const word = wordOf(state, seat, move);
  const earlier = stand(begin(state), chance, null);
  const waiting = { ...word, idle: state.idle, accepted: [] };
  const laid = tell(lay(earlier, word), { waiting }, { type: 'laid', word, stands: false });
  return outcomeOf(laid, 'nothing');
}

export function challenge(
  lexicon: Lexicon,
  state: State,
  seat: Seat,
  { chance }: Context,
): Outcome<State, Event> {
  const waiting = state.waiting as WaitingWord;
  const { accepted, idle, ...word } = waiting;
  const verdict = lexicon.verdict(word.word, ANY_PART);
  const reason = verdict.word ? null : verdict.reason;
  const asked = tell(begin(state), {}, { type: 'challenged', seat, word, reason });
  const answered =
    reason === null ? stand(asked, chance, seat) : strike(asked, waiting, seat, reason);
  return outcomeOf(answered, 'news');
}

/** One more seat accepts the last word. */
export function accept(state: State, seat: Seat, { chance }: Context): Outcome<State, Event> {
  const waiting = state.waiting as WaitingWord;
  const accepted = [...waiting.accepted, seat];
  const changes = { waiting: { ...waiting, accepted } };
  const told = tell(begin(state), changes, { type: 'let-stand', seat });
  const isAll = accepted.length === state.hands.length - 1;
  return outcomeOf(isAll ? stand(told, chance, null) : told, 'nothing');
}
