import type { Seat } from '@late/kernel';
import type { DuelKind } from './clock.ts';
import type { Section } from './sections.ts';

/** Thousands. Every seat starts with the next set of three. */
export const CHEQUE_SETS: readonly (readonly number[])[] = [
  [2, 5, 12],
  [1, 8, 11],
  [3, 7, 10],
  [4, 6, 9],
];

export const LOWEST_CHEQUE = 1;
export const HIGHEST_CHEQUE = 12;

/** A duel as the starter calls it. */
export interface Challenge {
  readonly kind: DuelKind;
  readonly starter: Seat;
  readonly rival: Seat;
  /** Where a duck is at stake; null for an ad. */
  readonly section: Section | null;
}

/** A duel that was decided. */
export interface Duel extends Challenge {
  /** What the starter gave, and what the rival gave. Nobody else knows. */
  readonly cheques: readonly [number, number];
  readonly winner: Seat;
}

/** The higher cheque, except that the lowest beats the highest. */
export function beats(one: number, other: number): boolean {
  if (one === LOWEST_CHEQUE && other === HIGHEST_CHEQUE) return true;
  if (one === HIGHEST_CHEQUE && other === LOWEST_CHEQUE) return false;
  return one > other;
}

export function loserOf({
  starter,
  rival,
  winner,
}: Pick<Duel, 'starter' | 'rival' | 'winner'>): Seat {
  return winner === starter ? rival : starter;
}

/** Everybody's cheques after an exchange, each in ascending order so that no place tells a story. */
export function exchange(
  held: readonly (readonly number[])[],
  { starter, rival }: Challenge,
  [given, received]: readonly [number, number],
): readonly (readonly number[])[] {
  const swap = (cheques: readonly number[], out: number, into: number) =>
    [...cheques.filter((cheque) => cheque !== out), into].sort((a, b) => a - b);
  return held.map((cheques, seat) => {
    if (seat === starter) return swap(cheques, given, received);
    return seat === rival ? swap(cheques, received, given) : cheques;
  });
}
