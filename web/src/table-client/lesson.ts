import type { Line } from '@late/kernel';

/** What a lesson says at one moment. */
export interface LessonNote {
  /** Counted from 1. */
  readonly step: number;
  readonly of: number;
  readonly says: Line;
  /** What it is about, and what else has to stay in sight: names that the board marks its parts with. */
  readonly at: string;
  readonly needs: readonly string[];
  /** The move that it asks for; null where it is only to be read. */
  readonly asks: unknown;
}

/** What the reader of a lesson can do beside playing. */
export interface LessonActions {
  next(): void;
  /** Ends it: the game goes on without. */
  skip(): void;
  /** Makes the move that is asked for. */
  showMe(): Promise<void>;
}
