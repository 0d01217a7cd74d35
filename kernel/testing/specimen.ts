import type { Chance, Entry, Game, Opening, Outcome, Result, Seat } from '../src/index.ts';

/** One way to set the game up, under which thousands of random games are played. */
export interface OptionSet {
  readonly name: string;
  /** As a table would send them; the game's schema judges them. */
  readonly options: unknown;
  readonly seats: number;
  /**
   * Whether anything is ever hidden from anybody under these options. `audience`: only from whoever looks
   * on; a lone seat can reckon what it does not see.
   */
  readonly hidden: boolean | 'audience';
  /** How many steps a random game takes at most, the deal included. */
  readonly bound: number;
  /** Set where nothing is ever hidden at the time of a step that reveals nothing. */
  readonly noisy?: boolean;
}

/** One step of a random game. `before` is null for the deal. */
export interface Step<State, Event> {
  readonly entry: Entry;
  readonly before: State | null;
  readonly outcome: Outcome<State, Event>;
}

/** A random game as far as it went. */
export interface Played<Options, State, Event> {
  readonly set: OptionSet;
  readonly seed: number;
  readonly opening: Opening<Options>;
  readonly steps: readonly Step<State, Event>[];
  readonly log: readonly Entry[];
  /** Null when a flaw cut the game short. */
  readonly result: Result | null;
  /** The game as a text record. */
  text(): string;
}

/** What the suite must know about a game, beyond the game itself, in order to try it. */
export interface Specimen<Options, State, Move, Event, View> {
  readonly game: Game<Options, State, Move, Event, View>;
  readonly sets: readonly OptionSet[];
  /** Any legal move, found from what the seat sees. Null holds back, which only a `may` seat can. */
  randomMove(view: View, chance: Chance): Move | null;
  /** A state that looks the same to the view's viewer; what the viewer cannot see is drawn anew. */
  resample(view: View, chance: Chance): State;
  /**
   * What of a view stays when the game is played on from there: all, if it is not said, but what others have decided in
   * secret and when the time is up.
   */
  undecided?(view: View): unknown;
  /** Quantities and truths that are the same in every state of a game, from the deal to the end. */
  conserved(state: State): Readonly<Record<string, unknown>>;
  /** The result, counted by other means than the rules use. */
  recount(played: Played<Options, State, Event>): Result;
  /** Moves that must be refused to this seat in this state, beside those that the suite invents. */
  hostileMoves?(state: State, seat: Seat): readonly unknown[];
  /** Options that the schema must refuse, beside those that the suite invents. */
  readonly hostileOptions?: readonly unknown[];
  /** Events that tell something in passing which no view keeps, such as a card shown once to all. */
  passing?(event: Event): boolean;
}

export type AnySpecimen = Specimen<unknown, unknown, unknown, unknown, unknown>;
export type AnyPlayed = Played<unknown, unknown, unknown>;
export type AnyStep = Step<unknown, unknown>;
