import { type Chance, pick } from '@late/kernel';
import type { OptionSet, Specimen } from '@late/kernel/testing';
import {
  boxesOf,
  choices,
  type Dice,
  type Event,
  extra,
  type Move,
  type Options,
  type Pad,
  SHEETS,
  type Split,
  type State,
  type View,
} from '../rules/index.ts';
import { recountText } from './recount.ts';
import { splitMove } from './split-move.ts';

/** A child's sheet is full after 28 crosses and entries; free throws come about once in 32. */
const THROWS = 70;

const SETS: readonly [name: string, options: Partial<Options>, seats: number][] = [
  ['alone', {}, 1],
  ['two seats', { sheet: 'schmidt', dice: 'house', children: [] }, 2],
  ['four seats, one child', { children: [1] }, 4],
  ['six seats, real dice', { dice: 'table' }, 6],
  [
    'classic sheet, a child alone with real dice',
    { sheet: 'classic', dice: 'table', children: [0] },
    1,
  ],
  ['classic sheet, two seats with real dice', { sheet: 'classic', dice: 'table' }, 2],
  ['classic sheet, four children', { sheet: 'classic', children: [3, 1, 2, 0] }, 4],
  ['classic sheet, six seats', { sheet: 'classic' }, 6],
];

export const specimen: Specimen<Options, State, Move, Event, View> = {
  game: extra,
  sets: SETS.map(
    ([name, options, seats]): OptionSet => ({
      name,
      options,
      seats,
      hidden: seats > 1,
      // Of two, the first decides before anything is hidden, and the second opens.
      noisy: seats === 2,
      bound: 1 + THROWS * (seats + 1),
    }),
  ),
  randomMove,
  resample,
  undecided: (view) => ({
    ...view,
    decided: view.decided.map((done, seat) => seat === view.viewer && done),
  }),
  conserved,
  recount: (played) => {
    const { scores, winners } = recountText(played.text());
    return { scores, winners };
  },
  hostileMoves,
  hostileOptions: [
    { sheet: 'modern' },
    { sheet: null },
    { dice: 'loaded' },
    { children: [6] },
    { children: [-1] },
    { children: [0, 0] },
    { children: [0.5] },
    { children: ['0'] },
    { children: { length: 0 } },
    { children: new Array(1_000).fill(0) },
    { seats: 3 },
  ],
};

function anyDice(chance: Chance): Dice {
  const die = () => chance.below(6) + 1;
  return [die(), die(), die(), die(), die()];
}

function randomMove(view: View, chance: Chance): Move {
  const { dice, options, viewer } = view;
  if (!dice) {
    return options.dice === 'house'
      ? { do: 'throw' }
      : { do: 'throw', dice: [...anyDice(chance)] as [number, number, number, number, number] };
  }
  return splitMove(pick(chance, choices(view.pads[viewer as number] as Pad, dice)));
}

/** Others who have decided may have decided anything that their pads allow. */
function resample(view: View, chance: Chance): State {
  const { decided, dice, last, mine, options, pads, roller, throws, viewer } = view;
  const pending = decided.map((done, seat): Split | null => {
    if (!done) return null;
    return seat === viewer ? mine : pick(chance, choices(pads[seat] as Pad, dice as Dice));
  });
  return { options, pads, roller, dice, pending, last, throws };
}

/** Truths about the paper that hold at every moment. */
function conserved({ options, pads, pending, throws, dice, roller }: State) {
  const sheet = SHEETS[options.sheet];
  const opened = throws - (dice ? 1 : 0);
  return {
    seats: pads.length,
    places: pending.length,
    overfull: pads.filter(({ rows }) => rows.some((n, row) => n > boxesOf(sheet, row))).length,
    overrun: pads.filter(({ extras }) =>
      extras.some(({ crosses }, column) => crosses > (sheet.columns[column] as number)),
    ).length,
    twice: pads.filter(({ extras }) => {
      const numbers = extras.map(({ number }) => number).filter(Boolean);
      return new Set(numbers).size !== numbers.length;
    }).length,
    crossedFree: pads.filter(({ extras }) => extras.some((e) => !e.number && e.crosses)).length,
    tooManyCrosses: pads.filter(({ rows }) => rows.reduce((a, b) => a + b, 0) > 2 * opened).length,
    decidedWithoutDice: pending.some((split) => split && !dice),
    rollerAtTable: roller >= 0 && roller < pads.length,
  };
}

function hostileMoves({ dice, options, pads }: State, seat: number): unknown[] {
  const bad: unknown[] = [
    { do: 'throw', dice: [1, 2, 3, 4] },
    { do: 'throw', dice: [1, 2, 3, 4, 5, 6] },
    { do: 'throw', dice: [0, 1, 2, 3, 4] },
    { do: 'throw', dice: [1, 2, 3, 4, 7] },
    { do: 'throw', dice: null },
    { do: 'Throw' },
    { do: 'split' },
    { do: 'split', pairs: [[1, 2]], fifth: 3 },
    { do: 'split', pairs: [[1, 2], [3]], fifth: 3 },
    { do: 'split', pairs: [[1, 2, 3], [4]], fifth: 3 },
    {
      do: 'split',
      pairs: [
        [1, 2],
        [3, 4],
      ],
      fifth: 5,
      column: 3,
    },
    {
      do: 'split',
      pairs: [
        [1, 2],
        [3, 4],
      ],
      fifth: 5,
      column: -1,
    },
    {
      do: 'split',
      pairs: [
        [1, 2],
        [3, 4],
      ],
      fifth: 5,
      column: null,
    },
    {
      do: 'split',
      pairs: [
        [1, 2],
        [3, 4],
      ],
      fifth: '5',
    },
    options.dice === 'house' ? { do: 'throw', dice: [1, 1, 1, 1, 1] } : { do: 'throw' },
  ];
  if (!dice)
    return [
      ...bad,
      {
        do: 'split',
        pairs: [
          [1, 2],
          [3, 4],
        ],
        fifth: 5,
        column: 0,
      },
    ];
  const [a, b, c, d, e] = dice;
  bad.push({ do: 'throw' });
  // A die used twice.
  if (a !== e)
    bad.push({
      do: 'split',
      pairs: [
        [a, a],
        [b, c],
      ],
      fifth: d,
      column: 0,
    });
  for (const { pairs, fifth, column } of choices(pads[seat] as Pad, dice)) {
    bad.push(
      column === undefined
        ? { do: 'split', pairs, fifth, column: 0 }
        : { do: 'split', pairs, fifth },
    );
  }
  return bad;
}
