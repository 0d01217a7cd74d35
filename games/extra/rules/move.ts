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
    const [word = '', ...rest] = text.split(' ');
    if (word === 'throw') {
      return rest.length ? { do: 'throw', dice: rest.map(Number) } : { do: 'throw' };
    }
    const [, fifth, letter] = /^(\d)([abc]?)$/.exec(rest[1] ?? '') ?? [];
    const pairs = [word, rest[0] ?? ''].map((sum) => sum.split('+').map(Number));
    const split = { do: 'split', pairs, fifth: Number(fifth) };
    return letter ? { ...split, column: 'abc'.indexOf(letter) } : split;
  },
};
