import type { Result, Seat } from '@late/kernel';
import type { Options } from './options.ts';

/** A turn that is over. */
export interface TakenTurn {
  readonly seat: Seat;
  readonly rolls: readonly number[];
}

/** Nothing of it is secret. */
export interface State {
  readonly options: Options;
  /** What everybody has kept. */
  readonly scores: readonly number[];
  readonly active: Seat;
  /** What the active seat has rolled in this turn, without a 1. */
  readonly rolls: readonly number[];
  readonly last: TakenTurn | null;
}

export type Event =
  /** `points` are what the turn has brought so far. */
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number; readonly points: number }
  /** A 1 was rolled. */
  | { readonly type: 'lost'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'held'; readonly seat: Seat; readonly points: number; readonly score: number }
  | { readonly type: 'won'; readonly seat: Seat; readonly score: number };

export function setup(options: Options, seats: number): State {
  return { options, scores: new Array(seats).fill(0), active: 0, rolls: [], last: null };
}

/** What the rolls of a turn are worth to whoever holds now. */
export function pointsOf(rolls: readonly number[]): number {
  return rolls.reduce((sum, die) => sum + die, 0);
}

/** A 1 ends a turn, and nothing else does but holding. */
export function isLost({ rolls }: TakenTurn): boolean {
  return rolls.at(-1) === 1;
}

export function resultOf({ options, scores }: State): Result | null {
  const winner = scores.findIndex((score) => score >= options.goal);
  return winner < 0 ? null : { scores, winners: [winner] };
}
