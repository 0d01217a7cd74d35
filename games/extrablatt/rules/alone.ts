import { FIRST_PRIZE, type Prize, SECOND_PRIZE } from './prizes.ts';

/** How many turns there are for one who makes a paper alone. */
export const TURNS_ALONE = 24;

/** The circulation, in thousands, that such a paper is to reach. */
export const TARGET_ALONE = 1_000;

/** What has to be reached for a first and for a second prize where nobody else competes for them. */
export interface Marks {
  readonly first: number;
  readonly second: number;
}

/** Cells of the headline zone that are covered: all 36 of them, or all but six. */
export const ZONE_MARKS: Marks = { first: 36, second: 30 };

/** Cells of a section. */
export const SECTION_MARKS: Marks = { first: 24, second: 12 };

export function prizesAlone(amount: number, { first, second }: Marks): Prize[] {
  if (amount >= first) return [{ seat: 0, place: 1, copies: FIRST_PRIZE }];
  return amount >= second ? [{ seat: 0, place: 2, copies: SECOND_PRIZE }] : [];
}
