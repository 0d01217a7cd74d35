import type { Seat } from '@late/kernel';
import {
  afterRefusal,
  afterTimeToAsk,
  afterVote,
  askFor,
  type TableWords,
  votersOf,
  type WordVote,
  wordsToAskFor,
} from '@late/lexicon';
import type { Refusal } from '../refusal.ts';
import type { Offence } from '../words.ts';
import type { Course } from './course.ts';
import type { CommonState } from './state.ts';

/** These words were refused. What a family's table refuses is not for its members to vote on. */
export function openToAsking(state: CommonState, seat: Seat, found: readonly Offence[]) {
  const words = found.flatMap(({ word, reason }) => (reason === 'vulgar' ? [] : [word]));
  if (!state.options.tableWords || !words.length) return state;
  const tableWords = afterRefusal(state.tableWords, seat, [...new Set(words)]);
  return { ...state, tableWords };
}

/** Somebody plays on. */
export function closedToAsking(state: CommonState): CommonState {
  return { ...state, tableWords: afterTimeToAsk(state.tableWords) };
}

/** The words that a seat may ask for; a view can be asked too. */
export function canAskFor({ tableWords }: Words, seat: Seat): readonly string[] {
  return wordsToAskFor(tableWords, seat);
}

/** Who still has to vote. */
export function votersIn({ tableWords }: Words): readonly Seat[] {
  return votersOf(tableWords);
}

interface Words {
  readonly tableWords: TableWords;
}

/** Why a seat cannot ask for this word. */
export function checkAsk(
  { options, tableWords }: CommonState,
  seat: Seat,
  word: string,
): Refusal | null {
  if (!options.tableWords) return { code: 'krzyzowka.no-table-words', rule: 'table-words' };
  if (wordsToAskFor(tableWords, seat).includes(word)) return null;
  const { refused } = tableWords;
  const isTooOften = refused?.seat === seat && refused.words.includes(word);
  return isTooOften
    ? { code: 'krzyzowka.asked-often', rule: 'table-words' }
    : { code: 'krzyzowka.not-refused', rule: 'table-words' };
}

export function checkVote({ tableWords }: CommonState, seat: Seat): Refusal | null {
  if (votersOf(tableWords).includes(seat)) return null;
  return { code: 'krzyzowka.no-vote', rule: 'table-words' };
}

export function ask(course: Course, state: CommonState, seat: Seat, word: string): CommonState {
  course.events.push({ type: 'asked', seat, word });
  return { ...state, tableWords: askFor(state.tableWords, seat, word) };
}

/** A word that is let in gives back the try that it has cost. */
export function vote(course: Course, state: CommonState, seat: Seat, yes: boolean): CommonState {
  const { seat: asker, word } = state.tableWords.vote as WordVote;
  const tableWords = afterVote(state.tableWords, seat, yes);
  course.events.push({ type: 'voted', seat, yes });
  if (tableWords.vote) return { ...state, tableWords };
  const admitted = tableWords.admitted.includes(word);
  course.events.push({ type: 'decided', word, admitted });
  const isBack = admitted && asker === state.active && state.tries > 0;
  return { ...state, tableWords, tries: isBack ? state.tries - 1 : state.tries };
}
