import type { Seat } from '@late/kernel';
import type { Tile, View } from '../../rules/index.ts';
import type { Draft } from './draft.ts';
import { ownBoard, placeOf } from './place.ts';

export type Ghosts = ReadonlyMap<number, Tile>;

const NO_GHOSTS: Ghosts = new Map();

/** The tiles that would come to lie on a board if the half-made move were made, by title. */
export function ghostsOn(view: View, { tiles, titles }: Draft, seat: Seat): Ghosts {
  const [one, other] = tiles;
  const [to = null, back = null] = titles;
  if (one === undefined) return NO_GHOSTS;
  if (other === undefined) {
    return seat === ownBoard(view) && to !== null ? new Map([[to, one]]) : NO_GHOSTS;
  }
  if (placeOf(view, other)?.seat === seat && to !== null) return new Map([[to, one]]);
  if (placeOf(view, one)?.seat === seat && back !== null) return new Map([[back, other]]);
  return NO_GHOSTS;
}
