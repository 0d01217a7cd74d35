import type { Seat } from '@late/kernel';
import type { Tile } from '../decks/index.ts';
import type { Face, TakingFace } from './die.ts';
import { falls, type Objection } from './dispute.ts';
import type { Vote } from './exclusive/vote.ts';

/** Why what the die says cannot be done. */
export type Obstacle = 'pool' | 'boards' | 'swap' | 'hands' | 'stack' | 'board' | 'closed' | 'move';

/**
 * `text` is what the tile says, so that a narrator needs no deck. `board` is a seat's, or null where
 * there is only one.
 */
export type Event =
  | { readonly type: 'started'; readonly seat: Seat }
  /** Who last read a tabloid, or who of some is the youngest. */
  | {
      readonly type: 'asked';
      readonly what: 'tabloid' | 'youngest';
      readonly among: readonly Seat[] | null;
    }
  | { readonly type: 'read'; readonly seat: Seat; readonly when: number }
  | { readonly type: 'pointed'; readonly seat: Seat; readonly whom: Seat }
  | {
      readonly type: 'objected';
      readonly seat: Seat;
      readonly board: Seat | null;
      readonly title: number;
      readonly text: string;
      readonly voters: readonly Seat[];
    }
  /** How all voted, and what became of the title. */
  | {
      readonly type: 'judged';
      readonly votes: readonly { readonly seat: Seat; readonly falls: boolean }[];
      readonly text: string;
      readonly falls: boolean;
    }
  /** A tile of a title that fell is back where it came from. */
  | {
      readonly type: 'returned';
      readonly to: 'stack' | 'pool' | 'board' | { readonly hand: Seat };
      readonly tile: Tile;
      readonly text: string;
    }
  /** Points that a title had brought before it fell. */
  | { readonly type: 'unscored'; readonly seat: Seat; readonly points: number }
  /** An issue that was closed is not any more. */
  | { readonly type: 'reopened'; readonly seat: Seat }
  /** All is laid; objections are heard before the count. */
  | { readonly type: 'counting'; readonly waits: readonly Seat[] }
  | { readonly type: 'agreed'; readonly seat: Seat }
  | {
      readonly type: 'laid';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly text: string;
      readonly title: number;
    }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly face: Face }
  | {
      readonly type: 'impossible';
      readonly seat: Seat;
      readonly face: Face;
      readonly why: Obstacle;
    }
  | {
      /** Without the tile for those who may not know it. */
      readonly type: 'took';
      readonly seat: Seat;
      readonly face: TakingFace;
      readonly from: Seat | null;
      readonly tile: Tile | null;
      readonly text: string;
    }
  /** Hot topic of the hot variant: drawn for all to see. */
  | {
      readonly type: 'turned-up';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly text: string;
    }
  | { readonly type: 'refilled'; readonly tile: Tile; readonly text: string }
  | { readonly type: 'kept'; readonly seat: Seat }
  | {
      readonly type: 'removed';
      readonly seat: Seat;
      readonly board: Seat | null;
      readonly tile: Tile;
      readonly text: string;
      readonly title: number;
    }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      /** The two boards, and the text that each has given away. */
      readonly boards: readonly [Seat, Seat];
      readonly texts: readonly [string, string];
    }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly tiles: readonly Tile[] | null;
    }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly text: string;
    }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly text: string;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'scrapped';
      readonly seat: Seat;
      readonly title: number;
      readonly text: string;
    }
  | {
      readonly type: 'closed';
      /** Whose point it is. */
      readonly seat: Seat;
      readonly title: number;
      readonly tiles: readonly Tile[];
      readonly text: string;
      readonly points: number;
    }
  | { readonly type: 'issue'; readonly seat: Seat; readonly points: number }
  | {
      readonly type: 'stuck';
      readonly board: Seat | null;
      readonly title: number;
      readonly text: string;
    }
  | { readonly type: 'restocked'; readonly count: number }
  | { readonly type: 'eye'; readonly seat: Seat }
  | { readonly type: 'extra-turn'; readonly seat: Seat }
  | {
      readonly type: 'vote-called';
      readonly tied: readonly Seat[];
      readonly voters: readonly Seat[];
      readonly everybody: boolean;
    }
  | { readonly type: 'voted'; readonly seat: Seat }
  | {
      readonly type: 'votes';
      readonly votes: readonly {
        readonly seat: Seat;
        readonly vote: Vote;
        readonly text: string;
      }[];
    }
  | {
      readonly type: 'over';
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    };

/** How the table judged a title. */
export function judgedAs({ votes, ...rest }: Objection, text: string): Event {
  const cast = votes.flatMap((vote, seat) => (vote === null ? [] : [{ seat, falls: vote }]));
  return { type: 'judged', votes: cast, text, falls: falls({ votes, ...rest }) };
}
