import { type Chance, pick, USUAL_LEVELS } from '@late/kernel';
import { oneIn } from './choose.ts';

/** What a room is opened with, and how many people that wants. */
export interface Opening {
  readonly game: string;
  readonly options?: object;
  readonly seats: readonly string[];
  readonly clock?: { readonly kind: 'turn'; readonly seconds: number };
}

export type ChooseOpening = (mind: Chance) => Opening;

/** Never more people than this. */
export const MOST_PEOPLE = 4;

/** The first of several seats, which the host takes, is open; bots have some of the others. */
function someSeats(mind: Chance, most: number): string[] {
  return Array.from({ length: 2 + mind.below(most - 1) }, (_, seat) =>
    seat > 0 && oneIn(3, mind) ? pick(mind, USUAL_LEVELS) : 'open',
  );
}

export const extraOnly: ChooseOpening = (mind) => ({
  game: 'extra',
  seats: someSeats(mind, MOST_PEOPLE),
});

const SETS = [
  ['extra', { sheet: 'schmidt' }],
  ['extra', { sheet: 'classic' }],
  ['fakty', { variant: 'exclusive' }],
  ['fakty', { variant: 'hot', grammar: 'table' }],
  ['extrablatt', {}],
  ['extrablatt', {}],
  ['slowka', { words: 'checked' }],
  ['slowka', { words: 'challenge' }],
  ['krzyzowka', { game: 1, words: 'challenge' }],
  ['krzyzowka', { game: 2, minutes: 2 }],
] as const;

/** The shortest clock that a table may have. */
const SHORTEST = 10;

/** Tables of all games one after the other, some of them with a clock. */
export function allGames(): ChooseOpening {
  let opened = 0;
  return (mind) => {
    const [game, options] = SETS[opened++ % SETS.length] as (typeof SETS)[number];
    const seats = someSeats(mind, MOST_PEOPLE);
    const clock = { kind: 'turn', seconds: SHORTEST + mind.below(20) } as const;
    return { game, options, seats, ...(oneIn(3, mind) && { clock }) };
  };
}
