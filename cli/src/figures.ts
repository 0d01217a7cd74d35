import type { Result } from '@late/kernel';

/** A game's own count over many finished games. */
export interface Figures {
  /** Shown every position of a game, from the first to the last, where the last does not tell all. */
  follow?(state: unknown): void;
  add(state: unknown, result: Result): void;
  report(games: number): Readonly<Record<string, number | readonly number[]>>;
}
