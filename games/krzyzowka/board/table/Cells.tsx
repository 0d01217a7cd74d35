import { LetterTile, useFocusIfLost } from '@late/ui';
import { memo, type RefObject, useContext } from 'react';
import { capitals } from '../../locales/labels.ts';
import { type Cell, isSameCell, type Laid, type OfEdition, runsOf } from '../../rules/index.ts';
import { cellsOf } from '../cells-of.ts';
import { TableEdition, useTileValue } from '../table-edition.ts';
import { useSay } from '../use-say.ts';
import { useSayTile } from '../use-say-tile.ts';
import type { Extent } from './camera.ts';
import { cellKey } from './cell-key.ts';

/** What sets a tile apart from the others: to the eye, and in words. */
export type Mark = 'fresh' | 'ghost' | 'last' | 'pending' | 'apart' | 'fault';

export interface Scene {
  /** Everything that lies there, tiles of a half-made move included. */
  readonly tiles: readonly Laid[];
  readonly marks: ReadonlyMap<string, Mark>;
  readonly at: Cell | null;
  readonly across: boolean;
  /** The cell a dragged tile would land on. */
  readonly over: Cell | null;
  /** The middle of the table, while nothing lies on it. */
  readonly middle: Cell | null;
}

interface Props extends Scene {
  readonly extent: Extent;
  /** The cell that is the table's one tab stop. */
  readonly stop: Cell;
  readonly stopRef: RefObject<HTMLDivElement | null>;
  /** It is a picture of what was laid, and nothing is done there. */
  readonly still: boolean;
}

/** The cells around what lies there; beyond them the table is empty and goes on for ever. */
export const Cells = memo(function Cells(props: Props) {
  const { tiles, extent, still, stopRef } = props;
  useFocusIfLost(() => still || stopRef.current?.focus({ preventScroll: true }));
  const there = new Map(tiles.map((tile) => [cellKey(tile), tile]));
  const words = wordsThrough(useContext(TableEdition), tiles);
  const rows = range(extent.top, extent.bottom);
  return rows.map((row) => (
    // biome-ignore lint/a11y/useSemanticElements: a table without edges is no table element
    // biome-ignore lint/a11y/useFocusableInteractive: its cells are focused
    <div key={row} role="row" className="kz-row">
      {range(extent.left, extent.right).map((column) => {
        const key = cellKey({ row, column });
        return (
          <TableCell
            key={column}
            {...props}
            cell={{ row, column }}
            tile={there.get(key)}
            words={words.get(key) ?? []}
          />
        );
      })}
    </div>
  ));
});

interface CellProps extends Props {
  readonly cell: Cell;
  readonly tile: Laid | undefined;
  readonly words: readonly string[];
}

function TableCell({ cell, tile, words, ...props }: CellProps) {
  const say = useSay();
  const sayTile = useSayTile();
  const worth = useTileValue();
  const { at, across, over, middle, stop } = props;
  const mark = tile && props.marks.get(cellKey(cell));
  const isStop = isSameCell(cell, stop);
  const isChosen = at !== null && isSameCell(at, cell);
  const names = [
    'kz-cell',
    isChosen && (across ? 'kz-cell--across' : 'kz-cell--down'),
    mark && `kz-cell--${mark}`,
    over && isSameCell(over, cell) && 'kz-cell--over',
    middle && isSameCell(middle, cell) && 'kz-cell--middle',
  ];
  const place = say('krzyzowka.board.place', { row: cell.row, column: cell.column });
  const label = tile
    ? say('krzyzowka.board.cell', {
        place,
        tile: sayTile(tile),
        words: words.map(capitals).join(', '),
      })
    : say('krzyzowka.board.cell-empty', { place });
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the row
    <div
      role="gridcell"
      className={names.filter(Boolean).join(' ')}
      style={{ '--row': cell.row, '--column': cell.column } as React.CSSProperties}
      aria-label={mark ? `${label} ${say(`krzyzowka.board.mark.${mark}`)}` : label}
      aria-selected={isChosen}
      tabIndex={isStop ? 0 : -1}
      ref={isStop ? props.stopRef : undefined}
    >
      {tile && (
        <LetterTile
          letter={tile.letter}
          value={worth(tile.tile)}
          look={mark === 'fresh' ? 'fresh' : undefined}
        />
      )}
    </div>
  );
}

function wordsThrough(edition: OfEdition, tiles: readonly Laid[]): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const run of runsOf(edition, tiles)) {
    for (const key of cellsOf(run).map(cellKey)) {
      words.set(key, [...(words.get(key) ?? []), run.word]);
    }
  }
  return words;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
