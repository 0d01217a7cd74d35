import { LetterTile } from '@late/ui';
import type { KeyboardEvent } from 'react';
import { capitals } from '../../locales/labels.ts';
import { SHORTEST_RAISED } from '../../rules/index.ts';
import { letterOf } from '../laying.ts';
import { useTileValue } from '../table-edition.ts';
import { useSay } from '../use-say.ts';
import { useSayTile } from '../use-say-tile.ts';
import type { useWord } from './use-word.ts';

/** The word as it stands: one tab stop; arrows move the caret, letters go in where it is. */
export function WordRow({ word, locked }: { word: ReturnType<typeof useWord>; locked: boolean }) {
  const say = useSay();
  const sayTile = useSayTile();
  const worth = useTileValue();
  const { pieces, caret } = word.line;
  const spelt = capitals(pieces.map(letterOf).join(''));
  const keys = (event: KeyboardEvent) => {
    const to = { ArrowLeft: caret - 1, ArrowRight: caret + 1, Home: 0, End: pieces.length }[
      event.key
    ];
    if (to === undefined || locked) return word.key(event);
    event.preventDefault();
    word.setCaret(Math.max(0, Math.min(pieces.length, to)));
  };
  const slots = Math.max(0, SHORTEST_RAISED - pieces.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset is typed into
    <div
      className="kz-word"
      role="group"
      aria-label={
        spelt
          ? say('krzyzowka.board.word', { word: spelt, caret })
          : say('krzyzowka.board.no-letters')
      }
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is typed into
      tabIndex={0}
      ref={word.lineRef}
      onKeyDown={keys}
      style={{ '--letters': Math.max(pieces.length, 7) } as React.CSSProperties}
    >
      {pieces.map((piece, index) => (
        <button
          key={index}
          type="button"
          className={index === caret ? 'kz-word__letter kz-word__letter--caret' : 'kz-word__letter'}
          tabIndex={-1}
          aria-label={say('krzyzowka.board.take-out', { tile: sayTile(piece) })}
          onPointerDown={(event) => word.grabLetter(piece, index, event)}
          onClick={() => word.takeOut(index)}
        >
          <LetterTile letter={letterOf(piece)} value={worth(piece.tile)} />
        </button>
      ))}
      {Array.from({ length: slots }, (_, slot) => (
        <span
          key={slot}
          className={
            slot === 0 && caret === pieces.length
              ? 'kz-word__slot kz-word__slot--next'
              : 'kz-word__slot'
          }
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
