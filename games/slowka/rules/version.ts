/** Grows when a recorded game would replay differently. */
export const VERSION = 2;

/** What games of earlier versions are still replayed and played on by; `earlier.ts` has their rules. */
export const REPLAYS = [1] as const;
