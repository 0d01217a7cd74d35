import type { Game, Seat, Turn } from '@late/kernel';
import { check } from './check.ts';
import { type Move, moveSchema, notation } from './move.ts';
import { type Options, optionsSchema } from './options.ts';
import { play, resultOf } from './play.ts';
import { redraw } from './redraw.ts';
import { reseat } from './reseat.ts';
import { checkSetup, type Event, isOut, isOver, type State, seatsOf, setup } from './state.ts';
import { VERSION } from './version.ts';
import { isOpen, redact, type View, view } from './view.ts';

export type Extra = Game<Options, State, Move, Event, View>;

const NOBODY: readonly Seat[] = [];

/** EXTRA! by Sid Sackson: five dice, two sums and a fifth die that runs out. */
export const extra: Extra = {
  id: 'extra',
  version: VERSION,
  options: optionsSchema,
  move: moveSchema,
  notation,
  seats: seatsOf,
  checkSetup,
  reseat,
  setup: (options, seats) => ({ state: setup(options, seats), events: [], reveals: 'nothing' }),
  turn,
  check,
  play,
  deadline: () => null,
  expire: (state) => ({ state, events: [], reveals: 'nothing' }),
  view,
  redact,
  redraw,
  open: isOpen,
  result: resultOf,
};

function turn(state: State): Turn {
  if (isOver(state)) return { must: NOBODY, may: NOBODY };
  if (!state.dice) return { must: [state.roller], may: NOBODY };
  const must: Seat[] = [];
  for (let seat = 0; seat < state.pads.length; seat++) {
    if (!state.pending[seat] && !isOut(state, seat)) must.push(seat);
  }
  return { must, may: NOBODY };
}
