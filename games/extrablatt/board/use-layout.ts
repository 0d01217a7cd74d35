import type { Seat } from '@late/kernel';
import type { BoardProps } from '@late/ui';
import { useMemo, useState } from 'react';
import type { Cell, Move, Refusal, View } from '../rules/index.ts';
import { type Draft, draftFor } from './draft.ts';
import { heldOf, lies, middleOf, nearest, turned } from './paper/held.ts';
import { usePlacing } from './paper/use-placing.ts';

/** What the player has in the hand, and everything that can be done with it before it is printed. */
export function useLayout(props: BoardProps<View, Move>, me: Seat, isActing: boolean) {
  const { view, onDraft } = props;
  const stored = JSON.stringify(props.draft ?? null);
  const draft = useMemo(
    () => (isActing ? draftFor(JSON.parse(stored), view, me) : null),
    [isActing, stored, view, me],
  );
  const held = useMemo(() => heldOf(view, me, draft), [view, me, draft]);
  const [refused, setRefused] = useState<Refusal | null>(null);
  // Whoever puts a card back is still at its column.
  const [fax, setFax] = useState(0);
  const change = (next: Draft | null) => {
    if (next?.for === 'dispatch' || next?.for === 'motor') setFax(next.fax);
    setRefused(null);
    onDraft(next);
  };
  const put = (corner: Cell) => {
    if (draft?.for === 'dispatch' || draft?.for === 'ad') change({ ...draft, corner });
  };
  const placing = usePlacing({ held, onPut: put, onRefuse: setRefused });
  return {
    draft,
    held,
    fax,
    refused,
    placing,
    change,
    /** Puts the card down if it may lie there, and says why not if it may not. */
    tryAt(corner: Cell): boolean {
      if (!held?.shape) return false;
      const wrong = held.check({ ...corner, ...held.shape });
      if (wrong) setRefused(wrong);
      else put(corner);
      return !wrong;
    },
    /** By keyboard: on to where the card lies, or could lie. */
    toPaper() {
      const place = held?.place ?? held?.places[0];
      const cell = place && `[data-cell="${place.row}-${place.column}"]`;
      if (cell) placing.sheet.current?.querySelector<HTMLElement>(cell)?.focus();
    },
    /** A card from the fax goes back to where it lay; what a duel has won stays in the hand. */
    putBack() {
      if (draft?.for === 'dispatch' || draft?.for === 'motor') change(null);
    },
    /** Turns the card where it lies, or as near as it then fits. */
    turn() {
      if (!held?.shape || !(draft?.for === 'dispatch' || draft?.for === 'ad')) return;
      const shape = turned(held.shape);
      const places = held.all.filter((place) => lies(place, shape));
      const place = held.place && nearest(places, middleOf(held.place));
      change({ ...draft, shape, corner: place && { column: place.column, row: place.row } });
    },
  };
}
