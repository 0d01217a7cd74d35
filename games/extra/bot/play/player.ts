import type { Bot, Chance } from '@late/kernel';
import { FACES, type Move, type Pad, type View } from '../../rules/index.ts';
import { legalSplitsOf, MOST_SPLITS, type SplitCode } from '../twin/splits.ts';
import { throwOf } from '../twin/throws.ts';
import { TwinPad } from '../twin/twin-pad.ts';
import type { TwinSheet } from '../twin/twin-sheet.ts';
import type { Closing } from './closing.ts';
import type { Judge } from './judge.ts';
import { splitMove } from './split-move.ts';
import { lean } from './temperament.ts';

/** How a player makes up its mind. */
export interface Mind {
  readonly judge: Judge;
  /** Splits that differ by no more points than this are all the same to it. */
  readonly blur: number;
  /** What it gives away for its temperament where it would do what another does. */
  readonly temper: number;
  readonly closing?: Closing;
}

/** Throws when it must, and takes one of the splits that its judge likes best. */
export function player(sheet: TwinSheet, { judge, blur, temper, closing }: Mind): Bot<View, Move> {
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
      const last = closing?.(view, splits, worth, chance);
      if (last) return splitMove(dice, pad, last);
      lean(worth, splits, view, temper);
      return splitMove(dice, pad, oneOfTheBest(splits, worth, blur, chance));
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
