import { LetterTile } from '@late/ui';
import { BLANK, tileValue } from '../rules/index.ts';
import { letterOf } from './laying.ts';
import type { Dragged } from './use-drag.ts';

/** The tile under the finger. */
export function Ghost({ dragged: { piece, x, y } }: { dragged: Dragged<unknown> }) {
  return (
    <div className="kz-ghost" style={{ left: x, top: y }}>
      <LetterTile
        letter={letterOf(piece).replace(BLANK, '')}
        value={tileValue(piece.tile)}
        look="held"
      />
    </div>
  );
}
