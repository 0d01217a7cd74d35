import type { Context, Outcome, Seat } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import { firstWordCounts } from './earlier.ts';
import type { Event } from './event.ts';
import { faultOf } from './judge.ts';
import { lay, type WordMove, wordOf } from './laying.ts';
import type { State, WaitingWord } from './state.ts';
import { openToAsking } from './table-words.ts';
import { begin, outcomeOf, tell } from './telling.ts';
import { passOver } from './turns.ts';
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
  return outcomeOf(passOver(laid), firstWordCounts(state) ? 'news' : 'nothing');
}

export function challenge(
  lexicon: Lexicon,
  state: State,
  seat: Seat,
  { chance }: Context,
): Outcome<State, Event> {
  const waiting = state.waiting as WaitingWord;
  const { accepted, idle, ...word } = waiting;
  const reason = faultOf(lexicon, state, word.word);
  const isTableWord = state.tableWords.admitted.includes(word.word);
  const asked = tell(begin(state), {}, { type: 'challenged', seat, word, reason, isTableWord });
  if (reason !== null) {
    const struck = strike(asked, waiting, seat, reason);
    return outcomeOf(openToAsking(struck, word.seat, word.word, reason), 'news');
  }
  const stood = stand(asked, chance, seat);
  const isCostly = state.options.wrongChallenge === 'turn' && !stood.state.end;
  const owes = isCostly ? state.owes.with(seat, true) : state.owes;
  return outcomeOf(passOver(tell(stood, { owes })), 'news');
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
