import type { Notation } from '@late/kernel';
import { along, isSameCell, type Placement } from './grid.ts';
import type { Move } from './move.ts';
import { ALL_LETTERS, BLANK, type Tile } from './tile-sets.ts';

const CAPITALS = ALL_LETTERS.join('').toUpperCase();
const LINE = new RegExp(`^(-?\\d{1,4}),(-?\\d{1,4})([>v])((?:\\?[.${CAPITALS}]|[${CAPITALS}])+)$`);
const TILES = new RegExp(`^[?${CAPITALS}]+$`);

/**
 * One line a move: `lay 0,0>APTEKA`, `lay -1,2vGR 2,2>Ć` around a letter that lies there,
 * `arrange 0,0>K?OT` with a blank for O, `exchange AB?`, `challenge KOT`, `vote yes`, `pass`.
 */
export const notation: Notation<Move> = {
  write(move) {
    switch (move.do) {
      case 'lay':
      case 'arrange':
        return [move.do, ...linesOf(move.tiles)].join(' ');
      case 'exchange':
      case 'swap':
        return `${move.do} ${move.tiles.join('').toUpperCase()}`;
      case 'challenge':
      case 'accept':
      case 'ask':
        return `${move.do} ${move.word.toUpperCase()}`;
      case 'vote':
        return `vote ${move.yes ? 'yes' : 'no'}`;
      default:
        return move.do;
    }
  },
  read(text) {
    const [name, ...rest] = text.split(' ');
    const [only] = rest;
    switch (name) {
      case 'lay':
      case 'arrange':
        return { do: name, tiles: rest.flatMap((line) => readLine(line) ?? [null]) };
      case 'exchange':
      case 'swap':
        if (only === undefined || rest.length > 1 || !TILES.test(only)) return null;
        return { do: name, tiles: [...only.toLowerCase()] };
      case 'vote':
        if (rest.length > 1 || (only !== 'yes' && only !== 'no')) return null;
        return { do: name, yes: only === 'yes' };
      case 'challenge':
      case 'accept':
      case 'ask':
        if (only === undefined || rest.length > 1 || only !== only.toUpperCase()) return null;
        return { do: name, word: only.toLowerCase() };
      default:
        return rest.length ? null : { do: name };
    }
  },
};

/** Tiles that follow each other across or down are written as one line. */
function linesOf(tiles: readonly Placement[]): string[] {
  const lines: string[] = [];
  for (let start = 0; start < tiles.length; ) {
    const first = tiles[start] as Placement;
    const second = tiles[start + 1];
    const down = second !== undefined && isSameCell(second, along(first, false, 1));
    let length = 1;
    for (let next = second; next; next = tiles[start + length]) {
      if (!isSameCell(next, along(first, !down, length))) break;
      length++;
    }
    const letters = tiles
      .slice(start, start + length)
      .map(writeTile)
      .join('');
    lines.push(`${first.row},${first.column}${down ? 'v' : '>'}${letters}`);
    start += length;
  }
  return lines;
}

function writeTile({ tile, letter }: Placement): string {
  return tile === BLANK ? `${BLANK}${(letter ?? '.').toUpperCase()}` : tile.toUpperCase();
}

function readLine(text: string): Placement[] | null {
  const [, row, column, direction, letters] = LINE.exec(text) ?? [];
  if (letters === undefined) return null;
  const first = { row: Number(row), column: Number(column) };
  return (letters.toLowerCase().match(/\?.|./g) ?? []).map((written, step) => ({
    ...along(first, direction === '>', step),
    ...readTile(written),
  }));
}

function readTile(text: string): { tile: Tile; letter?: string } {
  if (text.length === 1) return { tile: text };
  const letter = text.charAt(1);
  return letter === '.' ? { tile: BLANK } : { tile: BLANK, letter };
}
