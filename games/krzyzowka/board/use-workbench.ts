import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { BLANK, type Cell, isSameCell, type Laid, type Letter, type Tile } from '../rules/index.ts';
import {
  choose,
  erase,
  freeFrom,
  gridWith,
  type Laying,
  lift,
  type Piece,
  put,
  putNext,
  restOf,
  shift,
  typeLetter,
} from './laying.ts';
import { useRackOrder } from './rack/use-rack-order.ts';
import type { TableHandle } from './table/EndlessTable.tsx';
import { typedLetter } from './typed-letter.ts';
import { useDrag } from './use-drag.ts';

interface Props {
  /** The table's own tiles, which nothing covers. */
  readonly table: readonly Laid[];
  readonly hand: readonly Tile[];
  readonly laying: Laying;
  readonly onChange: (laying: Laying) => void;
  readonly locked: boolean;
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
export function useWorkbench({ table, hand, laying, onChange, locked, onEnter }: Props) {
  const { order, shuffle, sort } = useRackOrder(hand);
  const rest = restOf(order, laying);
  const [held, setHeld] = useState<number | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [lacking, setLacking] = useState<Letter | null>(null);
  const tableRef = useRef<TableHandle>(null);

  const change = (next: Laying) => {
    setHeld(null);
    setLacking(null);
    onChange(next);
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

  const type = (event: KeyboardEvent, cell: Cell): boolean => {
    const from = laying.at ? laying : { ...laying, at: cell };
    const letter = typedLetter(event);
    if (letter) {
      const next = typeLetter(from, table, hand, letter);
      if (next) change(next);
      else setLacking(letter);
      return true;
    }
    switch (event.key) {
      case ' ':
        change({ ...from, across: laying.at ? !laying.across : laying.across });
        return true;
      case 'Backspace':
      case 'Delete':
        change(erase(from, table));
        return true;
      default:
        return false;
    }
  };

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
      if (locked) return onChange(choose(laying, cell));
      if (laying.tiles.some((laid) => isSameCell(laid, cell))) return change(lift(laying, cell));
      if (tile !== undefined) return layAt(cell, tile);
      change(choose(laying, cell));
      tableRef.current?.focus();
    },
    walk: (cell: Cell) => onChange({ ...laying, at: cell }),
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
      else if (!type(event, cell)) return;
      event.preventDefault();
    },
  };
}
