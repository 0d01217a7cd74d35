import {
  type Analysis,
  type AnyCoach,
  type Chance,
  type IsLate,
  type Luck,
  neverLate,
  type Occasion,
  type Seat,
  seededChance,
} from '@late/kernel';
import type { Way } from './way.ts';

/** An occasion of a seat, to be judged. */
export interface Place {
  readonly seat: Seat;
  readonly occasion: Occasion<unknown, unknown>;
}

/** What the coach found out about a place. */
export type Finding =
  | { readonly kind: 'decision'; readonly analysis: Analysis<unknown> }
  | { readonly kind: 'chance'; readonly luck: Luck };

export interface Found {
  /** Which of the places. */
  readonly index: number;
  readonly finding: Finding;
  /** Whether it is the coach's last word. */
  readonly isFinal: boolean;
}

/** A place whose finding may still get better. */
interface Search {
  readonly index: number;
  readonly slices: Iterator<Finding>;
  readonly finding: Finding;
}

/** Everything that is judged in a game: seat by seat, each in the order in which it happened. */
export function placesOf(coach: AnyCoach, ways: readonly Way[]): Place[] {
  return ways.flatMap((way, seat) =>
    coach.occasions(way).map((occasion): Place => ({ seat, occasion })),
  );
}

/**
 * Has the places judged, a slice at a time: first what can be said at once of each, then one after the other to
 * the end, decisions before luck: they are what people look at. What is known already is left alone. Whoever has enough stops asking, and what was said stands.
 */
export function* findings(
  coach: AnyCoach,
  places: readonly Place[],
  known: ReadonlySet<number> = new Set(),
  isLate: IsLate = neverLate,
): Generator<Found, void> {
  const searches: Search[] = [];
  const only = (kind: Finding['kind']) => searches.filter(({ finding }) => finding.kind === kind);
  for (const [index, place] of places.entries()) {
    if (known.has(index)) continue;
    const slices = slicesOf(coach, place, isLate);
    const first = slices.next();
    if (first.done) throw new Error('a coach must say something');
    searches.push({ index, slices, finding: first.value });
    yield { index, finding: first.value, isFinal: false };
    if (isLate()) return;
  }
  for (const { index, slices, finding } of [...only('decision'), ...only('chance')]) {
    let last = finding;
    for (let next = slices.next(); !next.done; next = slices.next()) {
      if (isLate()) return;
      last = next.value;
      yield { index, finding: last, isFinal: false };
    }
    if (isLate()) return;
    yield { index, finding: last, isFinal: true };
  }
}

function* slicesOf(
  coach: AnyCoach,
  { seat, occasion }: Place,
  isLate: IsLate,
): Generator<Finding, void> {
  const chance = luckAt(seat, occasion);
  if (occasion.kind === 'decision') {
    for (const analysis of coach.analyse(occasion.decision, chance, isLate))
      yield { kind: 'decision', analysis };
  } else {
    for (const luck of coach.luck(occasion.passage, chance, isLate)) yield { kind: 'chance', luck };
  }
}

/** A coach's own luck is the same wherever and in whatever order a game is reviewed. */
function luckAt(seat: Seat, { step, kind }: Occasion<unknown, unknown>): Chance {
  return seededChance(2 * (32 * step + seat) + (kind === 'chance' ? 1 : 0));
}
