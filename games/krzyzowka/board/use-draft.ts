import { useEffect, useState } from 'react';
import type { Laid, Tile } from '../rules/index.ts';
import { type Draft, fitting, readDraft } from './draft.ts';
import { type Laying, NOTHING_LAID } from './laying.ts';

interface Drafts {
  /** The table's own tiles, which nothing may cover. */
  readonly table: readonly Laid[];
  readonly hand: readonly Tile[] | null;
  readonly draft: unknown;
  readonly onDraft: (draft: Draft) => void;
}

/** Tiles on their way and in the rack, and how to change that. */
export interface KeptDraft extends Draft {
  readonly setLaying: (laying: Laying) => void;
  readonly setRack: (rack: readonly Tile[]) => void;
}

/**
 * The half-made move. The page's own state is the truth, since a draft is forgotten with every move
 * that was made; whatever is left of it is then reported again.
 */
export function useDraft(
  { table, hand, draft, onDraft }: Drafts,
  first: Laying = NOTHING_LAID,
): KeptDraft {
  const [kept, setKept] = useState<Draft>(
    () => (hand && readDraft(draft, table, hand)) || { laying: first, rack: [] },
  );
  const { rack } = kept;
  // Tiles that were laid for good, or drawn back, are no draft any more.
  const laying = fitting(kept.laying, table, hand ?? []);
  if (laying !== kept.laying) setKept({ laying, rack });
  const isForgotten =
    hand !== null && draft === null && (laying.tiles.length > 0 || rack.length > 0);
  useEffect(() => {
    if (isForgotten) onDraft({ laying, rack });
  });
  const change = (next: Draft) => {
    setKept(next);
    if (hand) onDraft(next);
  };
  return {
    laying,
    rack,
    setLaying: (next) => change({ laying: next, rack }),
    setRack: (next) => change({ laying, rack: next }),
  };
}
