import type { Seat } from '@late/kernel';
import type { Tile } from '../../decks/index.ts';
import type { Counting as Heard, Hearing } from '../court.ts';
import type { Face } from '../die.ts';
import type { Disputes } from '../dispute.ts';
import type { Options } from '../options.ts';
import type { Starting } from '../starting.ts';
import type { Step } from '../step.ts';
import type { Supply } from '../supply.ts';
import type { Board } from '../title.ts';
import type { Dealt } from '../version.ts';

export const TITLES = 10;
export const DRAW = 3;
/** For the tile that closes the last title. */
export const LAST = 2;
/** For a sharp eye. */
export const EYE = 1;

/** The field marked "!" of each title: 0 subject, 1 predicate, 2 object. */
export const HOT_FIELDS: readonly number[] = [0, 1, 2, 1, 0, 2, 1, 0, 2, 1];

/** Faces that leave something to choose on the board. */
export type HotChoiceFace = 'bear' | 'contradiction' | 'bug';

export type Phase =
  /** `extra`: a turn won by a leak, in which no tile may lie on "!". */
  | { readonly at: 'draw'; readonly extra: boolean }
  | { readonly at: 'discard'; readonly extra: boolean }
  | {
      /** Two tiles are left to be laid or discarded. */
      readonly at: 'two';
      readonly extra: boolean;
      readonly laid: boolean;
      /** Whether one was laid on "!": a roll will follow. */
      readonly hot: boolean;
    }
  | { readonly at: 'roll' }
  | { readonly at: 'action'; readonly face: HotChoiceFace }
  /** A tile drawn by a hot topic must be laid. */
  | { readonly at: 'place'; readonly tile: Tile }
  | Starting
  | Counting
  | Hearing<{ readonly at: 'draw'; readonly extra: boolean } | Counting>
  | { readonly at: 'over' };

/** The page is full. */
export interface Counting extends Heard {
  /** What the active seat was at, should the page turn out not to be full. */
  readonly during: Unfinished;
}

/** The phases in which a tile can close the last title. */
export type Unfinished = Extract<Phase, { readonly at: 'two' | 'place' | 'action' }>;

/** Gorący temat: everybody for one paper, and for their own points. */
export interface HotState extends Supply, Dealt {
  readonly variant: 'hot';
  readonly options: Options;
  readonly start: Seat;
  readonly active: Seat;
  /** Turns begun so far, extra ones not counted; the first of each seat are the first turns. */
  readonly turn: number;
  readonly phase: Phase;
  readonly die: { readonly seat: Seat; readonly face: Face } | null;
  /** What the active seat has drawn and not dealt with yet. */
  readonly drawn: readonly Tile[];
  readonly board: Board;
  readonly scores: readonly number[];
  /** Only where the table judges grammar. */
  readonly disputes: Disputes | null;
}

export type HotStep = Step<HotState>;
