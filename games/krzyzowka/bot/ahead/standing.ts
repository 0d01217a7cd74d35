import { type Chance, drawFrom, type Seat } from '@late/kernel';
import type { Alphabet, CrosswordWorth, LaidLetter } from '@late/lexicon';
import {
  BLANK,
  bagLeft,
  type CommonView,
  HAND,
  type Tile,
  TURNS_ALONE,
  unseenTiles,
} from '../../rules/index.ts';
import { lettersOn, worthOf } from '../tiles.ts';

/** A common crossword as one seat sees it, ready to be calculated with. */
export interface Standing {
  readonly seat: Seat;
  /** The others, in the order in which they play. */
  readonly rivals: readonly Seat[];
  readonly table: readonly LaidLetter[];
  readonly worth: CrosswordWorth;
  readonly hand: readonly Tile[];
  readonly unseen: readonly Tile[];
  /** How many tiles each of the rivals will have when it is their turn, in their order. */
  readonly held: readonly number[];
  /** What is left to draw from. */
  readonly bag: number;
  /** Turns that are over: alone there are so many and no more. */
  readonly turns: number;
  /** By seat, a word that can still be challenged with them. */
  readonly points: readonly number[];
}

export function standingOf(alphabet: Alphabet, view: CommonView, seat: Seat): Standing {
  const { bag, counts, order, pending } = view;
  const place = order.findIndex((draw) => draw.seat === seat);
  const rivals = [...order.slice(place + 1), ...order.slice(0, place)].map((draw) => draw.seat);
  return {
    seat,
    rivals,
    table: lettersOn(alphabet, view.table),
    worth: worthOf(view.options),
    hand: view.mine ?? [],
    unseen: unseenTiles(view),
    // Hands are filled before they play: after a word that waits, and when somebody comes in.
    held: rivals.map((rival) => Math.min(HAND, (counts[rival] as number) + bag)),
    bag: bagLeft(view),
    turns: view.turns,
    points: view.scores.map((score, one) => score + (pending?.seat === one ? pending.points : 0)),
  };
}

/** What a seat has more than the best of the others; alone, what it has. */
export function leadOf(points: readonly number[], seat: Seat): number {
  const own = points[seat] as number;
  const others = points.filter((_, other) => other !== seat);
  return others.length ? own - Math.max(...others) : own;
}

/** What a tile of the bag brings whoever plays alone, and what a turn does. */
const TILE_ALONE = 4;
const TURN_ALONE = 17;
/** What it costs that the others go on: half a turn of theirs. */
const THEIR_TURN = 9;

/** What the rest of a game brings beside the tiles that are kept: to whoever has just played. */
export function restOf({ rivals, turns }: Standing, bag: number, kept: number): number {
  if (rivals.length > 0) return bag + kept === 0 ? 0 : -THEIR_TURN;
  if (bag === 0) return 0;
  return Math.min(TILE_ALONE * bag, TURN_ALONE * (TURNS_ALONE - turns - 1));
}

/** Hands of the others, and what would be drawn. Blanks are left out: they fit everywhere and take long. */
export interface World {
  readonly hands: readonly (readonly Tile[])[];
  readonly bag: readonly Tile[];
}

export function drawWorld({ held, unseen }: Standing, chance: Chance): World {
  const tiles = unseen.filter((tile) => tile !== BLANK);
  let rest: readonly Tile[] = drawFrom(tiles, tiles.length, chance, 'unseen').drawn;
  const hands = held.map((size) => {
    const hand = rest.slice(0, size);
    rest = rest.slice(size);
    return hand;
  });
  return { hands, bag: rest };
}
