import type { Asked } from '@late/games/lesson';
import { laid, type Move, type Placement, runsOf } from '../rules/index.ts';
import type { Line } from './stories.ts';

/** The tiles of a word that do not lie there yet. */
export function tilesOf({ word, row, column, down, there }: Line): Placement[] {
  return [...word].flatMap((tile, index): Placement[] => {
    if (index === there) return [];
    return [down ? { row: row + index, column, tile } : { row, column: column + index, tile }];
  });
}

/** On the common table a word lies where it is answered; in which order its tiles came is all the same. */
export function layExactly(line: Line): Asked<Move> {
  const tiles = tilesOf(line);
  const asked = keyOf(tiles);
  return {
    move: { do: 'lay', tiles },
    accepts: (move) => move.do === 'lay' && keyOf(move.tiles) === asked,
  };
}

/** On a table of one's own words may lie anywhere, and tiles come one by one. */
export function arrange(lines: readonly Line[]): Asked<Move> {
  const words = lines.map(({ word }) => word);
  return {
    move: { do: 'arrange', tiles: lines.flatMap(tilesOf) },
    accepts: (move) => {
      if (move.do !== 'arrange') return false;
      const runs = runsOf({}, move.tiles.map(laid)).map(({ word }) => word);
      return words.every((word) => runs.includes(word));
    },
    lets: (move) => move.do === 'arrange',
  };
}

function keyOf(tiles: readonly Placement[]): string {
  return tiles
    .map(({ row, column, tile, letter }) => `${row},${column},${letter ?? tile}`)
    .sort()
    .join(' ');
}
