/**
 * Grows when a recorded game would replay differently. Since 2, whoever judges grammar can object;
 * since 3, a tile that falls goes back to where the die took it from, and dead ends are cleared
 * where the table judges grammar, too.
 */
export const VERSION = 3;
/** Earlier versions whose games are played on as they were. */
export const REPLAYS: readonly number[] = [1, 2];

/** What differs between the versions: asked of whatever knows by which one it was dealt. */
export interface Dealt {
  readonly version: number;
}

export function canObject({ version }: Dealt): boolean {
  return version >= 2;
}

export function dieTakesBack({ version }: Dealt): boolean {
  return version >= 3;
}

export function clearsWhereTableJudges({ version }: Dealt): boolean {
  return version >= 3;
}
