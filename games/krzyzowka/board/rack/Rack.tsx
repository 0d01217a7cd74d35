import { LetterTile } from '@late/ui';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { BLANK, type Tile } from '../../rules/index.ts';
import { useTileValue } from '../table-edition.ts';
import { useSay } from '../use-say.ts';
import { useSayTile } from '../use-say-tile.ts';

interface Props {
  readonly tiles: readonly Tile[];
  /** The place of the tile that is held. */
  readonly held: number | null;
  readonly locked: boolean;
  readonly onPick: (index: number) => void;
  readonly onGrab: (tile: Tile, event: PointerEvent) => void;
  /** What is not about the rack itself: letters typed, a word to be laid. */
  readonly onKey: (event: KeyboardEvent) => void;
  /** How many tiles a full rack has. */
  readonly size: number;
}

/** The tiles in hand: one tab stop, arrows inside. */
export function Rack({ tiles, held, locked, onPick, onGrab, onKey, size }: Props) {
  const say = useSay();
  const sayTile = useSayTile();
  const worth = useTileValue();
  const [wanted, setStop] = useState(0);
  const stop = Math.min(wanted, tiles.length - 1);
  const rack = useRef<HTMLDivElement>(null);
  const focusTile = (index: number) =>
    rack.current?.querySelectorAll<HTMLElement>('.kz-rack__tile')[index]?.focus();
  // A tile that leaves the rack takes the focus with it; its neighbour gets it.
  const picked = useRef(false);
  useEffect(() => {
    if (picked.current && document.activeElement === document.body) focusTile(stop);
    picked.current = false;
  });
  const keys = (event: KeyboardEvent) => {
    const to = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: tiles.length - 1 }[
      event.key
    ];
    if (to === undefined) return onKey(event);
    event.preventDefault();
    const next = Math.max(0, Math.min(tiles.length - 1, to));
    setStop(next);
    focusTile(next);
  };
  return (
    <div
      className={size > 7 ? 'kz-rack kz-rack--many' : 'kz-rack'}
      data-lesson="hand"
      role="toolbar"
      aria-label={say('krzyzowka.board.rack', { count: tiles.length })}
      ref={rack}
      onKeyDown={keys}
    >
      {tiles.map((tile, index) => (
        <button
          key={`${tile}${tiles.slice(0, index).filter((one) => one === tile).length}`}
          type="button"
          className="kz-rack__tile"
          tabIndex={index === stop ? 0 : -1}
          aria-label={sayTile({ tile })}
          aria-pressed={held === index}
          aria-disabled={locked}
          onPointerDown={(event) => locked || onGrab(tile, event)}
          onClick={() => {
            picked.current = true;
            if (!locked) onPick(index);
          }}
          onFocus={() => setStop(index)}
        >
          <LetterTile
            letter={tile === BLANK ? '' : tile}
            value={worth(tile)}
            look={held === index ? 'held' : undefined}
          />
        </button>
      ))}
      {tiles.length === 0 && <p className="kz-rack__empty">{say('krzyzowka.board.rack-empty')}</p>}
    </div>
  );
}
