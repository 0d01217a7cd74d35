import { LetterTile } from '@late/ui';
import { BLANK } from '../rules/index.ts';
import { letterOf } from './laying.ts';
import { useTileValue } from './table-edition.ts';
import type { Dragged } from './use-drag.ts';

/** The tile under the finger. */
export function Ghost({ dragged: { piece, x, y } }: { dragged: Dragged<unknown> }) {
  const worth = useTileValue();
  return (
    <div className="kz-ghost" style={{ left: x, top: y }}>
      <LetterTile
        letter={letterOf(piece).replace(BLANK, '')}
        value={worth(piece.tile)}
        look="held"
      />
    </div>
  );
}
