import type { Game } from '@late/kernel';
import { whyNot } from './choices.ts';
import type { Event } from './event.ts';
import { playExclusive } from './exclusive/play.ts';
import { playHot } from './hot/play.ts';
import { type Move, moveSchema } from './move.ts';
import { notation } from './notation.ts';
import { type Options, optionsSchema } from './options.ts';
import { redraw } from './redraw.ts';
import { reseat } from './reseat.ts';
import { checkSetup, seatsOf, setup } from './setup.ts';
import { type State, turn } from './state.ts';
import { REPLAYS, VERSION } from './version.ts';
import { isOpen, redact, result, type View, view } from './view.ts';

export type Fakty = Game<Options, State, Move, Event, View>;

/** Extra Fakty: headlines from subjects, predicates and objects, in two variants. */
export const fakty: Fakty = {
  id: 'fakty',
  version: VERSION,
  replays: REPLAYS,
  options: optionsSchema,
  move: moveSchema,
  notation,
  seats: seatsOf,
  checkSetup,
  reseat,
  teams: ({ alone, variant }) => variant === 'exclusive' && !alone,
  isBallot: ({ do: what }) => what === 'vote' || what === 'falls' || what === 'stands',
  setup,
  turn,
  // A seat is judged by what it sees, so no refusal can tell more.
  check: (state, seat, move) => whyNot(view(state, seat), move),
  play: (state, seat, move, { chance }) =>
    state.variant === 'hot'
      ? playHot(state, seat, move, chance)
      : playExclusive(state, seat, move, chance),
  deadline: () => null,
  expire: (state) => ({ state, events: [], reveals: 'nothing' }),
  view,
  redact,
  redraw,
  open: isOpen,
  result,
};
