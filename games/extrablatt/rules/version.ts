/** Grows when a recorded game would replay differently. */
export const VERSION = 3;

/**
 * Earlier rules that games are still played on by. By those of version 1 a duel about a duck needed a
 * section in which both papers had an article without one, and a photo earned a bonus of its own
 * beside its article's. Before version 3 a section's photos were taken in their order.
 */
export const REPLAYS: readonly number[] = [1, 2];

/** What differs between the versions: asked of whatever knows by which one it was dealt. */
export interface Dealt {
  readonly version: number;
}

export function duckNeedsBoth({ version }: Dealt): boolean {
  return version < 2;
}

export function photoHasOwnBonus({ version }: Dealt): boolean {
  return version < 2;
}

export function choosesPhoto({ version }: Dealt): boolean {
  return version >= 3;
}
