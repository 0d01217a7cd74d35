import { LetterTile } from '@late/ui';
import type { Laid } from '../../rules/index.ts';
import { extentOf } from '../table/camera.ts';
import { cellKey } from '../table/cell-key.ts';
import { useTileValue } from '../table-edition.ts';

interface Props {
  readonly layout: readonly Laid[];
  /** Cells of runs that count nothing. */
  readonly idle?: ReadonlySet<string>;
}

/** A finished crossword as small as it fits. Decoration: its words are listed beside it. */
export function Picture({ layout, idle }: Props) {
  const worth = useTileValue();
  if (!layout.length) return null;
  const { top, left, bottom, right } = extentOf(layout, 0);
  const columns = Math.max(right - left + 1, 7);
  return (
    <div
      className="kz-picture"
      aria-hidden="true"
      style={{ '--columns': columns, '--rows': bottom - top + 1 } as React.CSSProperties}
    >
      {layout.map((tile) => (
        <span
          key={cellKey(tile)}
          className={idle?.has(cellKey(tile)) ? 'kz-picture__idle' : undefined}
          style={{ gridRow: tile.row - top + 1, gridColumn: tile.column - left + 1 }}
        >
          <LetterTile letter={tile.letter} value={worth(tile.tile)} />
        </span>
      ))}
    </div>
  );
}
