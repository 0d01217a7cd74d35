import type { IsLate, ReadTable } from './bot.ts';
import type { Chance } from './chance.ts';
import type { Grade } from './grade.ts';
import type { Line } from './narrate.ts';

/** In what a coach counts: points, or thousands of copies. */
export type Unit = 'points' | 'copies';

/**
 * A step of a game as one seat lived it. Whatever the seat could not see then is not in here, so a coach
 * that is told nothing else judges by what could be known.
 */
export interface Passage<View, Move> {
  /** The number of the entry. */
  readonly step: number;
  /** Null for the deal. */
  readonly before: View | null;
  readonly after: View;
  /** What the seat did; null for a step of anybody else. */
  readonly move: Move | null;
}

/** Something that a seat decided, with what it saw. */
export interface Decision<View, Move> {
  readonly view: View;
  /** Null where it has not decided yet, and asks what to do. */
  readonly move: Move | null;
}

/** A point of a seat's way that is judged: what it decided, or what chance brought it. */
export type Occasion<View, Move> = { readonly step: number } & (
  | { readonly kind: 'decision'; readonly decision: Decision<View, Move> }
  | { readonly kind: 'chance'; readonly passage: Passage<View, Move> }
);

/** A move and what it is worth. */
export interface Rated<Move, Said extends Line = Line> {
  readonly move: Move;
  /** What the seat will have at the end of the game after this move, on average. */
  readonly worth: number;
  /** Its standard error. */
  readonly se: number;
  /** How often the best play takes it, from 0 to 1, where the best play is a mixture. */
  readonly share?: number;
  /** The seat's chance to win after it, from 0 to 1, where that can be said. */
  readonly win?: number;
  /**
   * Why, in whole sentences with the figures that they claim: of the best move, why it is better than the one
   * that was made; of the one that was made, what is wrong with it.
   */
  readonly reasons: readonly Said[];
}

/** What a coach says of a decision. */
export interface Analysis<Move, Said extends Line = Line> {
  /** There was nothing to decide: it is not counted. */
  readonly isForced: boolean;
  /** What was done; null if nothing was yet. Where it is better than all else that was found, it is the best. */
  readonly made: Rated<Move, Said> | null;
  /** A handful of moves, the best first; what was made is among them if it is one of the best. Never empty. */
  readonly found: readonly Rated<Move, Said>[];
  /** What the move that was made gave away against the best that was found; never below 0. */
  readonly error: number;
  /** The standard error of that difference: both were tried with the same luck, so it is less than their sum. */
  readonly se: number;
  /** Null for a forced decision, where nothing was made, and in games that grade nothing. */
  readonly grade: Grade | null;
  /** From 0 to 100; null where there is no grade. */
  readonly accuracy: number | null;
}

/** What chance did to a seat: the best that could be had of what came, against the mean of what could have come. */
export interface Luck {
  readonly mean: number;
  readonly worth: number;
  /** The standard error of the difference. */
  readonly se: number;
}

/** How a seat stands in a game against others: what a fitted table makes a chance to win of. */
export interface Outlook {
  /** How far the game is, as its win table counts it. */
  readonly stage: number;
  /** What the best of the rivals will have at the end, as far as the seat can tell. */
  readonly rival: number;
}

/**
 * Judges what a seat did, from the views that it had. Pure: it remembers nothing between two questions, so the
 * same question with the same luck is answered alike, in whatever order questions come.
 */
export interface Coach<View, Move, Said extends Line = Line> {
  /** Grows when a question would be answered otherwise: what was kept of earlier answers is dropped then. */
  readonly version: number;
  readonly unit: Unit;
  /** Whether worth is the seat's own score at the end, or its lead over the best of the others. */
  readonly counts: 'score' | 'lead';
  /** What is worth knowing about every review of a game with several seats, such as that all had the same luck. */
  readonly remark?: Said;
  /** Whether this is something that can be judged as it is: in a running game, before or just when somebody decides. */
  judges(decision: Decision<View, Move>): boolean;
  /** What of a seat's way is judged, in the order in which it happened. */
  occasions(way: readonly Passage<View, Move>[]): Occasion<View, Move>[];
  /**
   * Of what it `judges`, or has named as an occasion: first what can be said at once, in a few milliseconds; then, where it takes a search, better and better
   * answers, each after a slice of no more than 100 ms on a usual computer. The last is the coach's final word.
   * Whoever has enough stops asking. Once it is late, the search ends where it is.
   */
  analyse(
    decision: Decision<View, Move>,
    chance: Chance,
    isLate?: IsLate,
  ): Iterable<Analysis<Move, Said>>;
  /** The same for what chance brought; `occasions` has said that it brought something. */
  luck(passage: Passage<View, Move>, chance: Chance, isLate?: IsLate): Iterable<Luck>;
  /** How a seat stands against the others; null where there are none. Games that are not won by a lead have none. */
  outlook?(view: View): Outlook | null;
}

/** A coach whose types nobody needs to know: what reviews, workers and tools work with. */
export type AnyCoach = Coach<unknown, unknown>;

/** A game's coach for tables with these options. Loading may take a while. */
export type LoadCoach<View, Move, Said extends Line = Line> = (
  options: unknown,
  readTable: ReadTable,
) => Promise<Coach<View, Move, Said>>;
