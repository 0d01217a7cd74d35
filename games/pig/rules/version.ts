/** Grows when a recorded game would replay differently. */
export const VERSION = 1;
