import type { BotLevel, Refusal, Seat } from '@late/kernel';
import type { ReactNode } from 'react';

/** A seat as a board shows it. */
export interface SeatLabel {
  readonly name: string;
  readonly kind: 'person' | 'team' | 'bot';
  /** Whoever looks at this sits here, alone: they are spoken to, not of. */
  readonly you?: true;
  /** They gave no name: `name` is what they are called in their language, and no part of another name. */
  readonly unnamed?: true;
  /** Each of a team, where they are known one by one. */
  readonly mates?: readonly string[];
  /** The bot that plays for an absent holder. */
  readonly standIn: BotLevel | null;
  /** Whether anybody of it is connected; unknown where everybody sits at one device. */
  readonly presence?: 'here' | 'away';
}

/** The seat of whoever looks at these labels, if they have one to themselves. */
export function readersSeat(seats: readonly SeatLabel[]): Seat | undefined {
  const seat = seats.findIndex(({ you }) => you);
  return seat < 0 ? undefined : seat;
}

/** A move that is shown and not made: what somebody did, or what would be better. */
export interface Ghost<Move> {
  readonly seat: Seat;
  readonly move: Move;
  readonly as: 'made' | 'better';
}

/** What every game's board is given. It knows no table, no network and no storage. */
export interface BoardProps<View, Move> {
  readonly view: View;
  readonly seats: readonly SeatLabel[];
  /** The seats for which this device may act now; none in a replay. */
  readonly acting: readonly Seat[];
  /** What the viewer has half chosen, as it was last reported: untrusted, it comes from storage. */
  readonly draft: unknown;
  readonly onDraft: (draft: unknown) => void;
  readonly onMove: (seat: Seat, move: Move) => void;
  /** A move is on its way. */
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  /** Opens the rulebook at a paragraph. */
  readonly onRule: (anchor: string) => void;
  /** The clock of the table, in milliseconds: what a deadline is measured by. Always the same function. */
  readonly now: () => number;
  /** When the game began, in milliseconds: the date of whatever is printed of it. */
  readonly opened: number;
  /**
   * A move to be shown where it would lie, in an ink of its own: the view is as it was before it. Beside the
   * epilogue in a review; above what is half chosen where somebody acts, until they choose something else.
   */
  readonly ghost?: Ghost<Move> | null;
  /** Asks the game's own `advise`, off the page's thread; absent where the game has none. */
  readonly advise?: (question: unknown) => Promise<unknown>;
  /** What stands in place of the controls when the game is over or only watched. */
  readonly epilogue: ReactNode;
}

/** A game's own part of the "new game" form. */
export interface OptionsFormProps<Options> {
  readonly options: Options;
  /** Who sits where; blank for a place that nobody will take. */
  readonly seats: readonly string[];
  readonly onChange: (options: Options) => void;
}
