import type { AnyCoach, GameRecord, Line, Seat } from '@late/kernel';
import type { Found } from '@late/table/review';
import type { Advice } from '../table-client/advice.ts';

/** What the coach's worker is asked: to review a whole game, or about one decision. */
export type CoachQuestion =
  | { readonly ask: 'review'; readonly record: GameRecord }
  | ({ readonly ask: 'decision' } & AskedDecision);

export interface AskedDecision {
  readonly game: string;
  readonly options: unknown;
  /** What the seat sees. */
  readonly view: unknown;
  /** Null asks what to do. */
  readonly move: unknown;
}

/** A place of a game that is judged, as the page knows it. */
export interface ToldPlace {
  readonly seat: Seat;
  readonly step: number;
  readonly kind: 'decision' | 'chance';
  /** A bot decided it in somebody's place. */
  readonly isStandIn: boolean;
  /** Whether another move at this place could be judged as well, so that it can be a task. */
  readonly canTry: boolean;
}

export interface ToldFinding extends Found {
  /** What the seat saw when it decided; told with the first finding of a place. */
  readonly view?: unknown;
}

/** What is known of a game before anything of it is judged. */
export interface Begun {
  readonly unit: AnyCoach['unit'];
  readonly counts: AnyCoach['counts'];
  readonly remark: Line | null;
  readonly places: readonly ToldPlace[];
}

export type CoachReply =
  | ({ readonly tell: 'begun' } & Begun)
  | { readonly tell: 'found'; readonly found: readonly ToldFinding[] }
  | { readonly tell: 'done' }
  /** Null if the coach does not judge such a decision. */
  | {
      readonly tell: 'analysis';
      readonly advice: Advice | null;
      readonly isFinal: boolean;
    }
  | { readonly tell: 'failed'; readonly error: string };
