import type { Line, Seat, Seed } from '@late/kernel';
import type { Language } from '@late/ui';

/** What a step waits for. */
export interface Asked<Move> {
  /** What is to be done: boards show it, and it is done for whoever asks for that. */
  readonly move: Move;
  /** Whether another move will do as well. */
  accepts?(move: Move): boolean;
  /** What may be done on the way there, such as laying tiles one by one. */
  lets?(move: Move): boolean;
}

/** What a rival does, whatever their bot would have done. */
export interface Reply<Move> {
  readonly seat: Seat;
  readonly move: Move;
}

export interface LessonStep<Move, Told extends Line = Line> {
  readonly says: Told;
  /** What it is about: what the board marks with this name, as `data-lesson`. */
  readonly at: string;
  /** What else has to stay in sight meanwhile. */
  readonly needs?: readonly string[];
  /** Nothing where the step is only to be read. */
  readonly asks?: Asked<Move>;
  readonly replies?: readonly Reply<Move>[];
}

/** A first game that teaches: the reader has seat 0, easy bots the others, and luck is fixed. */
export interface Lesson<Options, Move, Told extends Line = Line> {
  readonly seed: Seed;
  readonly options: Options;
  readonly bots: number;
  readonly steps: readonly LessonStep<Move, Told>[];
}

/** One of several games under one name, each with a lesson of its own. */
export interface LessonKind<Options> {
  readonly kind: string;
  /** What it is called; nothing where there is just one. */
  readonly title?: Line;
  /** Whether a table with these options plays it. */
  isOf(options: Options): boolean;
  /** The name of the lesson for a reader of this language. */
  nameIn(language: Language): string;
}

/** What a game's `lesson/index.ts` offers. */
export interface LessonModule<Options, Move> {
  readonly kinds: readonly LessonKind<Options>[];
  /** By the name that a table keeps. */
  readonly lessons: Readonly<Record<string, Lesson<Partial<Options>, Move>>>;
}

export type AnyLesson = Lesson<unknown, unknown>;

export interface AnyLessonModule {
  readonly kinds: readonly LessonKind<unknown>[];
  readonly lessons: Readonly<Record<string, AnyLesson>>;
}
