import { fieldOf, PER_COLOUR, specialWords, type Tile } from '../decks/index.ts';
import { fits, type Grammar, misfit, textOf } from './grammar.ts';
import type { Refusal } from './refusal.ts';

/** Three fields: subject, predicate, object. A tile's colour decides its field. */
export type Title = readonly (Tile | null)[];
export type Board = readonly Title[];

const BLANK: Title = [null, null, null];

export function blankBoard(titles: number): Board {
  return new Array<Title>(titles).fill(BLANK);
}

export function tilesOf(title: Title): Tile[] {
  return title.filter((tile) => tile !== null);
}

export function isClosed(title: Title): boolean {
  return title.every((tile) => tile !== null);
}

/** All titles closed: the issue can go to press. */
export function isComplete(board: Board): boolean {
  return board.every(isClosed);
}

export function closedTitles(board: Board): Title[] {
  return board.filter(isClosed);
}

/** What a closed title is worth: one, and one for each special word. */
export function titleWorth({ deck }: Grammar, title: Title): number {
  return 1 + specialWords(deck, tilesOf(title));
}

/** The title that holds the tile, or −1. */
export function titleWith(board: Board, tile: Tile): number {
  return board.findIndex((title) => title[fieldOf(tile)] === tile);
}

/** Tiles in titles that are not closed: what a rival's die can touch. */
export function looseTiles(board: Board): Tile[] {
  return board.flatMap((title) => (isClosed(title) ? [] : tilesOf(title)));
}

export function put(board: Board, tile: Tile, title: number): Board {
  return board.with(title, (board[title] as Title).with(fieldOf(tile), tile));
}

export function lift(board: Board, tile: Tile): Board {
  const title = titleWith(board, tile);
  return board.with(title, (board[title] as Title).with(fieldOf(tile), null));
}

export function clear(board: Board, title: number): Board {
  return board.with(title, BLANK);
}

/** Why the tile cannot be laid there: no such field, taken, or bad grammar. */
export function whyNotLay(
  grammar: Grammar,
  board: Board,
  tile: Tile,
  index: number,
): Refusal | null {
  const title = board[index];
  if (!title) return { code: 'fakty.no-title', rule: 'titles' };
  const there = title[fieldOf(tile)] as Tile | null;
  if (there !== null) {
    const params = { tile: textOf(grammar.deck, there), title: index + 1 };
    return { code: 'fakty.field-taken', params, rule: 'titles' };
  }
  for (const other of tilesOf(title)) {
    const refusal = misfit(grammar, tile, other);
    if (refusal) return refusal;
  }
  return null;
}

/** The titles of a board that would take the tile. */
export function titlesFor(grammar: Grammar, board: Board, tile: Tile): number[] {
  return [...board.keys()].filter((title) => whyNotLay(grammar, board, tile, title) === null);
}

/** Whether a tile is there to be used. */
export type IsFree = (tile: Tile) => boolean;

/** The tiles that would fill the title's first free field, grammar respected. */
export function* fillers(grammar: Grammar, title: Title, isFree: IsFree): Generator<Tile> {
  const field = title.indexOf(null);
  if (field < 0) return;
  const there = tilesOf(title);
  for (let tile = field * PER_COLOUR; tile < (field + 1) * PER_COLOUR; tile++) {
    if (isFree(tile) && there.every((other) => fits(grammar, tile, other))) yield tile;
  }
}
