import type { Game } from '@late/kernel';
import { type Move, moveSchema, notation } from './move.ts';
import { MAX_SEATS, MIN_SEATS, type Options, optionsSchema } from './options.ts';
import { check, play } from './play.ts';
import { type Event, resultOf, type State, setup } from './state.ts';
import { VERSION } from './version.ts';
import { redact, type View, view } from './view.ts';

/** Pig: roll as often as you dare; a 1 takes all that the turn has brought. */
export const pig: Game<Options, State, Move, Event, View> = {
  id: 'pig',
  version: VERSION,
  options: optionsSchema,
  move: moveSchema,
  notation,
  seats: () => ({ min: MIN_SEATS, max: MAX_SEATS }),
  checkSetup: () => null,
  setup: (options, seats) => ({ state: setup(options, seats), events: [], reveals: 'nothing' }),
  turn: (state) => ({ must: resultOf(state) ? [] : [state.active], may: [] }),
  check,
  play,
  deadline: () => null,
  expire: (state) => ({ state, events: [], reveals: 'nothing' }),
  view,
  redact,
  open: () => true,
  result: resultOf,
};
