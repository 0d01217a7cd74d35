import type { Seat } from '@late/kernel';
import { isSameCell, type Laid } from '../grid.ts';
import type { Run } from '../runs.ts';
import type { Tile } from '../tiles.ts';
import { offences } from '../words.ts';
import { type Course, oneMoreIdle, stand, tell } from './course.ts';
import type { CommonState, Pending } from './state.ts';

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
  const found = offences(course.lexicon, state.options, words);
  const { word } = words[0] as Run;
  const told = tell(course, state, { type: 'challenged', seat, owner, word, offences: found });
  if (!found.length) return stand(course, told);
  const isBack = (tile: Laid) => cells.some((cell) => isSameCell(cell, tile));
  const hand = [
    ...(state.hands[owner] as readonly Tile[]),
    ...state.table.filter(isBack).map(({ tile }) => tile),
  ];
  return oneMoreIdle(course, {
    ...told,
    hands: state.hands.with(owner, hand),
    table: state.table.filter((tile) => !isBack(tile)),
    pending: null,
  });
}
