import type { Game, Seat, Turn } from '@late/kernel';
import { check } from './check.ts';
import { resultOf } from './count.ts';
import type { Event } from './event.ts';
import { type Move, moveSchema } from './move.ts';
import { notation } from './notation.ts';
import { ALONE, type Options, optionsSchema, SEATS } from './options.ts';
import { play } from './play.ts';
import { redraw } from './redraw.ts';
import { lastDuel, type State, setup } from './state.ts';
import { REPLAYS, VERSION } from './version.ts';
import { isOpen, redact, type View, view } from './view.ts';

export type Extrablatt = Game<Options, State, Move, Event, View>;

const NOBODY: readonly Seat[] = [];

/** Das Extrablatt by Karl-Heinz Schmiel: newspapers laid out against the clock and each other. */
export const extrablatt: Extrablatt = {
  id: 'extrablatt',
  version: VERSION,
  replays: REPLAYS,
  options: optionsSchema,
  move: moveSchema,
  notation,
  seats: ({ alone }) => (alone ? ALONE : SEATS),
  checkSetup: () => null,
  setup(options, seats, { chance, version }) {
    const state = setup(options, seats, chance, version);
    const { active, hour } = state;
    return { state, events: [{ type: 'began', seat: active, hour }], reveals: 'news' };
  },
  turn: (state) => ({ must: acting(state), may: NOBODY }),
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

function acting(state: State): Turn['must'] {
  const { active, phase } = state;
  switch (phase.at) {
    case 'act':
    case 'remove':
    case 'refill':
    case 'extra':
      return [active];
    case 'cheques': {
      const { starter, rival } = phase.challenge;
      return [starter, rival].filter((_, index) => phase.chosen[index] === null);
    }
    case 'ad':
    case 'duck':
      return [lastDuel(state).winner];
    case 'over':
      return NOBODY;
  }
}
