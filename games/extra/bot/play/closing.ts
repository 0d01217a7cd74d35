import type { Chance } from '@late/kernel';
import type { Pad, View } from '../../rules/index.ts';
import { FIFTH, FREE_COLUMN, ROW_PAIR, type SplitCode } from '../twin/splits.ts';
import { ROLLS, THROW_OF_ROLL, throwOf } from '../twin/throws.ts';
import { TwinPad } from '../twin/twin-pad.ts';
import type { Valuer } from '../value/valuer.ts';
import { bestSplit } from './best-split.ts';

/** The end is near when a column has so few boxes left. */
const NEAR = 2;
/** So many endings are tried with every split that is at most so many points worse than the best. */
const ENDINGS = 200;
/** What has won nothing more by then will hardly do so later. */
const FIRST_LOOK = 40;
const CANDIDATES = 4;
const MARGIN = 90;
/** By so many standard errors a split must win more often, or the one with the best mean stays. */
const SURE = 2.5;

/** Near the end of a game against others the split that wins most often, if it is surely another than the best on average. */
export type Closing = (
  view: View,
  splits: ArrayLike<SplitCode>,
  worth: Float64Array,
  chance: Chance,
) => SplitCode | null;

export function closing(valuer: Valuer): Closing {
  const { sheet } = valuer.layout;
  const scratch = new TwinPad(sheet);

  const readPad = (view: View, seat: number): TwinPad => {
    const pad = new TwinPad(sheet);
    pad.read(view.pads[seat] as Pad, view.options.children.includes(seat));
    return pad;
  };
  const mark = (pad: TwinPad, split: SplitCode) =>
    pad.mark(ROW_PAIR[split]!, FIFTH[split]!, FREE_COLUMN[split]!);
  const answer = (pad: TwinPad, thrown: number) => {
    valuer.tabulate(pad);
    mark(pad, bestSplit(valuer, pad, thrown));
  };
  /** The final score when all is done as the weights say, with these throws. */
  const scoreOf = (from: TwinPad, ending: Uint8Array): number => {
    scratch.copy(from);
    for (let at = 0; !scratch.finished && at < ending.length; at++) answer(scratch, ending[at]!);
    return scratch.score();
  };

  return (view, splits, worth, chance) => {
    const { viewer, pads, dice } = view;
    if (viewer === 'audience' || pads.length === 1 || !dice) return null;
    const own = readPad(view, viewer);
    if (Math.min(...own.left) > NEAR) return null;
    const promising = candidates(splits, worth);
    if (promising.length === 1) return null;
    const rivals = pads.flatMap((_, seat) => (seat === viewer ? [] : [readPad(view, seat)]));
    const thrown = throwOf(dice);
    for (const rival of rivals) if (!rival.finished) answer(rival, thrown);
    const after = promising.map((split) => {
      const pad = new TwinPad(sheet);
      pad.copy(own);
      mark(pad, split);
      return pad;
    });
    // Every split meets the same endings, and only what it wins more or less than the first counts.
    const more = promising.map(() => ({ sum: 0, squares: 0 }));
    for (let trial = 0; trial < ENDINGS; trial++) {
      if (trial === FIRST_LOOK && more.every(({ sum }) => sum <= 0)) return null;
      const ending = Uint8Array.from(
        { length: MOST_THROWS },
        () => THROW_OF_ROLL[chance.below(ROLLS)]!,
      );
      const best = Math.max(...rivals.map((rival) => scoreOf(rival, ending)));
      const wins = after.map((pad) => winOf(scoreOf(pad, ending) - best));
      wins.forEach((win, index) => {
        const gain = win - wins[0]!;
        more[index]!.sum += gain;
        more[index]!.squares += gain * gain;
      });
    }
    let surest = 0;
    let gains = 0;
    more.forEach(({ sum, squares }, index) => {
      const se = Math.sqrt(Math.max(0, squares - (sum * sum) / ENDINGS));
      if (sum > gains && sum > SURE * se) [surest, gains] = [index, sum];
    });
    return surest === 0 ? null : promising[surest]!;
  };
}

/** No column has more boxes, and each throw of an ending marks one of three at least now and then. */
const MOST_THROWS = 40;

function winOf(lead: number): number {
  return lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
}

/** The best on average first. */
function candidates(splits: ArrayLike<SplitCode>, worth: Float64Array): SplitCode[] {
  const order = Array.from({ length: splits.length }, (_, index) => index);
  order.sort((one, other) => worth[other]! - worth[one]!);
  const least = worth[order[0]!]! - MARGIN;
  return order
    .filter((index) => worth[index]! >= least)
    .slice(0, CANDIDATES)
    .map((index) => splits[index]!);
}
