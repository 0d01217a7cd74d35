import type { CrosswordWorth, LaidLetter, Rack } from '../../src/index.ts';
import { characterOf, spell } from '../../testing/polish-letters.ts';

/** A move as a text that tells it from all others. */
export function tell(
  placements: readonly LaidLetter[],
  word: string,
  across: boolean,
  score: number,
): string {
  const places = placements.map(({ row, column, letter }) => `${row},${column}=${letter}`);
  return `${word} ${across ? 'across' : 'down'} ${score}: ${places.sort().join(' ')}`;
}

/**
 * The slow way: every word at every place in both directions, judged by the rules as one would
 * read them. The score is the best of all ways to say which of the laid tiles are blanks.
 */
export function referenceMoves(
  words: readonly string[],
  laid: readonly LaidLetter[],
  rack: Rack,
  worth: CrosswordWorth,
): string[] {
  const table = new Map(laid.map((tile) => [place(tile.row, tile.column), tile]));
  const listed = new Set(words);
  const found: string[] = [];
  const rows = laid.map(({ row }) => row);
  const columns = laid.map(({ column }) => column);
  const far = Math.max(...words.map((word) => word.length));
  const first = laid.length === 0;
  const reach = (of: number[]): [number, number] =>
    first ? [0, 0] : [Math.min(...of) - far, Math.max(...of) + far];
  const [top, bottom] = reach(rows);
  const [left, right] = reach(columns);
  for (const word of words) {
    for (const across of first ? [true] : [true, false]) {
      for (let row = top; row <= bottom; row++) {
        for (let column = left; column <= right; column++) tryAt(word, row, column, across);
      }
    }
  }
  return found.sort();

  function tryAt(word: string, row: number, column: number, across: boolean): void {
    const letters = spell(word) as Uint8Array;
    const [down, right] = across ? [0, 1] : [1, 0];
    const at = (i: number) => table.get(place(row + i * down, column + i * right));
    if (word.length < 2 || at(-1) || at(word.length)) return;
    const laidNow: LaidLetter[] = [];
    for (const [i, letter] of letters.entries()) {
      const old = at(i);
      if (old && old.letter !== letter) return;
      if (!old)
        laidNow.push({ row: row + i * down, column: column + i * right, letter, blank: false });
    }
    if (laidNow.length === 0 || !(first || laidNow.some(touches))) return;
    const others = laidNow.map((tile) => run(tile, !across)).filter(({ length }) => length > 1);
    if (!others.every((tiles) => listed.has(textOf(tiles)))) return;
    const main = run(laidNow[0] as LaidLetter, across, laidNow);
    const score = bestScore(laidNow, [main, ...others]);
    if (score === null) return;
    const [other] = others;
    if (laidNow.length === 1 && other) {
      const isMain = across ? main.length >= other.length : main.length > other.length;
      if (!isMain) return;
    }
    found.push(tell(laidNow, word, across, score));
  }

  function touches({ row, column }: LaidLetter): boolean {
    return [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ].some(([down = 0, right = 0]) => table.has(place(row + down, column + right)));
  }

  /** The run through a tile, given the other tiles laid with it. */
  function run(tile: LaidLetter, across: boolean, laidNow = [tile]): LaidLetter[] {
    const [down, right] = across ? [0, 1] : [1, 0];
    const at = (i: number) => {
      const [row, column] = [tile.row + i * down, tile.column + i * right];
      const now = laidNow.find((other) => other.row === row && other.column === column);
      return now ?? table.get(place(row, column));
    };
    let from = 0;
    while (at(from - 1)) from--;
    const tiles: LaidLetter[] = [];
    for (let i = from; ; i++) {
      const next = at(i);
      if (!next) return tiles;
      tiles.push(next);
    }
  }

  /** Over all choices of blanks; null if the rack has not got the tiles. */
  function bestScore(laidNow: LaidLetter[], runs: LaidLetter[][]): number | null {
    let best: number | null = null;
    for (let choice = 0; choice < 1 << laidNow.length; choice++) {
      const blanks = new Set(laidNow.filter((_, i) => (choice >> i) & 1));
      if (blanks.size > rack.blanks) continue;
      const hand = [...rack.letters];
      const has = laidNow.every((tile) => {
        if (blanks.has(tile)) return true;
        const place = hand.indexOf(tile.letter);
        if (place >= 0) hand.splice(place, 1);
        return place >= 0;
      });
      if (!has) continue;
      const value = (tile: LaidLetter) =>
        tile.blank || blanks.has(tile) ? 0 : (worth.values[tile.letter] as number);
      const sum = runs.flat().reduce((total, tile) => total + value(tile), 0);
      const score = sum + (laidNow.length === worth.bonus.tiles ? worth.bonus.points : 0);
      best = Math.max(best ?? score, score);
    }
    return best;
  }
}

function textOf(tiles: readonly LaidLetter[]): string {
  return tiles.map(({ letter }) => characterOf(letter)).join('');
}

function place(row: number, column: number): number {
  return 1000 * row + column;
}
