import type { Seat } from '@late/kernel';
import type { SeatLabel } from './board.ts';

/** A game that is over, as everybody may know it: its last view, and all that happened and stands. */
export interface FinishedGame<View, Event> {
  readonly view: View;
  readonly events: readonly Event[];
}

/** What every game's front page is given. */
export interface FrontPageProps<View, Event> extends FinishedGame<View, Event> {
  readonly seats: readonly SeatLabel[];
  /** When the game began, in milliseconds. */
  readonly opened: number;
  /** Where others can see the game, if they can. */
  readonly link: string | null;
  readonly onClose: () => void;
}

export const HIGHLIGHT_KINDS = ['word', 'headline', 'paper', 'row'] as const;

/** Something of a game that is worth keeping: a word, a headline that was written, a paper, a row. */
export interface Highlight {
  readonly kind: (typeof HIGHLIGHT_KINDS)[number];
  /** In the language of the words or of the deck; of a paper how many cells it has, of a row its sum. */
  readonly text: string;
  /** What it was worth; of a paper how many cells were printed. */
  readonly points: number;
}

/** What a seat did best, the best first. */
export type HighlightsOf<View, Event> = (
  game: FinishedGame<View, Event>,
  seat: Seat,
) => readonly Highlight[];
