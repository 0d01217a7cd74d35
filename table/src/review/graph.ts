import type { Judged } from './seat-review.ts';

/** Where a seat stood after a step, and what had brought it there. */
export interface Point {
  readonly step: number;
  /** What it would have at the end, on average. */
  readonly worth: number;
  /** All luck and all errors so far; errors are negative. */
  readonly luck: number;
  readonly skill: number;
}

/** The worth of a seat's game over time, with luck and skill apart. Begins with what was to be expected. */
export function graphOf(judged: readonly Judged[]): Point[] {
  const points: Point[] = [];
  let luck = 0;
  let skill = 0;
  for (const { place, finding } of judged) {
    const { step } = place.occasion;
    if (finding.kind === 'chance') {
      const { mean, worth } = finding.luck;
      if (points.length === 0) points.push({ step: step - 1, worth: mean, luck, skill });
      luck += worth - mean;
      points.push({ step, worth, luck, skill });
    } else {
      const { made, found, error } = finding.analysis;
      const best = found[0]?.worth ?? 0;
      if (points.length === 0) points.push({ step: step - 1, worth: best, luck, skill });
      skill -= error;
      points.push({ step, worth: made?.worth ?? best, luck, skill });
    }
  }
  return points;
}
