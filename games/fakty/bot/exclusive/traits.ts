import {
  type Board,
  fieldOf,
  type Grammar,
  isClosed,
  specialWords,
  type Tile,
  tilesOf,
} from '../../rules/index.ts';
import type { Unseen } from '../unseen.ts';
import { supplyFor } from './supply.ts';

/** Where the traits of a board stand in their list. Counts of closed titles have a place each. */
const CLOSED = 0;
const CLOSED_WORDS = 4;
const LOOSE_WORDS = 5;
const HAND = 6;
/** Open titles: by the tiles in them and those still lacking, a place each. */
const OPEN = 7;
/** How long the search for lacking tiles may be, by the tiles in the title. */
const SEARCH = 16;
/** The last open title: whether it is nearly closed, and how long the search may be. */
const LAST = 19;
const SPARE = 22;
/** Special words that the hand has for the titles begun. */
export const PLANNED_WORDS = 23;
export const TRAITS = 24;

/** More tiles than this in the hand make no difference. */
const FULL_HAND = 12;
/** The search for a tile that hardly any is like does not go on for ever. */
const RARE = 0.05;
const SCALE = 10;

/** Turns of looking for a tile, roughly, by how likely one is to turn up. */
const search = (share: number): number => 1 / (share + RARE) / SCALE;

class Tally {
  readonly traits = new Array<number>(TRAITS).fill(0);
  readonly #lastOne: boolean;

  constructor({ deck }: Grammar, board: Board, handSize: number) {
    const closed = board.filter(isClosed);
    this.#lastOne = closed.length === board.length - 1;
    this.add(CLOSED + closed.length, 1);
    this.add(CLOSED_WORDS, specialWords(deck, closed.flatMap(tilesOf)));
    this.add(
      LOOSE_WORDS,
      specialWords(
        deck,
        board.flatMap((row) => (isClosed(row) ? [] : tilesOf(row))),
      ),
    );
    this.add(HAND, Math.min(handSize, FULL_HAND));
  }

  add(trait: number, value: number): void {
    this.traits[trait] = (this.traits[trait] as number) + value;
  }

  /** An open title with so many tiles, of which so many are still lacking. */
  open(tiles: number, lacking: number, searching: number): void {
    this.add(OPEN + 3 * tiles + Math.min(2, lacking), 1);
    this.add(SEARCH + tiles, searching);
    if (!this.#lastOne) return;
    this.add(LAST, Number(tiles === 2));
    this.add(LAST + 1, searching);
    this.add(LAST + 2, lacking);
  }
}

/** What a board and its hand promise. */
export function ownTraits(
  grammar: Grammar,
  unseen: Unseen,
  board: Board,
  hand: readonly Tile[],
): number[] {
  const tally = new Tally(grammar, board, hand.length);
  const open = board.filter((row) => !isClosed(row));
  open.sort((a, b) => tilesOf(b).length - tilesOf(a).length);
  let rest = hand;
  for (const row of open) {
    const supply = supplyFor(grammar, row, rest);
    rest = rest.filter((tile) => !supply.includes(tile));
    const there = [...tilesOf(row), ...supply];
    let searching = 0;
    row.forEach((tile, field) => {
      if (tile !== null || supply.some((one) => fieldOf(one) === field)) return;
      searching += search(unseen.share(field, there));
    });
    tally.open(tilesOf(row).length, row.length - there.length, searching);
    tally.add(PLANNED_WORDS, specialWords(grammar.deck, supply));
  }
  tally.add(SPARE, Math.min(rest.length, FULL_HAND));
  return tally.traits;
}

/** The same for a rival, of whose hand only the size is known: what it lacks is a matter of odds. */
export function rivalTraits(
  grammar: Grammar,
  unseen: Unseen,
  board: Board,
  handSize: number,
): number[] {
  const tally = new Tally(grammar, board, handSize);
  for (const row of board) {
    if (isClosed(row)) continue;
    const there = tilesOf(row);
    let searching = 0;
    row.forEach((tile, field) => {
      if (tile !== null) return;
      const share = unseen.share(field, there);
      searching += (1 - share) ** handSize * search(share);
    });
    tally.open(there.length, 0, searching);
  }
  return tally.traits;
}
