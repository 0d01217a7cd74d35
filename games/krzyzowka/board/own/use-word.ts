import { typedLetters, useFocusIfLost } from '@late/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { BLANK, type Letter, type Tile, without } from '../../rules/index.ts';
import { type Piece, pieceFor, restOf } from '../laying.ts';
import { rackOrder } from '../rack/rack-order.ts';
import { useTileSet } from '../table-edition.ts';
import type { KeptDraft } from '../use-draft.ts';
import { useDrag } from '../use-drag.ts';
import { insert, layingOf, lineOf, moveLetter, removeAt, type WordLine } from './line.ts';

interface Props {
  readonly hand: readonly Tile[];
  readonly draft: KeptDraft;
  readonly locked: boolean;
}

/** One line and the tiles for it: tapped, typed or dragged. */
export function useWord({ hand, draft, locked }: Props) {
  const { laying, setLaying } = draft;
  const tileSet = useTileSet();
  const { order, shuffle, sort } = rackOrder(tileSet, hand, draft.rack, draft.setRack);
  const rest = restOf(order, laying);
  const line = lineOf(laying);
  const lineRef = useRef<HTMLDivElement>(null);
  useFocusIfLost(() => locked || lineRef.current?.focus({ preventScroll: true }));
  /** Where a blank will stand once it has its letter. */
  const [asking, setAsking] = useState<number | null>(null);
  const [lacking, setLacking] = useState<Letter | null>(null);
  const change = (next: WordLine) => {
    setLacking(null);
    setLaying(layingOf(next));
  };
  const add = (tile: Tile, caret: number) => {
    if (tile === BLANK) setAsking(caret);
    else change(insert({ ...line, caret }, { tile }));
  };
  const { dragged, grab, isClick } = useDrag<number | null>(({ piece, from, x, y }) => {
    const place = placeUnder(lineRef.current, x, y);
    if (from === null) {
      if (place !== null) add(piece.tile, place);
    } else change(place === null ? removeAt(line, from) : moveLetter(line, from, place));
  });
  const type = (letters: readonly Letter[]) => {
    let [typed, left] = [line, rest];
    for (const letter of letters) {
      const piece = pieceFor(tileSet.alphabet, left, letter);
      if (!piece) return setLacking(letter);
      typed = insert(typed, piece);
      left = without(left, [piece.tile]);
    }
    change(typed);
  };
  const key = (event: KeyboardEvent): boolean => {
    const letters = typedLetters(event, tileSet.alphabet);
    if (letters.length > 0) {
      type(letters);
      return true;
    }
    if (event.key === 'Backspace') change(removeAt(line, line.caret - 1));
    else if (event.key === 'Delete') change(removeAt(line, line.caret));
    else return false;
    return true;
  };
  return {
    line,
    rest,
    lineRef,
    lacking,
    dragged,
    shuffle,
    sort,
    asking: asking !== null,
    stopAsking: () => setAsking(null),
    name(letter: Letter) {
      if (asking !== null) change(insert({ ...line, caret: asking }, { tile: BLANK, letter }));
      setAsking(null);
    },
    takeBack: () => change({ pieces: [], caret: 0 }),
    setCaret: (caret: number) => setLaying(layingOf({ ...line, caret })),
    pick(index: number) {
      const tile = rest[index];
      if (isClick() && tile !== undefined) add(tile, line.caret);
    },
    takeOut(index: number) {
      if (!isClick() || locked) return;
      change(removeAt(line, index));
      // The letter that was tapped is gone; typing goes on in the line.
      lineRef.current?.focus({ preventScroll: true });
    },
    grabRack: (tile: Tile, event: PointerEvent) => grab({ piece: { tile }, from: null }, event),
    grabLetter: (piece: Piece, from: number, event: PointerEvent) =>
      locked || grab({ piece, from }, event),
    key(event: KeyboardEvent) {
      if (!locked && key(event)) event.preventDefault();
    },
  };
}

/** Before which letter a point lies; null beside the line. */
function placeUnder(line: HTMLElement | null, x: number, y: number): number | null {
  const box = line?.getBoundingClientRect();
  if (!line || !box || y < box.top - box.height || y > box.bottom + box.height / 2) return null;
  const letters = [...line.querySelectorAll('.kz-word__letter')];
  const after = letters.findIndex((letter) => {
    const { left, width } = letter.getBoundingClientRect();
    return x < left + width / 2;
  });
  return after < 0 ? letters.length : after;
}
