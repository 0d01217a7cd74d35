import { type Chance, drawFrom, type Seat } from '@late/kernel';
import { count, type Letter } from '@late/lexicon';
import { spareTokens, type Token, unseenTokens, type View } from '../../rules/index.ts';
import type { FieldSet } from '../ground/field-set.ts';
import { type Ground, groundOf } from '../ground/ground.ts';
import { lettersOf } from '../ground/letters-of.ts';
import { boardValue } from '../prospects/prospects.ts';
import { keepValue, type Weights } from '../prospects/weights.ts';

/** A game as one seat sees it, ready to be calculated with. */
export interface Standing {
  readonly seat: Seat;
  readonly seats: number;
  readonly ground: Ground;
  readonly hand: readonly Letter[];
  /** In the pool or in others' hands, nobody knows which. */
  readonly unseen: readonly Letter[];
  /** By seat. */
  readonly counts: readonly number[];
  readonly pool: number;
  /** By seat, a word that waits with them. */
  readonly points: readonly number[];
  readonly weights: Weights;
}

export function standingOf(
  view: View,
  seat: Seat,
  learned: Readonly<Record<number, Weights>>,
): Standing {
  const ground = groundOf(view);
  const { waiting } = view;
  // A word that waits stands once one has played, and its tokens are drawn for before anybody else's.
  const drawn = view.pool.length - spareTokens(view);
  const promised = (one: Seat) => (waiting?.seat === one ? waiting.points + waiting.bonus : 0);
  return {
    seat,
    seats: view.counts.length,
    ground,
    hand: lettersOf(ground.alphabet, view.hands[seat] as readonly Token[]),
    unseen: lettersOf(ground.alphabet, unseenTokens(view)),
    counts: view.counts.map((held, one) => held + (waiting?.seat === one ? drawn : 0)),
    pool: spareTokens(view),
    points: view.scores.map((score, one) => score + promised(one)),
    weights: learned[view.counts.length] as Weights,
  };
}

/** What a seat has more than the best of the others; alone, what it has. */
export function leadOf(points: readonly number[], seat: Seat): number {
  const own = points[seat] as number;
  const others = points.filter((_, other) => other !== seat);
  return others.length ? own - Math.max(...others) : own;
}

/** What the rest of the game brings to whoever leaves the board and its hand like this. */
export function prospect(
  { weights, ground }: Pick<Standing, 'weights' | 'ground'>,
  free: FieldSet,
  kept: readonly Letter[],
  pool: number,
): number {
  if (count(free.low) + count(free.high) === 0) return 0;
  const lasts = pool > 0;
  return kept.reduce(
    (sum, letter) => sum + keepValue(weights, letter, lasts),
    boardValue(weights, ground, free),
  );
}

/** One way in which the tokens that nobody sees may lie. */
export interface World {
  /** By seat; one's own is empty. */
  readonly hands: readonly (readonly Letter[])[];
  /** In the order in which they are drawn. */
  readonly pool: readonly Letter[];
}

export function drawWorld({ seat, counts, unseen }: Standing, chance: Chance): World {
  let rest = drawFrom(unseen, unseen.length, chance, 'unseen').drawn;
  const hands = counts.map((held, one) => {
    if (one === seat) return [];
    const hand = rest.slice(0, held);
    rest = rest.slice(held);
    return hand;
  });
  return { hands, pool: rest };
}
