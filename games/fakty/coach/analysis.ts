import {
  type Analysis,
  type Chance,
  type Decision,
  type Estimate,
  estimateOf,
  type IsLate,
  neverLate,
  type Rated,
} from '@late/kernel';
import type { Move, Tile, View } from '../rules/index.ts';
import type { Worth } from './desk.ts';
import { ExclusiveDesk } from './exclusive/desk.ts';
import { HotDesk } from './hot/desk.ts';
import type { Line } from './line.ts';
import { adviceOn, whyBetter } from './reasons.ts';

/** What comes after a move is drawn so often, and so often in a slice. */
const SAMPLES = 64;
const SLICE = 16;
/** How many moves are told. */
const TOLD = 5;
/** Less than this, in points, makes no difference. */
const LEAST = 0.05;

/** A move with what it came to, time after time; always the same where no chance follows. */
interface Weighed {
  readonly move: Move;
  readonly worth: Worth;
  readonly results: number[];
}

export function* analysisOf(
  { view, move }: Decision<View, Move>,
  chance: Chance,
  isLate: IsLate = neverLate,
): Generator<Analysis<Move, Line>, void> {
  const desk = view.variant === 'hot' ? new HotDesk(view) : new ExclusiveDesk(view, chance);
  const all = desk
    .moves(move)
    .map((one): Weighed => ({ move: one, worth: desk.worth(one), results: [] }));
  const isSure = all.every(({ worth }) => typeof worth === 'number');
  const draw = (): readonly Tile[] => (isSure ? [] : desk.sample(chance));
  for (let n = 0; n < SAMPLES; n += SLICE) {
    for (let k = 0; k < (isSure ? 1 : SLICE); k++) {
      // The same tiles for every move.
      const tiles = draw();
      for (const { worth, results } of all)
        results.push(typeof worth === 'number' ? worth : worth(tiles));
    }
    yield told(view, move, all);
    if (isSure || isLate()) return;
  }
}

function told(view: View, move: Move | null, all: readonly Weighed[]): Analysis<Move, Line> {
  const means = new Map(all.map((one) => [one, estimateOf(one.results)]));
  const meanOf = (one: Weighed) => means.get(one) as Estimate;
  const made = all.find((one) => one.move === move) ?? null;
  // Among equals, what was made comes first.
  const order = [...all].sort(
    (a, b) => meanOf(b).mean - meanOf(a).mean || Number(b === made) - Number(a === made),
  );
  const [best] = order as [Weighed];
  const gap = made ? gapOf(best, made) : { mean: 0, se: 0 };
  const rated = (one: Weighed, reasons: readonly Line[]): Rated<Move, Line> => {
    const { mean, se } = meanOf(one);
    return { move: one.move, worth: mean, se, reasons };
  };
  const why = (): Line[] => {
    if (!made) return [adviceOn(view, best.move)];
    const isBetter = gap.mean > Math.max(LEAST, 2 * gap.se);
    return isBetter ? [whyBetter(view, best.move, made.move, gap.mean)] : [];
  };
  return {
    isForced: all.length === 1,
    made: made && rated(made, []),
    found: order.slice(0, TOLD).map((one) => rated(one, one === best ? why() : [])),
    error: gap.mean,
    se: gap.se,
    // Titles are jokes, and nobody grades those: a shorter way is shown, and the luck.
    grade: null,
    accuracy: null,
  };
}

/** By how much one move is better than another with the same luck. */
function gapOf(one: Weighed, other: Weighed): Estimate {
  const gaps = one.results.map((result, n) => result - (other.results[n] as number));
  const { mean, se } = estimateOf(gaps);
  return { mean: Math.max(0, mean), se };
}
