/** How good a decision was: as good as the best, good, or an error of some size. */
export const GRADES = ['best', 'good', 'small', 'medium', 'large'] as const;
export type Grade = (typeof GRADES)[number];

/** From how much on an error is small, medium and large. */
export type Scale = readonly [small: number, medium: number, large: number];

export interface Graded {
  readonly grade: Grade;
  /** From 0 to 100. */
  readonly accuracy: number;
}

/**
 * The grade of a decision that gave `loss` away, in whatever a game's scale counts: points, points of a percent,
 * parts of the best. What is no more than `noise` is no error at all.
 */
export function graded(loss: number, noise: number, scale: Scale): Graded {
  const isBest = loss <= noise;
  const sizes = scale.filter((least) => loss >= least).length;
  const grade = isBest ? 'best' : (GRADES[1 + sizes] as Grade);
  return { grade, accuracy: isBest ? 100 : accuracyOf(loss / scale[2]) };
}

/** What lichess makes of points of a percent of winning; there 15 of them are a large error. */
const LARGE = 15;

function accuracyOf(larges: number): number {
  const accuracy = 103.1668 * Math.exp(-0.04354 * LARGE * larges) - 3.1669;
  return Math.max(0, Math.min(100, accuracy));
}
