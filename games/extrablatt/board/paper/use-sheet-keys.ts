import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { type Cell, COLUMNS, type Place, ROWS } from '../../rules/index.ts';
import type { Held } from './held.ts';

interface Keys {
  readonly held: Held | null;
  readonly onTurn: () => void;
  /** Enter or Space on a cell. */
  readonly onAct: (cell: Cell) => void;
  readonly onEscape: () => void;
}

/** The cell that an element of the grid stands for. */
export function cellNamed(element: Element): Cell | null {
  const name = element.closest('[data-cell]')?.getAttribute('data-cell');
  const [row, column] = name?.split('-').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { column, row };
}

/** One tab stop, arrows inside: the cell that the keyboard is at, and what keys do there. */
export function useSheetKeys({ held, onTurn, onAct, onEscape }: Keys) {
  const [cursor, setCursor] = useState<Cell>({ column: 0, row: 2 });
  const [isKeyed, setKeyed] = useState(false);
  const go = (cell: Cell, sheet: Element) => {
    const column = Math.max(0, Math.min(COLUMNS - 1, cell.column));
    const row = Math.max(0, Math.min(ROWS - 1, cell.row));
    sheet.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`)?.focus();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const cell = cellNamed(target);
    if (cell) setCursor(cell);
    // A finger or mouse that happens to focus a cell is no keyboard.
    if (cell && target.matches(':focus-visible')) setKeyed(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { column, row } = cursor;
    const targets: Readonly<Record<string, Cell | null>> = {
      ArrowLeft: { column: column - 1, row },
      ArrowRight: { column: column + 1, row },
      ArrowUp: { column, row: row - 1 },
      ArrowDown: { column, row: row + 1 },
      Home: { column: 0, row },
      End: { column: COLUMNS - 1, row },
      PageDown: beyond(held?.places ?? [], cursor, 1),
      PageUp: beyond(held?.places ?? [], cursor, -1),
    };
    const target = targets[event.key];
    if (target) go(target, event.currentTarget);
    else if (event.key === 'Enter' || event.key === ' ') onAct(cursor);
    else if (event.key === 'r' || event.key === 'R') onTurn();
    else if (event.key === 'Escape') onEscape();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { cursor, onFocus, onKeyDown, isKeyed, setKeyed };
}

/** The next legal corner in reading order, or the one before; round the page if need be. */
function beyond(places: readonly Place[], { column, row }: Cell, way: 1 | -1): Cell | null {
  const order = (cell: Cell) => cell.row * COLUMNS + cell.column;
  const here = order({ column, row });
  const sorted = [...places].sort((one, other) => way * (order(one) - order(other)));
  return sorted.find((place) => way * (order(place) - here) > 0) ?? sorted[0] ?? null;
}
