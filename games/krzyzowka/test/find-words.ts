import type { OfEdition } from '@late/lexicon';
import {
  BLANK,
  checkPlacement,
  type Laid,
  type Placement,
  scoreOf,
  type Tile,
} from '../rules/index.ts';
import { lettersIn, unheld } from './letters.ts';
import { WORDS } from './words.ts';

const KNOWN: ReadonlySet<string> = new Set(WORDS);

export interface Found {
  readonly tiles: Placement[];
  readonly points: number;
}

/** Looking for words that use more old letters than this takes long and finds little. */
const MOST_BORROWED = 2;

/** What lies there, by cell and by letter. Thousands of games ask: no cell is spelled out. */
interface Lookup {
  readonly cells: ReadonlyMap<number, string>;
  readonly places: ReadonlyMap<string, readonly Laid[]>;
}

const cellAt = (row: number, column: number) => row * 1_000 + column;

/** Words of a list that cross or extend what lies there and spoil nothing. */
export function* findWords(
  table: readonly Laid[],
  hand: readonly Tile[],
  list: Iterable<string> = WORDS,
  options: OfEdition = {},
): Generator<Found> {
  const there = lookUp(table);
  const held = lettersIn(hand);
  const spare = MOST_BORROWED + hand.filter((tile) => tile === BLANK).length;
  for (const word of list) {
    if (unheld(word, held) > spare) continue;
    if (lacks(hand, word) > MOST_BORROWED) continue;
    for (const { row, column, across } of startsOf(word, there)) {
      const tiles = spell(word, row, column, across, there, hand);
      if (!tiles?.length || !tiles.every((tile) => crossesWell(tile, across, there))) continue;
      if (checkPlacement(options, table, hand, tiles)) continue;
      const { words, points } = scoreOf(options, table, tiles);
      if (words.every((run) => KNOWN.has(run.word))) yield { tiles, points };
    }
  }
}

function lookUp(table: readonly Laid[]): Lookup {
  const cells = new Map<number, string>();
  const places = new Map<string, Laid[]>();
  for (const laid of table) {
    cells.set(cellAt(laid.row, laid.column), laid.letter);
    const same = places.get(laid.letter);
    if (same) same.push(laid);
    else places.set(laid.letter, [laid]);
  }
  return { cells, places };
}

/** How many letters of a word must come from the table. */
function lacks(hand: readonly Tile[], word: string): number {
  const rest = [...hand];
  let count = 0;
  for (const letter of word) {
    const exact = rest.indexOf(letter);
    const place = exact < 0 ? rest.indexOf(BLANK) : exact;
    if (place < 0) count++;
    else rest[place] = '';
  }
  return count;
}

function* startsOf(word: string, { places }: Lookup) {
  if (!places.size) yield { row: 0, column: 0, across: true };
  for (let step = 0; step < word.length; step++) {
    for (const { row, column } of places.get(word[step] as string) ?? []) {
      yield { row, column: column - step, across: true };
      yield { row: row - step, column, across: false };
    }
  }
}

/** Whether the word that the tile makes the other way, if any, is one. */
function crossesWell(
  { row, column, tile, letter = tile }: Placement,
  across: boolean,
  { cells }: Lookup,
): boolean {
  const at = (step: number) =>
    cells.get(across ? cellAt(row + step, column) : cellAt(row, column + step));
  let word = letter;
  for (let step = -1; at(step) !== undefined; step--) word = at(step) + word;
  for (let step = 1; at(step) !== undefined; step++) word += at(step);
  return word.length === 1 || KNOWN.has(word);
}

function spell(
  word: string,
  row: number,
  column: number,
  across: boolean,
  { cells }: Lookup,
  hand: readonly Tile[],
): Placement[] | null {
  const rest = [...hand];
  const tiles: Placement[] = [];
  for (let step = 0; step < word.length; step++) {
    const letter = word[step] as string;
    const cell = across ? { row, column: column + step } : { row: row + step, column };
    const old = cells.get(cellAt(cell.row, cell.column));
    if (old === letter) continue;
    const exact = rest.indexOf(letter);
    const place = exact < 0 ? rest.indexOf(BLANK) : exact;
    if (old !== undefined || place < 0) return null;
    const tile = rest[place] as Tile;
    rest[place] = '';
    tiles.push(tile === BLANK ? { ...cell, tile, letter } : { ...cell, tile: letter });
  }
  return tiles;
}
