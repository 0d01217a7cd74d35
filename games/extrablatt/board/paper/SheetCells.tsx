import { memo } from 'react';
import { type Cell, COLUMNS, type Paper, ROWS, regionOf } from '../../rules/index.ts';
import { useSay } from '../use-say.ts';
import { cellWords } from './cell-words.ts';
import { coverOf, type Held } from './held.ts';

interface Props {
  readonly paper: Paper;
  readonly held: Held | null;
  readonly cursor: Cell;
}

const LINES = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: COLUMNS }, (_, column) => ({ column, row })),
);

/** The grid under the print: every cell has a name, and those where the held card may lie are lit. */
export const SheetCells = memo(function SheetCells({ paper, held, cursor }: Props) {
  const say = useSay();
  const lit = held ? coverOf(held.places, COLUMNS) : null;
  return LINES.map((line, row) => (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out as one grid with the print over it
    // biome-ignore lint/a11y/useFocusableInteractive: the cells are what is focused
    <div key={row} role="row" className="xb-sheet__row">
      {line.map((cell) => {
        const { column } = cell;
        const isCursor = cursor.column === column && cursor.row === row;
        const look = `xb-cell xb-cell--${regionOf(cell)}${lit?.has(row * COLUMNS + column) ? ' xb-cell--lit' : ''}`;
        return (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <div
            key={column}
            role="gridcell"
            className={look}
            data-cell={`${row}-${column}`}
            tabIndex={isCursor ? 0 : -1}
            aria-label={cellWords(say, paper, cell, held)}
          />
        );
      })}
    </div>
  ));
});
