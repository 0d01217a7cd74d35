import type { Seat } from '@late/kernel';
import type { Dice } from './dice.ts';
import type { Move } from './move.ts';
import { columnOf, type Extra, hasFreeColumn, mayBeFifth, type Pad } from './pad.ts';
import type { Refusal } from './refusal.ts';
import { type Split, usesAll } from './split.ts';
import type { State } from './state.ts';

export function check(state: State, seat: Seat, move: Move): Refusal | null {
  const { dice } = state;
  if (move.do === 'throw') {
    if (dice) return { code: 'extra.decide-first', rule: 'split' };
    const typed = move.dice !== undefined;
    if (state.options.dice === 'house' && typed) return { code: 'extra.house-dice', rule: 'throw' };
    if (state.options.dice === 'table' && !typed)
      return { code: 'extra.type-dice', rule: 'real-dice' };
    return null;
  }
  if (!dice) return { code: 'extra.throw-first', rule: 'throw' };
  return checkSplit(state.pads[seat] as Pad, dice, move);
}

function checkSplit(pad: Pad, dice: Dice, split: Split): Refusal | null {
  const { fifth, column } = split;
  if (!usesAll(dice, split)) {
    return { code: 'extra.dice', params: { dice: dice.join(' ') }, rule: 'split' };
  }
  if (!mayBeFifth(pad, dice, fifth)) {
    const numbers = dice.filter((die, i) => columnOf(pad, die) >= 0 && die !== dice[i - 1]);
    const params = { fifth, numbers: numbers.join(', '), count: numbers.length };
    return { code: 'extra.fifth', params, rule: 'forced' };
  }
  const isNew = columnOf(pad, fifth) < 0 && hasFreeColumn(pad);
  if (!isNew) {
    if (column === undefined) return null;
    return { code: 'extra.no-column', params: { fifth }, rule: 'extra-numbers' };
  }
  if (column === undefined) {
    return { code: 'extra.column', params: { fifth }, rule: 'extra-numbers' };
  }
  const { number } = pad.extras[column] as Extra;
  if (number === 0) return null;
  return {
    code: 'extra.column-taken',
    params: { number, column: column + 1 },
    rule: 'extra-numbers',
  };
}
