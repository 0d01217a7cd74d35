import { Dialog } from '@late/ui';
import { useState } from 'react';
import { colourOf, type Deck, type Tile } from '../../rules/index.ts';
import { TileFace } from '../page/TileFace.tsx';
import { useSay } from '../use-say.ts';

/** How much is left to draw, and what has been thrown away, which anybody may look through. */
export function Piles(props: { deck: Deck; stack: number; discards: readonly Tile[] }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { deck, discards, stack } = props;
  return (
    <div className="fk-piles">
      <span className="fk-piles__stack">{say('fakty.board.stack', { count: stack })}</span>
      <button
        type="button"
        className="fk-piles__discards"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {say('fakty.board.discards', { count: discards.length })}
      </button>
      {open && (
        <Dialog
          title={say('fakty.board.discards', { count: discards.length })}
          onClose={() => setOpen(false)}
        >
          {discards.length === 0 && <p>{say('fakty.board.no-discards')}</p>}
          <ul className="fk-piles__list">
            {discards.toReversed().map((tile) => (
              <li key={tile} className={`fk-tile fk-field--${colourOf(tile)} fk-field--laid`}>
                <span className="unseen">{deck.prints[tile]?.text}</span>
                <TileFace deck={deck} tile={tile} />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}
