import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { BLANK, type Cell, isSameCell, type Laid, type Letter, type Tile } from '../rules/index.ts';
import {
  choose,
  freeFrom,
  gridWith,
  type Laying,
  lift,
  type Piece,
  put,
  putNext,
  restOf,
  shift,
} from './laying.ts';
import { rackOrder } from './rack/rack-order.ts';
import type { TableHandle } from './table/EndlessTable.tsx';
import { useTileSet } from './table-edition.ts';
import { typedKey } from './typed-key.ts';
import type { KeptDraft } from './use-draft.ts';
import { useDrag } from './use-drag.ts';

interface Props {
  /** The table's own tiles, which nothing covers. */
  readonly table: readonly Laid[];
  readonly hand: readonly Tile[];
  readonly draft: KeptDraft;
  readonly locked: boolean;
  /** Somebody has touched the tiles on their way. */
  readonly onTouch?: () => void;
  /** Enter: the word is to be laid. */
  readonly onEnter: () => void;
}

/** A blank that waits for its letter, and the cell it goes to. */
interface Asking {
  readonly cell: Cell;
  /** It was the next letter of a word, and the one after it follows. */
  readonly isNext: boolean;
}

export type Workbench = ReturnType<typeof useWorkbench>;

/** Table and rack together: tapping, dragging and typing tiles from the one onto the other. */
export function useWorkbench({ table, hand, draft, locked, onTouch, onEnter }: Props) {
  const { laying } = draft;
  const tileSet = useTileSet();
  const { order, shuffle, sort } = rackOrder(tileSet, hand, draft.rack, draft.setRack);
  const rest = restOf(order, laying);
  const [held, setHeld] = useState<number | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [lacking, setLacking] = useState<Letter | null>(null);
  const tableRef = useRef<TableHandle>(null);

  const move = (next: Laying) => {
    onTouch?.();
    draft.setLaying(next);
  };
  const change = (next: Laying) => {
    setHeld(null);
    setLacking(null);
    move(next);
  };
  const layAt = (cell: Cell, tile: Tile) => {
    if (tile !== BLANK) return change(put(laying, table, cell, { tile }));
    if (!table.some((laid) => isSameCell(laid, cell))) setAsking({ cell, isNext: false });
  };
  const layNext = (from: Laying, tile: Tile) => {
    if (tile !== BLANK) return change(putNext(from, table, { tile }));
    if (from.at) {
      const cell = freeFrom(gridWith(table, from), from.at, from.across);
      setAsking({ cell, isNext: true });
    }
  };
  const { dragged, grab, isClick } = useDrag<Cell | null>(({ piece, from, x, y }) => {
    const cell = tableRef.current?.cellUnder(x, y) ?? null;
    if (from) change(cell ? shift(laying, table, from, cell) : lift(laying, from));
    else if (cell) layAt(cell, piece.tile);
  });

  return {
    table,
    laying,
    rest,
    order,
    held,
    locked,
    lacking,
    dragged,
    tableRef,
    shuffle,
    sort,
    asking: asking !== null,
    over: dragged ? (tableRef.current?.cellUnder(dragged.x, dragged.y) ?? null) : null,
    takeBack: () => change({ ...laying, tiles: [], at: null }),
    pick(index: number) {
      if (!isClick()) return;
      const tile = rest[index];
      if (tile === undefined) return;
      if (laying.at) layNext(laying, tile);
      else setHeld(held === index ? null : index);
    },
    tap(cell: Cell) {
      const tile = held === null ? undefined : rest[held];
      if (locked) return move(choose(laying, cell));
      if (laying.tiles.some((laid) => isSameCell(laid, cell))) return change(lift(laying, cell));
      if (tile !== undefined) return layAt(cell, tile);
      change(choose(laying, cell));
      tableRef.current?.focus();
    },
    walk: (cell: Cell) => move({ ...laying, at: cell }),
    name(letter: Letter) {
      const piece: Piece = { tile: BLANK, letter };
      if (asking) {
        change(
          asking.isNext ? putNext(laying, table, piece) : put(laying, table, asking.cell, piece),
        );
      }
      setAsking(null);
    },
    stopAsking: () => setAsking(null),
    grabRack: (tile: Tile, event: PointerEvent) => grab({ piece: { tile }, from: null }, event),
    grabTable(cell: Cell, event: PointerEvent, onTap: () => void): boolean {
      const placed = laying.tiles.find((tile) => isSameCell(tile, cell));
      if (!placed || locked) return false;
      const { tile, letter } = placed;
      const piece: Piece = letter === undefined ? { tile } : { tile, letter };
      grab({ piece, from: { row: placed.row, column: placed.column }, onTap }, event);
      return true;
    },
    key(event: KeyboardEvent, cell: Cell, isOnTile: boolean) {
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.key === 'Escape') {
        if (held === null && !laying.at) return;
        change({ ...laying, at: null });
      } else if (locked) return;
      else if (event.key === 'Enter' && !isOnTile) {
        const tile = held === null ? undefined : rest[held];
        if (tile === undefined) onEnter();
        else layAt(cell, tile);
      } else if ((isOnTile && event.key === ' ') || (isCommand && !event.altKey)) return;
      else {
        const typed = typedKey(tileSet, event, cell, laying, table, hand);
        if (!typed) return;
        if ('laying' in typed) change(typed.laying);
        else setLacking(typed.lacking);
      }
      event.preventDefault();
    },
  };
}
