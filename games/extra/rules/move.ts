import type { Notation, Schema } from '@late/kernel';
import * as v from 'valibot';
import { type Dice, FACES } from './dice.ts';
import { COLUMNS } from './sheet.ts';
import type { Split } from './split.ts';

const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(FACES));
const pair = v.strictTuple([die, die]);
const column = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COLUMNS - 1));

export const moveSchema: Schema<Move> = v.variant('do', [
  v.strictObject({
    do: v.literal('throw'),
    /** Typed in by the roller where the group throws its own dice. */
    dice: v.exactOptional(v.strictTuple([die, die, die, die, die])),
  }),
  v.strictObject({
    do: v.literal('split'),
    pairs: v.strictTuple([pair, pair]),
    fifth: die,
    column: v.exactOptional(column),
  }),
]);

export type Move =
  | { readonly do: 'throw'; readonly dice?: Dice }
  | ({ readonly do: 'split' } & Split);

/** `throw`, `throw 1 2 2 3 5`, `2+2 1+5 3` or, with a new EXTRA number in the first column, `2+2 1+5 3a`. */
export const notation: Notation<Move> = {
  write(move) {
    if (move.do === 'throw') return ['throw', ...(move.dice ?? [])].join(' ');
    const [first, second] = move.pairs.map((dice) => dice.join('+'));
    const letter = move.column === undefined ? '' : 'abc'[move.column];
    return `${first} ${second} ${move.fifth}${letter}`;
  },
  read(text) {
    const [isThrow, ...dice] = /^throw(?: (\d) (\d) (\d) (\d) (\d))?$/.exec(text) ?? [];
    if (isThrow)
      return isThrow === 'throw' ? { do: 'throw' } : { do: 'throw', dice: dice.map(Number) };
    const [isSplit, a, b, c, d, fifth, letter] =
      /^(\d)\+(\d) (\d)\+(\d) (\d)([abc]?)$/.exec(text) ?? [];
    if (!isSplit) return null;
    const pairs = [
      [Number(a), Number(b)],
      [Number(c), Number(d)],
    ];
    const split = { do: 'split', pairs, fifth: Number(fifth) };
    return letter ? { ...split, column: 'abc'.indexOf(letter) } : split;
  },
};
