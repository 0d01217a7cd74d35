import type { Chance, Seat } from '@late/kernel';
import type { Paper, View } from '../../rules/index.ts';
import { Forecast } from '../forecast/forecast.ts';
import { PlaceFinder } from '../layout/best-places.ts';
import type { Taste } from '../taste.ts';

/** One decision: who makes it, what is known, and how it is judged. */
export interface Desk {
  readonly view: View;
  readonly seat: Seat;
  readonly paper: Paper;
  readonly taste: Taste;
  readonly chance: Chance;
  readonly forecast: Forecast;
  readonly places: PlaceFinder;
}

export function deskOf(view: View, taste: Taste, chance: Chance): Desk {
  if (view.viewer === 'audience') throw new Error('the audience does not play');
  const seat = view.viewer;
  const paper = view.papers[seat] as Paper;
  return {
    view,
    seat,
    paper,
    taste,
    chance,
    forecast: new Forecast(view, seat, taste),
    places: new PlaceFinder(paper, taste, chance),
  };
}

/** Something that could be done, and what it is worth in thousands of copies. */
export interface Option<T> {
  readonly what: T;
  readonly value: number;
}

const GRAIN = 1000;

/** The best option, as far as the taste can tell them apart. */
export function bestOf<T>(
  { chance, taste }: Desk,
  options: readonly Option<T>[],
): Option<T> | null {
  let best: Option<T> | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const luck = taste.blur ? (taste.blur * chance.below(GRAIN)) / GRAIN : 0;
    if (option.value + luck <= most) continue;
    most = option.value + luck;
    best = option;
  }
  return best;
}
