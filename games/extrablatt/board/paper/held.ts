import type { Seat } from '@late/kernel';
import {
  adPlaces,
  type Cell,
  checkAdPlace,
  checkArticlePlace,
  lastDuel,
  loserOf,
  type Paper,
  type Place,
  placesFor,
  type Refusal,
  type Shape,
  type View,
} from '../../rules/index.ts';
import type { CardDraft, Draft } from '../draft.ts';

/** A layout card in the hand, and everything that its place depends on. */
export interface Held {
  /** Whose paper it goes into. */
  readonly seat: Seat;
  readonly shape: Shape | null;
  /** Where it has been put down, legal or not. */
  readonly place: Place | null;
  /** Every legal place, of all shapes. */
  readonly all: readonly Place[];
  /** Those of the shape in hand; all while none is chosen. */
  readonly places: readonly Place[];
  readonly check: (place: Place) => Refusal | null;
}

export function heldOf(view: View, me: Seat, draft: Draft | null): Held | null {
  const own = view.papers[me] as Paper;
  if (draft?.for === 'dispatch' && view.phase.at !== 'remove') {
    const { headline } = draft;
    return held(me, draft, placesFor(own, headline), (place) =>
      checkArticlePlace(own, headline, place),
    );
  }
  if (draft?.for !== 'ad') return null;
  const loser = loserOf(lastDuel(view));
  const theirs = view.papers[loser] as Paper;
  return held(loser, draft, adPlaces(own, theirs), (place) => checkAdPlace(own, theirs, place));
}

function held(
  seat: Seat,
  { corner, shape }: CardDraft,
  all: readonly Place[],
  check: Held['check'],
): Held {
  const places = shape ? all.filter((place) => lies(place, shape)) : all;
  return { seat, shape, place: shape && corner && { ...corner, ...shape }, all, places, check };
}

export function lies(place: Shape, shape: Shape): boolean {
  return place.width === shape.width && place.height === shape.height;
}

export function samePlace(one: Place | null, other: Place | null): boolean {
  if (!one || !other) return one === other;
  return one.column === other.column && one.row === other.row && lies(one, other);
}

export function covers({ column, row, width, height }: Place, cell: Cell): boolean {
  const across = cell.column - column;
  const down = cell.row - row;
  return across >= 0 && across < width && down >= 0 && down < height;
}

/** A point on the paper, in cells from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function middleOf({ column, row, width, height }: Place): Point {
  return { x: column + width / 2, y: row + height / 2 };
}

/** The place whose middle is nearest to a point, and no further away than `reach` cells. */
export function nearest(
  places: readonly Place[],
  { x, y }: Point,
  reach: number = Number.POSITIVE_INFINITY,
): Place | null {
  let best: Place | null = null;
  let least = reach;
  for (const place of places) {
    const middle = middleOf(place);
    const away = Math.hypot(middle.x - x, middle.y - y);
    if (away <= least) {
      best = place;
      least = away;
    }
  }
  return best;
}

export function turned({ width, height }: Shape): Shape {
  return { width: height, height: width };
}

/** The cells that any of these places covers, as `row * columns + column`. */
export function coverOf(places: readonly Place[], columns: number): ReadonlySet<number> {
  const cells = new Set<number>();
  for (const { column, row, width, height } of places) {
    for (let y = row; y < row + height; y++) {
      for (let x = column; x < column + width; x++) cells.add(y * columns + x);
    }
  }
  return cells;
}

/** The upper left cell for a card that should lie around a point, kept on the page. */
export function cornerAround(
  { x, y }: Point,
  { width, height }: Shape,
  page: { readonly columns: number; readonly rows: number },
): Cell {
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  return {
    column: within(x - width / 2, page.columns - width),
    row: within(y - height / 2, page.rows - height),
  };
}
