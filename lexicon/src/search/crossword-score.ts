import type { LaidLetter } from './laid-letter.ts';

/** What a whole crossword is worth: the letters of every run of two or more, across and down. */
export function crosswordScore(laid: readonly LaidLetter[], values: ArrayLike<number>): number {
  const at = new Map(laid.map((tile) => [placeOf(tile.row, tile.column), tile]));
  let score = 0;
  for (const { row, column } of laid) {
    score += runFrom(row, column, 0, 1) + runFrom(row, column, 1, 0);
  }
  return score;

  /** The sum of the run that begins here; 0 if none does. */
  function runFrom(row: number, column: number, down: number, right: number): number {
    if (at.has(placeOf(row - down, column - right))) return 0;
    let sum = 0;
    let length = 0;
    for (
      let tile = at.get(placeOf(row, column));
      tile;
      tile = at.get(placeOf(row + length * down, column + length * right))
    ) {
      sum += tile.blank ? 0 : (values[tile.letter] as number);
      length++;
    }
    return length > 1 ? sum : 0;
  }
}

function placeOf(row: number, column: number): number {
  return row * 65536 + column;
}
