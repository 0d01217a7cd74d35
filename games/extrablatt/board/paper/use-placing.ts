import { type RefObject, useRef, useState } from 'react';
import { type Cell, COLUMNS, type Place, type Refusal, ROWS } from '../../rules/index.ts';
import { cornerAround, covers, type Held, nearest, type Point } from './held.ts';

/** So many cells beside a legal place still mean it: fingers are broader than cells. */
const REACH = 2.2;

interface Wishes {
  readonly held: Held | null;
  readonly onPut: (corner: Cell) => void;
  readonly onRefuse: (refusal: Refusal | null) => void;
}

/** Where a finger or mouse would put the held card, and putting it there. */
export interface Placing {
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** Where the card would lie if it were let go now. */
  readonly preview: Place | null;
  readonly hover: (clientX: number, clientY: number) => void;
  readonly put: (clientX: number, clientY: number) => void;
  readonly leave: () => void;
  /** How large a cell is on the screen. */
  readonly cell: () => number;
  /** Whether a point of the screen is on the paper. */
  readonly isOver: (clientX: number, clientY: number) => boolean;
}

export function usePlacing({ held, onPut, onRefuse }: Wishes): Placing {
  const sheet = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState<Place | null>(null);
  const pointAt = (clientX: number, clientY: number): Point | null => {
    const box = sheet.current?.getBoundingClientRect();
    if (!box?.width) return null;
    const x = ((clientX - box.left) / box.width) * COLUMNS;
    const y = ((clientY - box.top) / box.height) * ROWS;
    return x >= 0 && y >= 0 && x < COLUMNS && y < ROWS ? { x, y } : null;
  };
  // Whoever points at a lit cell means a place that covers it; beside them, the nearest will do.
  const legalAt = (point: Point | null): Place | null => {
    if (!held?.shape || !point) return null;
    const cell = { column: Math.floor(point.x), row: Math.floor(point.y) };
    const over = held.places.filter((place) => covers(place, cell));
    return nearest(over, point) ?? nearest(held.places, point, REACH);
  };
  return {
    sheet,
    preview: held?.shape ? preview : null,
    cell: () => (sheet.current?.getBoundingClientRect().width ?? 0) / COLUMNS,
    isOver: (clientX, clientY) => pointAt(clientX, clientY) !== null,
    hover: (clientX, clientY) => setPreview(legalAt(pointAt(clientX, clientY))),
    leave: () => setPreview(null),
    put(clientX, clientY) {
      setPreview(null);
      const point = pointAt(clientX, clientY);
      if (!held?.shape || !point) return;
      const place = legalAt(point);
      if (place) {
        onRefuse(null);
        onPut({ column: place.column, row: place.row });
        return;
      }
      const corner = cornerAround(point, held.shape, { columns: COLUMNS, rows: ROWS });
      onRefuse(held.check({ ...corner, ...held.shape }));
    },
  };
}
