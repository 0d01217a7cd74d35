import type { Seat } from '@late/kernel';
import { isSameCell, type Laid } from '../grid.ts';
import type { Run } from '../runs.ts';
import type { Tile } from '../tile-sets.ts';
import { offences } from '../words.ts';
import { type Course, oneMoreIdle, skip, stand, tell } from './course.ts';
import type { CommonState, Pending } from './state.ts';
import { openToAsking } from './table-words.ts';

export function accept(course: Course, state: CommonState, seat: Seat): CommonState {
  const pending = state.pending as Pending;
  const accepted = [...pending.accepted, seat];
  course.events.push({ type: 'accepted', seat, word: (pending.words[0] as Run).word });
  const next = { ...state, pending: { ...pending, accepted } };
  return accepted.length === state.hands.length - 1 ? stand(course, next) : next;
}

export function challenge(course: Course, state: CommonState, seat: Seat): CommonState {
  const pending = state.pending as Pending;
  const { seat: owner, words, cells } = pending;
  const found = offences(course.lexicon, state.options, words, state.tableWords.admitted);
  const { word } = words[0] as Run;
  const told = tell(course, state, { type: 'challenged', seat, owner, word, offences: found });
  if (!found.length) return skip(course, fined(stand(course, told), seat));
  const isBack = (tile: Laid) => cells.some((cell) => isSameCell(cell, tile));
  const hand = [
    ...(state.hands[owner] as readonly Tile[]),
    ...state.table.filter(isBack).map(({ tile }) => tile),
  ];
  return oneMoreIdle(course, {
    ...openToAsking(told, owner, found),
    hands: state.hands.with(owner, hand),
    table: state.table.filter((tile) => !isBack(tile)),
    pending: null,
  });
}

/** Where the table says so, a doubt in vain costs a turn: this one, or the next that comes. */
function fined(state: CommonState, seat: Seat): CommonState {
  if (state.options.wrongChallenge === 'nothing') return state;
  return { ...state, fines: state.fines.with(seat, (state.fines[seat] as number) + 1) };
}
