import type { AnyGame, Line, LoadBot, Seat } from '@late/kernel';
import type { Figures } from './figures.ts';

/** What the tools know about a game. */
export interface GameKit {
  readonly game: AnyGame;
  readonly loadBot: LoadBot<unknown, unknown>;
  narrate(event: unknown, name: (seat: Seat) => string): Line[];
  /** Whether this view asks for a choice that a bot thinks about. */
  isDecision(view: unknown): boolean;
  /** Counts what is worth knowing about this game beyond its scores. */
  figures(seats: number): Figures;
}
