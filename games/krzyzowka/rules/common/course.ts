import type { Seat, TableChance } from '@late/kernel';
import type { Lexicon } from '@late/lexicon';
import type { Deed, EndOfCommon, Event } from '../event.ts';
import { resultOf } from '../result.ts';
import type { Run } from '../runs.ts';
import { bagCount, type CommonState, enter, nextSeat, refill } from './state.ts';

const ROUNDS_WITHOUT_WORDS = 2;
/** How many turns there are for one who plays alone. */
export const TURNS_ALONE = 20;

/** One step as it unfolds: what it draws and what it tells. */
export interface Course {
  readonly lexicon: Lexicon;
  readonly chance: TableChance;
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
  // Whoever plays alone has their turns, with words or without.
  const { length: seats } = state.hands;
  const isEnd = seats > 1 && idle === ROUNDS_WITHOUT_WORDS * seats;
  return isEnd ? end(course, next, 'no-words') : next;
}

export function advance(course: Course, before: CommonState): CommonState {
  if (before.ended) return before;
  const state = { ...before, turns: before.turns + 1, tries: 0 };
  if (state.hands.length === 1) return advanceAlone(course, state);
  return skip(course, enter({ ...state, active: nextSeat(state) }, course.chance, course.events));
}

function advanceAlone(course: Course, state: CommonState): CommonState {
  if (bagCount(state) === 0) return end(course, state, 'empty-bag');
  return state.turns === TURNS_ALONE ? end(course, state, 'turns') : state;
}

/** Whoever has to pay for a doubt in vain does so as soon as their turn comes. */
export function skip(course: Course, state: CommonState): CommonState {
  const { active, fines, pending } = state;
  const fine = fines[active] as number;
  if (state.ended || fine === 0) return state;
  course.events.push({ type: 'skipped', seat: active });
  const paid = { ...state, fines: fines.with(active, fine - 1) };
  // While a word is in question nobody knows whether this was a turn without one.
  return pending ? advance(course, paid) : idleTurn(course, paid);
}

function end({ events }: Course, state: CommonState, why: EndOfCommon): CommonState {
  const { scores, winners } = resultOf(state.scores);
  events.push({ type: 'over', why, scores, winners });
  return { ...state, ended: why };
}
