/** Grows when a recorded game would replay differently. */
export const VERSION = 2;

/** Earlier versions whose games are still replayed, and played on, by their own rules. */
export const REPLAYS: readonly number[] = [1];
