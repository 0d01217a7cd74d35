import { allTiles, tileSetOf } from '../rules/index.ts';

/** The tiles of the box. */
export const ALL_TILES = allTiles({});
export const TILE_KINDS = tileSetOf({}).kinds;
