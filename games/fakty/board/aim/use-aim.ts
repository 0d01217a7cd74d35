import { useMemo, useState } from 'react';
import { choices, type Move, type Refusal, type View, whyNot } from '../../rules/index.ts';
import { blankDraft, type Draft, parseDraft } from './draft.ts';
import { type Lit, litBy, NOTHING_LIT } from './lit.ts';
import { proposal, verbOf } from './proposal.ts';
import { draftFor } from './shown-move.ts';
import { isHoldable, tap } from './tap.ts';
import type { Target } from './target.ts';

/** What the viewer has half chosen, and what a tap does about it. */
export interface Aim {
  readonly draft: Draft;
  readonly lit: Lit;
  readonly legal: readonly Move[];
  /** The finished move, if it is one. */
  readonly move: Move | null;
  readonly refusal: Refusal | null;
  tap(target: Target): void;
  /** Forgets what is half chosen. */
  putDown(): void;
}

interface Wish {
  readonly view: View;
  /** Whether the viewer is the one to act. */
  readonly isActing: boolean;
  readonly stored: unknown;
  /** A move that is shown instead of what is half chosen. */
  readonly shown: Move | null;
  readonly onDraft: (draft: unknown) => void;
}

const NO_MOVES: readonly Move[] = [];

export function useAim({ view, isActing, stored, shown: ghost, onDraft }: Wish): Aim {
  const [shown, setRefusal] = useState<{ view: View; refusal: Refusal | null } | null>(null);
  const legal = useMemo(() => (isActing ? choices(view) : NO_MOVES), [view, isActing]);
  const draft = useMemo(
    () => (isActing ? readDraft(stored, view, legal) : blankDraft(view)),
    [stored, view, legal, isActing],
  );
  const made = isActing ? proposal(view, draft) : null;
  return {
    draft: ghost ? draftFor(view, ghost) : draft,
    legal,
    lit: useMemo(
      () => (isActing ? litBy(view, legal, draft) : NOTHING_LIT),
      [view, legal, draft, isActing],
    ),
    move: made && whyNot(view, made) === null ? made : null,
    // What was refused is forgotten with the next news.
    refusal: shown?.view === view ? shown.refusal : null,
    tap(target) {
      if (!isActing) return;
      const tapped = tap(view, legal, draft, target);
      setRefusal({ view, refusal: tapped.refusal });
      if (tapped.draft !== draft) onDraft(tapped.draft);
    },
    putDown() {
      if (!isActing) return;
      setRefusal(null);
      onDraft(blankDraft(view));
    },
  };
}

/** Storage may be old or forged: a draft that taps could not make is none. */
function readDraft(stored: unknown, view: View, legal: readonly Move[]): Draft {
  const blank = taken(view, legal);
  const kept = parseDraft(stored, view);
  if (!kept) return blank;
  const lit = litBy(view, legal, { ...kept, tiles: kept.tiles.slice(0, 1) });
  const first = litBy(view, legal, blankDraft(view)).tiles;
  const [one, other] = kept.tiles;
  const isKnown = (tile: number) =>
    verbOf(view) === 'lay' ? isHoldable(view, tile) : first.has(tile);
  if (one !== undefined && !isKnown(one)) return blank;
  if (other !== undefined && !lit.tiles.has(other)) return blank;
  const move = proposal(view, kept);
  return move && whyNot(view, move) ? blank : kept;
}

/** A tile that came by the die is in the player's fingers already. */
function taken(view: View, legal: readonly Move[]): Draft {
  const blank = blankDraft(view);
  const { phase } = view;
  if ((phase.at !== 'taken' && phase.at !== 'place') || phase.tile === null) return blank;
  return tap(view, legal, blank, { on: 'tile', tile: phase.tile }).draft;
}
