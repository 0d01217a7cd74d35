import {
  BLANK,
  checkPlacement,
  type Laid,
  type Placement,
  scoreOf,
  type Tile,
} from '../rules/index.ts';
import { WORDS } from './words.ts';

const KNOWN: ReadonlySet<string> = new Set(WORDS);

export interface Found {
  readonly tiles: Placement[];
  readonly points: number;
}

/** Looking for words that use more old letters than this takes long and finds little. */
const MOST_BORROWED = 2;

/** Words of a list that cross or extend what lies there and spoil nothing. */
export function* findWords(
  table: readonly Laid[],
  hand: readonly Tile[],
  list: readonly string[] = WORDS,
): Generator<Found> {
  const there = new Map(table.map((tile) => [`${tile.row},${tile.column}`, tile.letter]));
  for (const word of list) {
    if (lacks(hand, word) > MOST_BORROWED) continue;
    for (const { row, column, across } of startsOf(word, table)) {
      const tiles = spell(word, row, column, across, there, hand);
      if (!tiles?.length || checkPlacement(table, hand, tiles)) continue;
      const { words, points } = scoreOf(table, tiles);
      if (words.every((run) => KNOWN.has(run.word))) yield { tiles, points };
    }
  }
}

/** How many letters of a word must come from the table. */
function lacks(hand: readonly Tile[], word: string): number {
  const rest = [...hand];
  let count = 0;
  for (const letter of word) {
    const place = rest.includes(letter) ? rest.indexOf(letter) : rest.indexOf(BLANK);
    if (place < 0) count++;
    else rest.splice(place, 1);
  }
  return count;
}

function* startsOf(word: string, table: readonly Laid[]) {
  if (!table.length) yield { row: 0, column: 0, across: true };
  for (const { row, column, letter } of table) {
    for (let step = 0; step < word.length; step++) {
      if (word[step] !== letter) continue;
      yield { row, column: column - step, across: true };
      yield { row: row - step, column, across: false };
    }
  }
}

function spell(
  word: string,
  row: number,
  column: number,
  across: boolean,
  there: ReadonlyMap<string, string>,
  hand: readonly Tile[],
): Placement[] | null {
  const rest = [...hand];
  const tiles: Placement[] = [];
  for (let step = 0; step < word.length; step++) {
    const letter = word[step] as string;
    const cell = across ? { row, column: column + step } : { row: row + step, column };
    const old = there.get(`${cell.row},${cell.column}`);
    if (old === letter) continue;
    const place = rest.includes(letter) ? rest.indexOf(letter) : rest.indexOf(BLANK);
    if (old !== undefined || place < 0) return null;
    const [tile] = rest.splice(place, 1);
    tiles.push(tile === BLANK ? { ...cell, tile, letter } : { ...cell, tile: letter });
  }
  return tiles;
}
