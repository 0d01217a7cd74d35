import type { Asked, Lesson, LessonModule } from '@late/games/lesson';
import type { Line } from '@late/kernel';
import type { Texts } from '../locales/texts.gen.ts';
import type { Move, Options, Split } from '../rules/index.ts';

/** These two sums and this fifth die; in which order, and in which column, is left to the reader. */
function split(chosen: Split): Asked<Move> {
  const sums = sumsOf(chosen);
  return {
    move: { do: 'split', ...chosen },
    accepts: (move) => move.do === 'split' && move.fifth === chosen.fifth && sumsOf(move) === sums,
  };
}

function sumsOf({ pairs }: Split): string {
  return pairs
    .map(([a, b]) => a + b)
    .sort((one, other) => one - other)
    .join(' ');
}

const THROW: Asked<Move> = { move: { do: 'throw' } };

/** The throws of this seed: 2 4 4 6 6, then 2 3 4 4 5, then 2 2 5 6 6. */
const first: Lesson<Partial<Options>, Move, Line<Texts>> = {
  seed: 'e1bace8340fb9801a8a7c0d1a136ac44f9743d32f44508bf74af44683b4cc492',
  options: {},
  bots: 1,
  steps: [
    { says: { key: 'extra.lesson.sheet' }, at: 'rows' },
    { says: { key: 'extra.lesson.throw' }, at: 'act', asks: THROW },
    {
      says: { key: 'extra.lesson.split' },
      at: 'split',
      asks: split({
        pairs: [
          [4, 6],
          [4, 6],
        ],
        fifth: 2,
        column: 0,
      }),
      replies: [
        {
          seat: 1,
          move: {
            do: 'split',
            pairs: [
              [4, 4],
              [6, 6],
            ],
            fifth: 2,
            column: 0,
          },
        },
        { seat: 1, move: { do: 'throw' } },
      ],
    },
    { says: { key: 'extra.lesson.extras' }, at: 'extras' },
    {
      says: { key: 'extra.lesson.again' },
      at: 'split',
      asks: split({
        pairs: [
          [3, 5],
          [4, 4],
        ],
        fifth: 2,
      }),
      replies: [
        {
          seat: 1,
          move: {
            do: 'split',
            pairs: [
              [3, 5],
              [4, 4],
            ],
            fifth: 2,
          },
        },
      ],
    },
    { says: { key: 'extra.lesson.walls' }, at: 'rows' },
    { says: { key: 'extra.lesson.throw-on' }, at: 'act', asks: THROW },
    {
      says: { key: 'extra.lesson.spare' },
      at: 'split',
      asks: split({
        pairs: [
          [2, 6],
          [2, 6],
        ],
        fifth: 5,
        column: 1,
      }),
      replies: [
        {
          seat: 1,
          move: {
            do: 'split',
            pairs: [
              [2, 6],
              [2, 6],
            ],
            fifth: 5,
            column: 1,
          },
        },
      ],
    },
    { says: { key: 'extra.lesson.end' }, at: 'strip' },
  ],
};

const module: LessonModule<Options, Move> = {
  kinds: [{ kind: 'first', isOf: () => true, nameIn: () => 'first' }],
  lessons: { first },
};

export const { kinds, lessons } = module;
