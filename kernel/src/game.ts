import type { TableChance } from './chance.ts';
import type { Schema } from './schema.ts';
import type { Filled, Texts } from './texts.ts';

/** A place at the table, counted from 0 in playing order. A team of several people is one seat. */
export type Seat = number;

/** Somebody looking at the table. There is no viewer who sees everything. */
export type Viewer = Seat | 'audience';

/** Why something cannot be done: a code and parameters that `locales/` turn into a sentence. */
export type Refusal<Known extends Texts = Texts, Anchor extends string = string> = {
  [Code in keyof Known & string]: Filled<Known[Code]> & {
    readonly code: Code;
    /** The rulebook's paragraph that says so. */
    readonly rule?: Anchor;
  };
}[keyof Known & string];

/** Who acts now. The table waits for `must`; `may` can cut in (a challenge, a hand-in, a second thought). */
export interface Turn {
  readonly must: readonly Seat[];
  readonly may: readonly Seat[];
  /**
   * Which round it is, where all play at once and one round follows another without anybody's turn
   * ending: a new one asks everybody anew.
   */
  readonly round?: number;
}

/**
 * What a step told somebody who did not know it, beyond the step itself. It decides about undo:
 * `nothing` is taken back freely, `news` (dice, opened decisions) by consent, a `secret`
 * (a hidden hand, a drawn tile) never.
 */
export type Reveals = 'nothing' | 'news' | 'secret';

/** What a step, the deal or a deadline brings about. */
export interface Outcome<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
  readonly reveals: Reveals;
}

export interface Result {
  readonly scores: readonly number[];
  /** Empty when nobody won, as in a lost solo game. */
  readonly winners: readonly Seat[];
}

export interface Context {
  readonly chance: TableChance;
  /** Milliseconds since the epoch; written into the log, so that a replay sees the same clock. */
  readonly now: number;
}

/** What a deal is made with. */
export interface Dealing extends Context {
  /** The version of the rules that the game was opened with; if it is not said, the newest. */
  readonly version?: number;
}

/** How a move is written in a recorded game: one line, not starting with "(", without "=". */
export interface Notation<Move> {
  write(move: Move): string;
  /** The result is as untrusted as the text was; the move schema judges it. */
  read(text: string): unknown;
}

/**
 * A game. All functions are pure; state, moves, events and views are plain JSON data.
 * `kernel/testing` proves the properties that this interface promises.
 */
export interface Game<Options, State, Move, Event, View> {
  readonly id: string;
  /** Grows when a recorded game would replay differently. */
  readonly version: number;
  /** Earlier versions whose games these rules replay as they were played; if it is not said, none. */
  readonly replays?: readonly number[];
  readonly options: Schema<Options>;
  readonly move: Schema<Move>;
  readonly notation: Notation<Move>;
  seats(options: Options): { readonly min: number; readonly max: number };
  /** Whether these options go with that many seats; the schema has judged each on its own. */
  checkSetup(options: Options, seats: number): Refusal | null;
  /** Whether several people may play one seat together; if it is not said, they may not. */
  teams?(options: Options): boolean;
  /** Whether everybody of a team has a say in this move, as at a vote; if it is not said, whoever is first acts. */
  isBallot?(move: Move): boolean;
  /**
   * The same options for the seats that really play: only for games whose options name seats.
   * `places` says where each seat that was planned ended up; null for one that nobody took.
   */
  reseat?(options: Options, places: readonly (Seat | null)[]): Options;
  /**
   * A game of an earlier version is dealt, played on and counted by its own rules: where they differ,
   * the state must know by which ones it was dealt.
   */
  setup(options: Options, seats: number, dealing: Dealing): Outcome<State, Event>;
  turn(state: State): Turn;
  /** Says why not, from what the seat can see; never throws on a parsed move. */
  check(state: State, seat: Seat, move: Move): Refusal | null;
  /** Assumes that `check` found nothing; never changes its input. */
  play(state: State, seat: Seat, move: Move, context: Context): Outcome<State, Event>;
  /**
   * Where all play at once: whom the others wait for, who have said that they are done. A bot that people wait for
   * does not take its time.
   */
  awaited?(state: State): readonly Seat[];
  /** When `expire` falls due, in milliseconds since the epoch. */
  deadline(state: State): number | null;
  expire(state: State, context: Context): Outcome<State, Event>;
  /** Built afresh from what this viewer may know: an allow-list, with no default. */
  view(state: State, viewer: Viewer): View;
  redact(event: Event, viewer: Viewer): Event | null;
  /**
   * The same position with everything drawn anew that a seat could not know, so that somebody can play on from a
   * recorded game without knowing what came. What the seat sees stays as it was, except that others have yet to
   * decide what they had decided in secret, and that a time limit begins anew. Games without it cannot be played on.
   */
  redraw?(state: State, seat: Seat, context: Context): State;
  /** Whether all of the state is public, so that the log up to here may be shown to anyone. */
  open(state: State): boolean;
  result(state: State): Result | null;
}

/** A game whose types nobody needs to know: what tables, servers and tools work with. */
export type AnyGame = Game<unknown, unknown, unknown, unknown, unknown>;
