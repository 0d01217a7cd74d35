import type { Seat } from '@late/kernel';
import type { NoWordReason, TableWords } from '@late/lexicon';
import type { Field } from './fields.ts';
import { LAYOUTS, type Layout } from './layout.ts';
import type { Placement } from './move.ts';
import type { Options } from './options.ts';
import type { Token } from './tokens.ts';

/** By field: the token that lies there. */
export type Board = readonly (Token | null)[];

/** One token of the draw for who starts. */
export interface Draw {
  readonly seat: Seat;
  readonly token: Token;
}

/** A word as it went onto the board, and as the pad keeps it. */
export interface LaidWord {
  readonly seat: Seat;
  readonly word: string;
  readonly path: readonly Field[];
  readonly laid: readonly Placement[];
  /** For the letters. */
  readonly points: number;
  /** For the bonus fields that it closed. */
  readonly bonus: number;
  readonly closed: readonly Field[];
  /** Who challenged it in vain. */
  readonly challenger: Seat | null;
}

/** The word that can still be challenged. Its points are not on the pad yet, its refill is not drawn. */
export interface WaitingWord extends LaidWord {
  /** How many turns before it had brought no token. */
  readonly idle: number;
  /** Who has accepted it, where it covered the last field. */
  readonly accepted: readonly Seat[];
}

/** A word that is not in the dictionary. */
export interface Attempt {
  readonly word: string;
  readonly path: readonly Field[];
  readonly reason: NoWordReason;
}

/** What a seat did on its last turn. */
export type Deed =
  | { readonly did: 'word' }
  | { readonly did: 'pass' }
  | { readonly did: 'exchange'; readonly count: number }
  /** As many words that are none as there were tries. */
  | { readonly did: 'tries'; readonly tried: readonly Attempt[] }
  /** A turn that a doubt in vain had cost. */
  | { readonly did: 'sat-out' }
  /** The word was challenged, and its tokens came back. */
  | { readonly did: 'struck'; readonly attempt: Attempt; readonly challenger: Seat };

/** All light fields covered; two rounds without a token; nobody holds a word any more. */
export type End = 'covered' | 'idle' | 'stuck';

export interface State {
  /** The version of the rules that the game was dealt by. */
  readonly version: number;
  readonly options: Options;
  /** The draws for who starts, round by round. */
  readonly start: readonly (readonly Draw[])[];
  readonly board: Board;
  readonly hands: readonly (readonly Token[])[];
  readonly pool: readonly Token[];
  readonly turn: Seat;
  /** The tries of this turn that failed; where they are free, the last ones. */
  readonly tried: readonly Attempt[];
  /** How many turns in a row brought no token. */
  readonly idle: number;
  readonly waiting: WaitingWord | null;
  /** By seat: whether it doubted in vain and owes a turn. */
  readonly owes: readonly boolean[];
  readonly tableWords: TableWords;
  /** The pad: every word that stands. */
  readonly words: readonly LaidWord[];
  /** By seat. */
  readonly deeds: readonly (Deed | null)[];
  readonly end: End | null;
}

/** Alone is our own variant. */
export const MIN_SEATS = 1;
export const MAX_SEATS = 4;

/** What a question about the board needs; a state has it, and so has a view. */
export interface Position {
  readonly options: Pick<Options, 'board' | 'edition'>;
  readonly board: Board;
}

export function layoutOf({ options }: Pick<Position, 'options'>): Layout {
  return LAYOUTS[options.board];
}

export function isCovered(position: Position): boolean {
  return layoutOf(position).light.every((field) => position.board[field] !== null);
}

export function seatAfter({ hands }: Pick<State, 'hands'>, seat: Seat): Seat {
  return (seat + 1) % hands.length;
}

/** Whether everybody has to say if the last word stands: nothing else can be done any more. */
export function isLastWord(state: Position & Pick<State, 'waiting'>): boolean {
  return state.waiting !== null && isCovered(state);
}

/** What an exchange needs to know; a view has it too. */
export interface Stock {
  readonly pool: { readonly length: number };
  readonly waiting: WaitingWord | null;
}

/** The tokens that can be exchanged: those of the pool that are not promised to the waiting word. */
export function spareTokens({ pool, waiting }: Stock): number {
  return Math.max(0, pool.length - (waiting?.laid.length ?? 0));
}
