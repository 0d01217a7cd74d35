import * as v from 'valibot';
import {
  ALL_LETTERS,
  BLANK,
  type Cell,
  coordinate,
  isSameCell,
  type Laid,
  MOST_TILES,
  missing,
  type Placement,
  type Tile,
} from '../rules/index.ts';
import type { Laying } from './laying.ts';

/** What a player has half done: tiles on their way, and those in the rack as they were put. */
export interface Draft {
  readonly laying: Laying;
  /** In the order that the player likes; empty while they stand as they were drawn. */
  readonly rack: readonly Tile[];
}

const schema = v.strictObject({
  laying: v.strictObject({
    tiles: v.array(
      v.strictObject({
        row: coordinate,
        column: coordinate,
        tile: v.string(),
        letter: v.exactOptional(v.picklist(ALL_LETTERS)),
      }),
    ),
    at: v.nullable(v.strictObject({ row: coordinate, column: coordinate })),
    across: v.boolean(),
  }),
  rack: v.pipe(v.array(v.string()), v.maxLength(MOST_TILES)),
});

/** A stored draft, as far as it makes sense on this table and with this hand; null if it is none. */
export function readDraft(
  stored: unknown,
  table: readonly Laid[],
  hand: readonly Tile[],
): Draft | null {
  const parsed = v.safeParse(schema, stored);
  if (!parsed.success) return null;
  const { laying, rack } = parsed.output;
  return { laying: fitting(laying, table, hand), rack };
}

/** The same tiles on their way if all of them still can be; else those that can. */
export function fitting(laying: Laying, table: readonly Laid[], hand: readonly Tile[]): Laying {
  const kept: Placement[] = [];
  for (const placed of laying.tiles) {
    const taken = (cell: Cell) => isSameCell(cell, placed);
    const wanted = [...kept, placed].map(({ tile }) => tile);
    const isNamed = (placed.tile === BLANK) === (placed.letter !== undefined);
    if (isNamed && !table.some(taken) && !kept.some(taken) && missing(hand, wanted) === null) {
      kept.push(placed);
    }
  }
  return kept.length === laying.tiles.length ? laying : { ...laying, tiles: kept };
}
