import type { Specimen } from '@late/kernel/testing';
import {
  type Event,
  extrablatt,
  type Move,
  type Options,
  type State,
  type View,
} from '../rules/index.ts';
import { conserved } from './conserved.ts';
import { hostileMoves } from './hostile-moves.ts';
import { randomMove } from './random-move.ts';
import { recountText } from './recount.ts';
import { resample } from './resample.ts';

/** Every action takes one of 102 cards; a card brings at most six steps: its action, two cheques, a reward, a refill, a pass. */
const BOUND = 1 + 6 * 102;

export const specimen: Specimen<Options, State, Move, Event, View> = {
  game: extrablatt,
  sets: [
    ...[2, 3, 4].map((seats) => ({
      name: `${seats} seats`,
      options: {},
      seats,
      hidden: true,
      bound: BOUND,
    })),
    // A turn takes at most four cards, with a token, and there are 24 of them.
    { name: 'alone', options: { alone: true }, seats: 1, hidden: false, bound: 1 + 6 * 96 },
  ],
  randomMove: (view, chance) => randomMove(view, chance),
  resample,
  undecided(view) {
    const { phase, viewer } = view;
    if (phase.at !== 'cheques') return view;
    const isOwn = [phase.challenge.starter === viewer, phase.challenge.rival === viewer];
    const chosen = phase.chosen.map((done, index) => done && isOwn[index]);
    return { ...view, phase: { ...phase, chosen } };
  },
  conserved,
  recount(played) {
    const { scores, winners } = recountText(played.text());
    return { scores, winners };
  },
  hostileMoves,
  hostileOptions: [{ seats: 3 }, { variant: 'house' }, { alone: false }, { alone: 1 }],
};
