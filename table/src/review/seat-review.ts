import { type AnyCoach, GRADES, type Grade, type Result, type Seat } from '@late/kernel';
import type { Finding } from './findings.ts';

/** What is summed up needs to know of a place no more than whose it is and when it was. */
export interface Spot {
  readonly seat: Seat;
  readonly occasion: { readonly step: number };
}

/** A place of one seat with what was found out about it. */
export interface Judged {
  readonly place: Spot;
  readonly finding: Finding;
  /** A bot decided it in somebody's place. */
  readonly isStandIn: boolean;
}

/** A game of one seat in figures. All of them are in the coach's unit. */
export interface SeatReview {
  readonly seat: Seat;
  /** Decisions that count: not forced, and the seat's own. */
  readonly decisions: number;
  readonly forced: number;
  /** What they gave away together, and what each did. */
  readonly error: number;
  readonly errorSe: number;
  readonly perDecision: number | null;
  /** The mean of the decisions that were graded. */
  readonly accuracy: number | null;
  readonly grades: Readonly<Record<Grade, number>>;
  readonly luck: number;
  readonly luckSe: number;
  /** What was to be expected before the first thing happened. */
  readonly start: number | null;
  /** What it came to; null while the game runs. */
  readonly final: number | null;
  /** What it would have come to with luck that is neither good nor bad. */
  readonly even: number | null;
  /** What neither luck nor errors explain: final − start − luck + all errors. */
  readonly bias: number | null;
}

/** Sums up what was found out about one seat. */
export function reviewSeat(
  seat: Seat,
  judged: readonly Judged[],
  counts: AnyCoach['counts'],
  result: Result | null,
): SeatReview {
  const grades = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<Grade, number>;
  const accuracies: number[] = [];
  let decisions = 0;
  let forced = 0;
  let error = 0;
  let errorSquares = 0;
  let allErrors = 0;
  let luck = 0;
  let luckSquares = 0;
  for (const { finding, isStandIn } of judged) {
    if (finding.kind === 'chance') {
      luck += finding.luck.worth - finding.luck.mean;
      luckSquares += finding.luck.se ** 2;
      continue;
    }
    const { analysis } = finding;
    allErrors += analysis.error;
    if (analysis.isForced) forced++;
    if (analysis.isForced || isStandIn) continue;
    decisions++;
    error += analysis.error;
    errorSquares += analysis.se ** 2;
    if (analysis.grade) grades[analysis.grade]++;
    if (analysis.accuracy !== null) accuracies.push(analysis.accuracy);
  }
  const start = startOf(judged[0]?.finding);
  const final = result && finalOf(seat, counts, result);
  return {
    seat,
    decisions,
    forced,
    error,
    errorSe: Math.sqrt(errorSquares),
    perDecision: decisions ? error / decisions : null,
    accuracy: accuracies.length ? mean(accuracies) : null,
    grades,
    luck,
    luckSe: Math.sqrt(luckSquares),
    start,
    final,
    even: final === null ? null : final - luck,
    bias: final === null || start === null ? null : final - start - luck + allErrors,
  };
}

function startOf(first: Finding | undefined): number | null {
  if (!first) return null;
  if (first.kind === 'chance') return first.luck.mean;
  return first.analysis.found[0]?.worth ?? null;
}

export function finalOf(seat: Seat, counts: AnyCoach['counts'], { scores }: Result): number {
  const own = scores[seat] as number;
  const others = scores.filter((_, other) => other !== seat);
  // Alone there is nobody to be ahead of: the lead is the score.
  return counts === 'score' || others.length === 0 ? own : own - Math.max(...others);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
