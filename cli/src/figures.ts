import type { Result } from '@late/kernel';

/** A game's own count over many finished games. */
export interface Figures {
  add(state: unknown, result: Result): void;
  report(games: number): Readonly<Record<string, number | readonly number[]>>;
}
