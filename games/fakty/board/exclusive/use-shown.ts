import type { Seat } from '@late/kernel';
import { useState } from 'react';
import type { ExclusiveView } from '../../rules/index.ts';
import { fieldKey, placeKey, placeOf } from '../aim/place.ts';
import type { Aim } from '../aim/use-aim.ts';
import { useWide } from '../use-wide.ts';

/**
 * Whose board is the large one. On a phone the page turns to the board that is to be touched; whoever
 * turns it elsewhere stays there until something else is asked.
 */
export function useShown(
  view: ExclusiveView,
  aim: Aim,
  home: Seat,
): readonly [Seat, (seat: Seat) => void] {
  const isWide = useWide();
  const during = `${home} ${aim.draft.at} ${aim.draft.tiles.join()} ${aim.draft.titles.join()}`;
  const [turned, setTurned] = useState<{ at: Seat; during: string } | null>(null);
  const natural = isWide ? home : touched(view, aim, home);
  const shown = turned?.during === during ? turned.at : natural;
  return [shown, (at) => setTurned({ at, during })];
}

function touched(view: ExclusiveView, { draft, lit }: Aim, home: Seat): Seat {
  const [one, other] = draft.tiles.map((tile) => placeOf(view, tile)?.seat ?? home);
  if (draft.at === 'contradiction' && one !== undefined && other !== undefined) {
    return draft.titles[0] == null ? other : one;
  }
  const seats = new Set(
    view.boards.flatMap((board, seat) => {
      const isLit = board.some(
        (row, title) =>
          lit.places.has(placeKey({ seat, title })) ||
          row.some(
            (tile, field) =>
              lit.fields.has(fieldKey({ seat, title }, field)) ||
              (tile !== null && lit.tiles.has(tile)),
          ),
      );
      return isLit ? [seat] : [];
    }),
  );
  // A move that is only shown lights nothing: it is where its tile lies.
  if (seats.size === 0) return one ?? home;
  return seats.has(home) ? home : ([...seats][0] as Seat);
}
