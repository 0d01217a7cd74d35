import type { Seat } from '@late/kernel';
import type { SeatLabel } from '@late/ui';
import type { RefObject } from 'react';
import type { Move, Refusal, View } from '../../rules/index.ts';
import type { Draft } from '../draft.ts';
import type { Held } from '../paper/held.ts';
import type { Placing } from '../paper/use-placing.ts';

/** What everything on the desk works with. */
export interface DeskProps {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  /** The seat that this device acts for. */
  readonly me: Seat;
  /** The column of the fax that was looked at last. */
  readonly fax: number;
  readonly draft: Draft | null;
  readonly held: Held | null;
  readonly placing: Placing;
  readonly busy: boolean;
  /** Why the card cannot lie where it was just tried. */
  readonly refused: Refusal | null;
  readonly onDraft: (draft: Draft | null) => void;
  readonly onMove: (move: Move) => void;
  readonly onTurn: () => void;
  /** By keyboard: from the cards to the paper. */
  readonly onGo: () => void;
  readonly onRule: (anchor: string) => void;
  /** What is to be done first; it is focused when the task changes. */
  readonly first: RefObject<(HTMLInputElement & HTMLButtonElement) | null>;
}
