import type { Lesson } from './lessons.ts';

export interface Weights {
  readonly own: readonly number[];
  readonly rival: readonly number[];
}

const SWEEPS = 300;
const RATE = 0.05;
/** Keeps a weight small that the lessons say little about. */
const SHRINK = 1e-4;

/** Logistic regression (Adam over all lessons): the odds of winning from both sides' traits. */
export function fit(lessons: readonly Lesson[]): Weights {
  const [{ own = [], rival = [] } = {}] = lessons;
  const traits = own.length + rival.length;
  const rows = Float64Array.from(
    lessons.flatMap((lesson) => [...lesson.own, ...lesson.rival.map((trait) => -trait)]),
  );
  const weights = new Float64Array(traits);
  const [mean, square] = [new Float64Array(traits), new Float64Array(traits)];
  for (let sweep = 1; sweep <= SWEEPS; sweep++) {
    const slope = slopeOf(lessons, rows, weights);
    for (let at = 0; at < traits; at++) {
      const s = (slope[at] as number) + SHRINK * (weights[at] as number);
      mean[at] = 0.9 * (mean[at] as number) + 0.1 * s;
      square[at] = 0.999 * (square[at] as number) + 0.001 * s * s;
      const unbiased = (mean[at] as number) / (1 - 0.9 ** sweep);
      const scale = Math.sqrt((square[at] as number) / (1 - 0.999 ** sweep)) + 1e-8;
      weights[at] = (weights[at] as number) - (RATE * unbiased) / scale;
    }
  }
  const all = [...weights];
  return { own: all.slice(0, own.length), rival: all.slice(own.length) };
}

function slopeOf(
  lessons: readonly Lesson[],
  rows: Float64Array,
  weights: Float64Array,
): Float64Array {
  const slope = new Float64Array(weights.length);
  lessons.forEach(({ won }, index) => {
    const from = index * weights.length;
    let odds = 0;
    for (let at = 0; at < weights.length; at++) {
      odds += (rows[from + at] as number) * (weights[at] as number);
    }
    const error = (1 / (1 + Math.exp(-odds)) - won) / lessons.length;
    for (let at = 0; at < weights.length; at++) {
      slope[at] = (slope[at] as number) + error * (rows[from + at] as number);
    }
  });
  return slope;
}
