import type { Bot, Chance } from '@late/kernel';
import { type Dice, FACES, groupings, type Move, type Pad, type View } from '../../rules/index.ts';
import { rowPairOf } from '../twin/row-pairs.ts';
import {
  FIFTH,
  FREE_COLUMN,
  legalSplitsOf,
  MOST_SPLITS,
  ROW_PAIR,
  type SplitCode,
} from '../twin/splits.ts';
import { throwOf } from '../twin/throws.ts';
import { TwinPad } from '../twin/twin-pad.ts';
import type { TwinSheet } from '../twin/twin-sheet.ts';
import type { Judge } from './judge.ts';

/** Splits that differ by no more points than this are all the same to a player. */
export type Blur = (view: View) => number;

/** Throws when it must, and takes one of the splits that its judge likes best. */
export function player(sheet: TwinSheet, judge: Judge, blur: Blur): Bot<View, Move> {
  const pad = new TwinPad(sheet);
  const worth = new Float64Array(MOST_SPLITS);
  return {
    choose(view, chance) {
      const { viewer, options, dice } = view;
      if (viewer === 'audience') throw new Error('the audience does not play');
      if (options.sheet !== sheet.name) throw new Error(`this bot plays on ${sheet.name} only`);
      if (!dice) return options.dice === 'house' ? { do: 'throw' } : ownThrow(chance);
      pad.read(view.pads[viewer] as Pad, options.children.includes(viewer));
      const { starts, codes } = legalSplitsOf(pad.fixed);
      const thrown = throwOf(dice);
      const splits = codes.subarray(starts[thrown], starts[thrown + 1]);
      judge(pad, splits, worth);
      return splitMove(dice, pad, oneOfTheBest(splits, worth, blur(view), chance));
    },
  };
}

function oneOfTheBest(
  splits: ArrayLike<SplitCode>,
  worth: Float64Array,
  blur: number,
  chance: Chance,
): SplitCode {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < splits.length; i++) best = Math.max(best, worth[i]!);
  const good: SplitCode[] = [];
  for (let i = 0; i < splits.length; i++) if (worth[i]! >= best - blur) good.push(splits[i]!);
  return good.length === 1 ? good[0]! : good[chance.below(good.length)]!;
}

/** Where the group throws its own dice, a bot that has to throw brings its own. */
function ownThrow(chance: Chance): Move {
  const die = () => chance.below(FACES) + 1;
  return { do: 'throw', dice: [die(), die(), die(), die(), die()] };
}

function splitMove(dice: Dice, pad: TwinPad, split: SplitCode): Move {
  const fifth = FIFTH[split]!;
  for (const { pairs, fifth: out } of groupings(dice)) {
    const [[a, b], [c, d]] = pairs;
    if (out !== fifth || rowPairOf(a + b - 2, c + d - 2) !== ROW_PAIR[split]) continue;
    const move: Move = {
      do: 'split',
      pairs: [
        [a, b],
        [c, d],
      ],
      fifth,
    };
    const column = pad.columns[fifth]! < 0 ? pad.freeColumn(FREE_COLUMN[split]!) : -1;
    return column < 0 ? move : { ...move, column };
  }
  throw new Error(`split ${split} does not fit the throw ${dice}`);
}
