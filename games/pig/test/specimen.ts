import { type Chance, pick } from '@late/kernel';
import type { OptionSet, Specimen } from '@late/kernel/testing';
import { type Event, type Move, type Options, pig, type State, type View } from '../rules/index.ts';
import { recountText } from './recount.ts';

const SETS: readonly [name: string, options: Partial<Options>, seats: number][] = [
  ['two seats to 100', {}, 2],
  ['three seats to 50', { goal: 50 }, 3],
  ['four seats to 20', { goal: 20 }, 4],
];

/** What the conformance suite must know of Pig. */
export const specimen: Specimen<Options, State, Move, Event, View> = {
  game: pig,
  // No game has an end that is certain, but a thousand turns without one are no game.
  sets: SETS.map(
    ([name, options, seats]): OptionSet => ({ name, options, seats, hidden: false, bound: 2_000 }),
  ),
  randomMove: ({ rolls }: View, chance: Chance): Move => ({
    do: rolls.length ? pick(chance, ['roll', 'hold']) : 'roll',
  }),
  // Nothing is hidden, so only one state looks like the view.
  resample: ({ options, scores, active, rolls, last }) => ({
    options,
    scores,
    active,
    rolls,
    last,
  }),
  conserved: ({ scores, active, rolls }) => ({
    seats: scores.length,
    activeAtTable: active >= 0 && active < scores.length,
    rollsWithoutOne: rolls.every((die) => die > 1 && die <= 6),
  }),
  recount: (played) => recountText(played.text()),
  hostileMoves: ({ rolls }) => [
    { do: 'pass' },
    { do: 'roll', die: 6 },
    { do: 'hold', points: 100 },
    ...(rolls.length ? [] : [{ do: 'hold' }]),
  ],
  hostileOptions: [{ goal: 0 }, { goal: 99 }, { goal: '100' }, { seats: 2 }, []],
};
