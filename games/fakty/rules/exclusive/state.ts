import type { Seat } from '@late/kernel';
import type { Tile } from '../../decks/index.ts';
import type { Counting, Hearing } from '../court.ts';
import type { Face, TakingFace } from '../die.ts';
import type { Disputes, Origin } from '../dispute.ts';
import type { Options } from '../options.ts';
import type { Starting } from '../starting.ts';
import type { Step } from '../step.ts';
import type { Supply } from '../supply.ts';
import type { Board } from '../title.ts';
import type { Dealt } from '../version.ts';
import type { Ballot, Vote } from './vote.ts';

export const TITLES = 3;
export const HAND = 5;
export const POOL = 7;
/** What the second action draws. */
export const DRAW = 2;

/** Faces that leave something to choose; the sharp eye just takes the top tile. */
export type ChoiceFace = Exclude<Face, 'eye'>;

export type Phase =
  /** Before the first round, each seat lays one tile. */
  | { readonly at: 'opening' }
  | { readonly at: 'roll' }
  | { readonly at: 'action'; readonly face: ChoiceFace }
  /** A tile that was taken is in the hand and may be laid at once. */
  | {
      readonly at: 'taken';
      readonly face: TakingFace;
      readonly tile: Tile;
      readonly from: Origin;
    }
  /** Lay a tile or draw two. */
  | { readonly at: 'second' }
  | Starting
  /** The last round is over. */
  | Counting
  | Hearing<{ readonly at: 'roll' } | Counting>
  | ({ readonly at: 'vote' } & Ballot)
  | {
      readonly at: 'over';
      readonly winners: readonly Seat[];
      /** Who was voted for. */
      readonly bonus: Seat | null;
      readonly votes: readonly (Vote | null)[];
    };

/** Temat na wyłączność: everybody for their own paper. */
export interface ExclusiveState extends Supply, Dealt {
  readonly variant: 'exclusive';
  readonly options: Options;
  readonly start: Seat;
  readonly active: Seat;
  /** 0 while the first tiles are laid. */
  readonly round: number;
  readonly phase: Phase;
  /** The last roll. */
  readonly die: { readonly seat: Seat; readonly face: Face } | null;
  readonly hands: readonly (readonly Tile[])[];
  readonly boards: readonly Board[];
  readonly pool: readonly Tile[];
  /** Who closed their issue first. */
  readonly first: Seat | null;
  /** Only where the table judges grammar. */
  readonly disputes: Disputes | null;
}

export type ExclusiveStep = Step<ExclusiveState>;
