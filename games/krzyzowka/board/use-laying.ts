import { useEffect, useState } from 'react';
import type { Laid, Tile } from '../rules/index.ts';
import { type Laying, NOTHING_LAID } from './laying.ts';
import { fitting, readLaying } from './read-laying.ts';

interface Drafts {
  /** The table's own tiles, which nothing may cover. */
  readonly table: readonly Laid[];
  readonly hand: readonly Tile[] | null;
  readonly draft: unknown;
  readonly onDraft: (draft: unknown) => void;
}

/**
 * The half-made move. The page's own state is the truth, since a draft is forgotten with every move
 * that was made; whatever is still lying is then reported again.
 */
export function useLaying({ table, hand, draft, onDraft }: Drafts, first = NOTHING_LAID) {
  const own = hand ?? [];
  const [kept, setKept] = useState<Laying>(() => {
    const read = hand ? readLaying(draft, table, hand) : NOTHING_LAID;
    return read === NOTHING_LAID ? first : read;
  });
  // Tiles that were laid for good, or drawn back, are no draft any more.
  const laying = fitting(kept, table, own);
  if (laying !== kept) setKept(laying);
  const isForgotten = hand !== null && draft === null && laying.tiles.length > 0;
  useEffect(() => {
    if (isForgotten) onDraft(laying);
  });
  const change = (next: Laying) => {
    setKept(next);
    if (hand) onDraft(next);
  };
  return [laying, change] as const;
}
