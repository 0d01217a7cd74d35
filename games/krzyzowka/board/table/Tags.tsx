import type { CSSProperties } from 'react';
import { type Cell, isSameCell, type Laid } from '../../rules/index.ts';

/** A note beside a word. Whoever listens has heard it. */
export interface Tag extends Cell {
  readonly name: string;
  readonly points: number;
}

/** What is noted on the paper itself; a tile of the half-made move covers it. */
export function Tags({ tags, tiles }: { tags: readonly Tag[]; tiles: readonly Laid[] }) {
  return tags
    .filter((tag) => !tiles.some((tile) => isSameCell(tile, tag)))
    .map(({ row, column, name, points }) => (
      <span
        key={`${row},${column}`}
        className="kz-tag"
        style={{ '--row': row, '--column': column } as CSSProperties}
        aria-hidden="true"
      >
        <span>{name}</span> <strong>+{points}</strong>
      </span>
    ));
}
