import type { Seat, TableChance } from '@late/kernel';
import { drawFrom } from '@late/kernel';
import { noTableWords, type TableWords } from '@late/lexicon';
import type { Deed, EndOfCommon, Event } from '../event.ts';
import type { Cell, Laid } from '../grid.ts';
import { HAND } from '../move.ts';
import { alone, type Options } from '../options.ts';
import type { Run } from '../runs.ts';
import type { Tile } from '../tile-sets.ts';
import { allTiles, alphabetical, tally, without } from '../tiles.ts';

/** A word that can still be challenged: its tiles lie on the table, its points do not count yet. */
export interface Pending {
  readonly seat: Seat;
  readonly cells: readonly Cell[];
  readonly words: readonly Run[];
  readonly bonus: number;
  readonly points: number;
  /** Who lets it stand. */
  readonly accepted: readonly Seat[];
}

export interface Draw {
  readonly seat: Seat;
  readonly tile: Tile;
}

/** Game 1. What lies in the bag is all the tiles that lie nowhere else. */
export interface CommonState {
  readonly kind: 'common';
  readonly version: number;
  readonly options: Options;
  /** The tiles drawn for the order of play, in that order. */
  readonly order: readonly Draw[];
  /** How many seats have begun their first turn, and so filled their hand. */
  readonly entered: number;
  readonly active: Seat;
  readonly hands: readonly (readonly Tile[])[];
  readonly table: readonly Laid[];
  readonly scores: readonly number[];
  /** Words refused by the dictionary in this turn. */
  readonly tries: number;
  /** Turns in a row without a word. */
  readonly idle: number;
  /** Turns that are over; what counts for one who plays alone. */
  readonly turns: number;
  /** By seat: how many of the next turns a doubt in vain costs. */
  readonly fines: readonly number[];
  readonly pending: Pending | null;
  readonly tableWords: TableWords;
  readonly last: Deed | null;
  readonly ended: EndOfCommon | null;
}

type Lying = Pick<CommonState, 'options' | 'hands' | 'table'>;

export function bagOf({ options, hands, table }: Lying): Tile[] {
  return without(allTiles(options), [...hands.flat(), ...table.map(({ tile }) => tile)]);
}

export function bagCount({ options, hands, table }: Lying): number {
  const taken = hands.reduce((sum, hand) => sum + hand.length, table.length);
  return allTiles(options).length - taken;
}

export function nextSeat({ order, active }: Pick<CommonState, 'order' | 'active'>): Seat {
  const place = order.findIndex(({ seat }) => seat === active);
  return (order[(place + 1) % order.length] as Draw).seat;
}

/** What everybody can count; a view has it as well. */
export interface Counts {
  readonly bag: number;
  /** How many tiles each seat holds. */
  readonly counts: readonly number[];
  readonly pending: Pending | null;
}

export function countsOf(state: CommonState): Counts {
  const counts = state.hands.map((hand) => hand.length);
  return { bag: bagCount(state), counts, pending: state.pending };
}

/** The word that would end the game waits until everybody lets it stand. */
export function isLastWord({ bag, counts, pending }: Counts): boolean {
  return pending !== null && counts[pending.seat] === 0 && bag === 0;
}

/** What the bag holds once the word before stands and its player has drawn. */
export function bagLeft({ bag, counts, pending }: Counts): number {
  const drawing = pending ? HAND - (counts[pending.seat] as number) : 0;
  return Math.max(0, bag - drawing);
}

export function setupCommon(options: Options, seats: number, chance: TableChance, version: number) {
  const drawn = drawOrder(options, seats, chance);
  const before = alphabetical(options);
  const order = drawn
    .map((tile, seat): Draw => ({ seat, tile }))
    .sort((one, other) => before(one.tile, other.tile));
  const state: CommonState = {
    kind: 'common',
    version,
    options: seats === 1 ? alone(options) : options,
    order,
    entered: 0,
    active: (order[0] as Draw).seat,
    hands: drawn.map((tile) => [tile]),
    table: [],
    scores: drawn.map(() => 0),
    tries: 0,
    idle: 0,
    turns: 0,
    fines: drawn.map(() => 0),
    pending: null,
    tableWords: noTableWords(seats),
    last: null,
    ended: null,
  };
  const events: Event[] = seats === 1 ? [] : [{ type: 'order', draws: order }];
  return { state: enter(state, chance, events), events };
}

/** Equal letters are put aside and drawn again, until all differ; then those go back. */
function drawOrder(options: Options, seats: number, chance: TableChance): Tile[] {
  let bag = allTiles(options);
  const tiles = new Array<Tile>(seats).fill('');
  let drawing = tiles.map((_, seat) => seat);
  while (drawing.length) {
    const { drawn, rest } = drawFrom(bag, drawing.length, chance, 'order');
    bag = rest;
    drawing.forEach((seat, turn) => {
      tiles[seat] = drawn[turn] as Tile;
    });
    const counts = tally(tiles);
    drawing = tiles.flatMap((tile, seat) => ((counts.get(tile) as number) > 1 ? [seat] : []));
  }
  return tiles;
}

/** A player's very first turn begins by filling the hand. */
export function enter(state: CommonState, chance: TableChance, events: Event[]): CommonState {
  if (state.entered === state.order.length) return state;
  return refill({ ...state, entered: state.entered + 1 }, state.active, chance, events);
}

/** To seven, while tiles last. */
export function refill(
  state: CommonState,
  seat: Seat,
  chance: TableChance,
  events: Event[],
): CommonState {
  const hand = state.hands[seat] as readonly Tile[];
  const { drawn } = drawFrom(bagOf(state), HAND - hand.length, chance, 'bag');
  if (!drawn.length) return state;
  events.push({ type: 'drew', seat, count: drawn.length, tiles: drawn });
  return { ...state, hands: state.hands.with(seat, [...hand, ...drawn]) };
}
