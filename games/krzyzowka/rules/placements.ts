import type { OfEdition } from '@late/lexicon';
import { cellNames, isSameCell, type Placement } from './grid.ts';
import type { Refusal } from './refusal.ts';
import { BLANK, type Tile, tileSetOf } from './tile-sets.ts';
import { missing } from './tiles.ts';

/** What holds on any table: one's own tiles, one to a cell, every blank with a letter of the alphabet. */
export function checkTiles(
  options: OfEdition,
  own: readonly Tile[],
  tiles: readonly Placement[],
): Refusal | null {
  const absent = missing(
    own,
    tiles.map(({ tile }) => tile),
  );
  if (absent !== null) {
    return { code: 'krzyzowka.not-yours', params: { tile: absent.toUpperCase() }, rule: 'tiles' };
  }
  const { alphabet } = tileSetOf(options);
  const unnamed = tiles.filter(
    ({ tile, letter = '' }) => tile === BLANK && alphabet.letterOf(letter) < 0,
  );
  if (unnamed.length) {
    return { code: 'krzyzowka.blank', params: { cells: cellNames(unnamed) }, rule: 'blanks' };
  }
  const twice = tiles.filter((tile, index) =>
    tiles.slice(0, index).some((earlier) => isSameCell(earlier, tile)),
  );
  if (!twice.length) return null;
  return { code: 'krzyzowka.same-cell', params: { cells: cellNames(twice) }, rule: 'tiles' };
}
