import type { WinStage } from '@late/kernel';

/** How a seat stood somewhere in a game, and what part of the win it got. */
export interface Standing {
  readonly stage: number;
  readonly margin: number;
  readonly won: number;
}

/**
 * From where to where a curve is fitted, finer towards the end, where a margin soon decides; between the middles it is
 * read off in proportion.
 */
const EDGES = [0, 0.2, 0.4, 0.6, 0.8, 0.9, 1];
const ROUNDS = 60;

/**
 * By how a margin becomes a win, stage by stage. Games of few seats begin later: a stage in which nobody stood is
 * left out.
 */
export function fittedStages(standings: readonly Standing[]): WinStage[] {
  return EDGES.slice(1).flatMap((to, index) => {
    const from = EDGES[index] as number;
    const within = standings.filter(
      ({ stage }) => stage >= from && (stage < to || (to === 1 && stage === 1)),
    );
    return within.length ? [fitted(rounded((from + to) / 2, 2), within)] : [];
  });
}

const curve = (even: number, slope: number, margin: number) =>
  1 / (1 + Math.exp(-(even + slope * margin)));

/** Logistic regression of one variable, by Newton's steps with a touch of ridge. */
function fitted(stage: number, all: readonly Standing[]): WinStage {
  const squares = all.reduce((sum, { margin }) => sum + margin * margin, 0);
  const unit = Math.sqrt(squares / all.length) || 1;
  let even = 0;
  let slope = 1;
  for (let round = 0; round < ROUNDS; round++) {
    let [g0, g1, h00, h01, h11] = [-0.01 * even, -0.01 * slope, 0.01, 0, 0.01];
    for (const { margin, won } of all) {
      const x = margin / unit;
      const p = curve(even, slope, x);
      const w = p * (1 - p);
      g0 += won - p;
      g1 += (won - p) * x;
      h00 += w;
      h01 += w * x;
      h11 += w * x * x;
    }
    const determinant = h00 * h11 - h01 * h01;
    const limit = (step: number) => Math.max(-1, Math.min(1, step));
    even += limit((h11 * g0 - h01 * g1) / determinant);
    slope += limit((h00 * g1 - h01 * g0) / determinant);
  }
  return { stage, even: rounded(even, 3), span: rounded(unit / Math.max(slope, 0.01), 2) };
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
