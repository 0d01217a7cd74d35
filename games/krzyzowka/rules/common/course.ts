import type { Chance, Seat } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import type { Deed, EndOfCommon, Event } from '../event.ts';
import { resultOf } from '../result.ts';
import type { Run } from '../runs.ts';
import { type CommonState, enter, nextSeat, refill } from './state.ts';

const ROUNDS_WITHOUT_WORDS = 2;

/** One step as it unfolds: what it draws and what it tells. */
export interface Course {
  readonly lexicon: Lexicon;
  readonly chance: Chance;
  readonly events: Event[];
}

export function tell({ events }: Course, state: CommonState, deed: Deed): CommonState {
  events.push(deed);
  return { ...state, last: deed };
}

/** A word's points are written down and its player draws; an empty hand then ends the game. */
export function counted(
  course: Course,
  state: CommonState,
  seat: Seat,
  points: number,
): CommonState {
  const scores = state.scores.with(seat, (state.scores[seat] as number) + points);
  const next = refill({ ...state, scores, idle: 0 }, seat, course.chance, course.events);
  return next.hands[seat]?.length === 0 ? end(course, next, 'empty-hand') : next;
}

/** Whatever the next player does, the word before it stands. */
export function stand(course: Course, state: CommonState): CommonState {
  const { pending } = state;
  if (!pending) return state;
  const { seat, points, words } = pending;
  course.events.push({ type: 'stood', seat, word: (words[0] as Run).word, points });
  return counted(course, { ...state, pending: null }, seat, points);
}

export function idleTurn(course: Course, state: CommonState): CommonState {
  return advance(course, oneMoreIdle(course, state));
}

export function oneMoreIdle(course: Course, state: CommonState): CommonState {
  const idle = state.idle + 1;
  const next = { ...state, idle };
  return idle === ROUNDS_WITHOUT_WORDS * state.hands.length ? end(course, next, 'no-words') : next;
}

export function advance({ chance, events }: Course, state: CommonState): CommonState {
  if (state.ended) return state;
  return enter({ ...state, active: nextSeat(state), tries: 0 }, chance, events);
}

function end({ events }: Course, state: CommonState, why: EndOfCommon): CommonState {
  const { scores, winners } = resultOf(state.scores);
  events.push({ type: 'over', why, scores, winners });
  return { ...state, ended: why };
}
