import { createContext, useContext } from 'react';
import { type OfEdition, type Tile, type TileSet, tileSetOf, tileValue } from '../rules/index.ts';

/** The edition of the table that a board shows. */
export const TableEdition = createContext<OfEdition>({});

export function useTileSet(): TileSet {
  return tileSetOf(useContext(TableEdition));
}

export function useTileValue(): (tile: Tile) => number {
  const edition = useContext(TableEdition);
  return (tile) => tileValue(edition, tile);
}
