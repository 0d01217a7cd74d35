import type { Outcome, Seat } from '@late/kernel';
import {
  afterRefusal,
  afterTimeToAsk,
  afterVote,
  askFor,
  type NoWordReason,
  votersOf,
  type WordVote,
  wordsToAskFor,
} from '@late/lexicon';
import type { Event } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { State } from './state.ts';
import { begin, outcomeOf, type Telling, tell } from './telling.ts';

/** The word was refused. What a family's table refuses is not for its members to vote on. */
export function openToAsking(
  telling: Telling,
  seat: Seat,
  word: string,
  reason: NoWordReason,
): Telling {
  const { options, tableWords } = telling.state;
  if (!options.tableWords || reason === 'vulgar') return telling;
  return tell(telling, { tableWords: afterRefusal(tableWords, seat, [word]) });
}

/** Somebody plays on. */
export function closedToAsking(state: State): State {
  return { ...state, tableWords: afterTimeToAsk(state.tableWords) };
}

/** The words that a seat may ask for; a view can be asked too. */
export function canAskFor({ tableWords }: Pick<State, 'tableWords'>, seat: Seat) {
  return wordsToAskFor(tableWords, seat);
}

/** Who still has to vote. */
export function votersIn({ tableWords }: Pick<State, 'tableWords'>): readonly Seat[] {
  return votersOf(tableWords);
}

/** Why a seat cannot ask for this word. */
export function askFault({ options, tableWords }: State, seat: Seat, word: string): Refusal | null {
  if (!options.tableWords) return { code: 'slowka.no-table-words', rule: 'table-words' };
  if (wordsToAskFor(tableWords, seat).includes(word)) return null;
  const { refused } = tableWords;
  const isTooOften = refused?.seat === seat && refused.words.includes(word);
  return { code: isTooOften ? 'slowka.asked-often' : 'slowka.not-refused', rule: 'table-words' };
}

/** Why a seat cannot vote. */
export function voteFault({ tableWords }: State, seat: Seat): Refusal | null {
  return votersOf(tableWords).includes(seat)
    ? null
    : { code: 'slowka.no-vote', rule: 'table-words' };
}

/** That somebody asks is told to all, so it cannot be unsaid without them. */
export function ask(state: State, seat: Seat, word: string): Outcome<State, Event> {
  const tableWords = askFor(state.tableWords, seat, word);
  return outcomeOf(tell(begin(state), { tableWords }, { type: 'asked', seat, word }), 'news');
}

/** A word that is let in gives back the tries that it cost in this turn. */
export function vote(state: State, seat: Seat, yes: boolean): Outcome<State, Event> {
  const { word } = state.tableWords.vote as WordVote;
  const tableWords = afterVote(state.tableWords, seat, yes);
  const voted = tell(begin(state), { tableWords }, { type: 'voted', seat, yes });
  if (tableWords.vote) return outcomeOf(voted, 'nothing');
  const admitted = tableWords.admitted.includes(word);
  const tried = admitted ? state.tried.filter((attempt) => attempt.word !== word) : state.tried;
  return outcomeOf(tell(voted, { tried }, { type: 'decided', word, admitted }), 'news');
}
