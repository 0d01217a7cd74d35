import { type BoardProps, useSound } from '@late/ui';
import { useEffect, useRef, useState } from 'react';
import type { Placement } from '../../rules/index.ts';
import { BLANK, type Desk, type Laid, type Move, type OwnView } from '../../rules/index.ts';
import { NOTHING_LAID } from '../laying.ts';
import { cellKey } from '../table/cell-key.ts';
import { useDraft } from '../use-draft.ts';

/** So long nothing must have moved before the tiles are reported to the table. */
const PAUSE = 700;
/** In the last seconds every change is reported at once. */
const LAST_SECONDS = 6_000;

const NO_TABLE: readonly Laid[] = [];

export type WorkProps = BoardProps<OwnView, Move> & { readonly desk: Desk };

/**
 * A player's own table. Tiles are moved here and reported as they come to rest, since the round may
 * end at any moment; before anything else is said, the table is told how they lie.
 */
export function useWork(props: WorkProps) {
  const { view, desk, acting, busy, onMove, now, refusal } = props;
  const { viewer, endsAt } = view;
  const known = layoutKey(desk.layout);
  const draft = useDraft(
    { table: NO_TABLE, hand: desk.tiles, draft: props.draft, onDraft: props.onDraft },
    { ...NOTHING_LAID, tiles: placementsOf(desk.layout) },
  );
  const { laying, setLaying } = draft;
  useSound('lay', laying.tiles.length);
  const key = layoutKey(laying.tiles);
  const isReported = key === known;
  const mayAct = viewer !== 'audience' && acting.includes(viewer) && !busy;
  const isOpen = mayAct && desk.stage === 'laying' && refusal === null;
  const [wish, setWish] = useState<Move | null>(null);

  // What an undo or another tab has done to the table counts more than what lies here.
  const sent = useRef(known);
  const followed = useRef(known);
  useEffect(() => {
    if (known === followed.current) return;
    followed.current = known;
    if (known === sent.current) return;
    sent.current = known;
    setLaying({ ...laying, tiles: placementsOf(desk.layout) });
  });

  const report = useRef(() => {});
  useEffect(() => {
    report.current = () => {
      if (!isOpen || isReported) return;
      sent.current = key;
      onMove(viewer, { do: 'arrange', tiles: laying.tiles });
    };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the layout starts the pause anew
  useEffect(() => {
    if (isReported || !isOpen) return;
    const isUrgent = wish !== null || (endsAt !== null && endsAt - now() < LAST_SECONDS);
    const timer = setTimeout(() => report.current(), isUrgent ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [isReported, isOpen, wish, endsAt, now, key]);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && report.current();
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);

  useEffect(() => {
    if (!wish || viewer === 'audience') return;
    if (refusal) setWish(null);
    else if (isReported && mayAct) {
      setWish(null);
      onMove(viewer, wish);
    }
  }, [wish, refusal, isReported, mayAct, viewer, onMove]);
  /** Says something to the table, once it knows how the tiles lie. */
  const say = (move: Move) => {
    // A refusal of before is over when one tries again.
    if (refusal) setLaying(laying);
    setWish(move);
  };
  return { draft, say };
}

function layoutKey(tiles: readonly Placement[]): string {
  return tiles
    .map((tile) => `${cellKey(tile)}${tile.tile}${tile.tile === BLANK ? tile.letter : ''}`)
    .sort()
    .join(' ');
}

/** Tiles that lie there, as one would lay them. */
function placementsOf(layout: readonly Laid[]): Placement[] {
  return layout.map(({ row, column, tile, letter }) =>
    tile === BLANK ? { row, column, tile, letter } : { row, column, tile },
  );
}
