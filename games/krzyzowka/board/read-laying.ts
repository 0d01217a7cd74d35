import * as v from 'valibot';
import {
  BLANK,
  type Cell,
  isSameCell,
  type Laid,
  missing,
  type Placement,
  REACH,
  type Tile,
} from '../rules/index.ts';
import { ALPHABET } from './alphabet.ts';
import { type Laying, NOTHING_LAID } from './laying.ts';

const coordinate = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-REACH),
  v.maxValue(REACH),
  v.check((number) => !Object.is(number, -0)),
);

const schema = v.strictObject({
  tiles: v.array(
    v.strictObject({
      row: coordinate,
      column: coordinate,
      tile: v.string(),
      letter: v.exactOptional(v.picklist(ALPHABET)),
    }),
  ),
  at: v.nullable(v.strictObject({ row: coordinate, column: coordinate })),
  across: v.boolean(),
});

/** A stored draft, as far as it makes sense on this table and with this hand. */
export function readLaying(stored: unknown, table: readonly Laid[], hand: readonly Tile[]): Laying {
  const parsed = v.safeParse(schema, stored);
  return parsed.success ? fitting(parsed.output, table, hand) : NOTHING_LAID;
}

/** The same draft if all of it is still possible; else what is left of it. */
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
