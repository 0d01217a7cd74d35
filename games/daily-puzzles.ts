import { type Day, startOf } from '@late/kernel';
import type { GameId } from './index.ts';

/** The games that have puzzles, in the order in which they take turns. */
export const PUZZLED_GAMES = [
  'extra',
  'slowka',
  'extrablatt',
  'krzyzowka',
] as const satisfies readonly GameId[];

export const PUZZLES_A_DAY = 3;

const DAY_LENGTH = 24 * 60 * 60 * 1000;

/** A puzzle of the day: of which game, and which of its pool, counted on and on. */
export interface DailyPuzzle {
  readonly game: (typeof PUZZLED_GAMES)[number];
  readonly number: number;
}

/** Three a day: every day another game pauses, and every game goes through its pool before it begins anew. */
export function puzzlesOf(day: Day): DailyPuzzle[] {
  const number = Math.floor(startOf(day) / DAY_LENGTH);
  const pauses = number % PUZZLED_GAMES.length;
  return PUZZLED_GAMES.filter((_, at) => at !== pauses)
    .slice(0, PUZZLES_A_DAY)
    .map((game) => ({ game, number }));
}
