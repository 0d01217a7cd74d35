/** Grows when a recorded game would replay differently. In 2, whoever judges grammar can object. */
export const VERSION = 2;
/** Earlier versions whose games are played on as they were. */
export const REPLAYS: readonly number[] = [1];
