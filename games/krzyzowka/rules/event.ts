import type { Seat } from '@late/kernel';
import type { CountedRound } from './own/work.ts';
import type { Run } from './runs.ts';
import type { Tile } from './tile-sets.ts';
import type { Offence } from './words.ts';

/** What a turn of the common crossword came to; the last one stays in sight. */
export type Deed =
  | {
      readonly type: 'laid';
      readonly seat: Seat;
      /** The word itself first, then those that it made beside it. */
      readonly words: readonly Run[];
      /** For all seven tiles at once. */
      readonly bonus: number;
      readonly points: number;
      /** False while somebody may still challenge it. */
      readonly stands: boolean;
    }
  | {
      readonly type: 'rejected';
      readonly seat: Seat;
      readonly offences: readonly Offence[];
      readonly tries: number;
      /** How many there are in a turn; null if they are free. */
      readonly most: number | null;
      /** Whether that was the last try, so that the turn is lost. */
      readonly lost: boolean;
    }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'challenged';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly word: string;
      /** Empty if the word stands. */
      readonly offences: readonly Offence[];
    };

/** The last two are for one who plays alone. */
export type EndOfCommon = 'empty-hand' | 'no-words' | 'turns' | 'empty-bag';

export type Event =
  | Deed
  | {
      readonly type: 'order';
      readonly draws: readonly { readonly seat: Seat; readonly tile: Tile }[];
    }
  /** `tiles` only for the seat that drew them. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly tiles?: readonly Tile[];
    }
  | { readonly type: 'accepted'; readonly seat: Seat; readonly word: string }
  /** May this word count at the table? */
  | { readonly type: 'asked'; readonly seat: Seat; readonly word: string }
  | { readonly type: 'voted'; readonly seat: Seat; readonly yes: boolean }
  /** The vote is over. */
  | { readonly type: 'decided'; readonly word: string; readonly admitted: boolean }
  /** A turn that a doubt in vain has cost. */
  | { readonly type: 'skipped'; readonly seat: Seat }
  | { readonly type: 'stood'; readonly seat: Seat; readonly word: string; readonly points: number }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'round'; readonly round: number; readonly tiles: number }
  | { readonly type: 'begun'; readonly seat: Seat; readonly round: number }
  /** Only for the seat itself: tables of one's own are unseen. */
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly gave: readonly Tile[];
      readonly got: readonly Tile[];
    }
  /** Only for the seat itself too: whoever hears it would know that all tiles are laid. */
  | {
      readonly type: 'not-done';
      readonly seat: Seat;
      readonly offences: readonly Offence[];
      readonly tries: number;
    }
  | { readonly type: 'agreed' | 'withdrew' | 'handed-in' | 'done'; readonly seat: Seat }
  | {
      readonly type: 'raised';
      readonly seat: Seat;
      readonly word: string;
      /** Null if it is a word, and the round is over. */
      readonly offence: Offence | null;
    }
  /** `seat` where one plays after the other. */
  | { readonly type: 'time-up'; readonly seat: Seat | null }
  | { readonly type: 'counted'; readonly counted: CountedRound }
  | {
      readonly type: 'over';
      readonly why: EndOfCommon | 'rounds';
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    };
