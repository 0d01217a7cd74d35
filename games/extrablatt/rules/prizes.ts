import type { Seat } from '@late/kernel';

/** Thousands of copies for the best and for the next best. */
export const FIRST_PRIZE = 60;
export const SECOND_PRIZE = 30;

export interface Prize {
  readonly seat: Seat;
  readonly place: 1 | 2;
  readonly copies: number;
}

/**
 * First and second prizes for the most of something; equals each get the whole prize, and two firsts
 * still leave a second. Null stays out of it. Two players know no second prize.
 */
export function prizes(amounts: readonly (number | null)[]): Prize[] {
  const ranked = [...new Set(amounts.filter((amount) => amount !== null))].sort((a, b) => b - a);
  const won: Prize[] = [];
  amounts.forEach((amount, seat) => {
    if (amount === null) return;
    if (amount === ranked[0]) won.push({ seat, place: 1, copies: FIRST_PRIZE });
    else if (amount === ranked[1] && amounts.length > 2) {
      won.push({ seat, place: 2, copies: SECOND_PRIZE });
    }
  });
  return won;
}
