import { BLANK, type Letter, TILE_KINDS } from '../rules/index.ts';

/** Every letter that a tile shows, in the order of the alphabet. */
export const ALPHABET: readonly Letter[] = TILE_KINDS.flatMap(({ tile }) =>
  tile === BLANK ? [] : [tile],
);
