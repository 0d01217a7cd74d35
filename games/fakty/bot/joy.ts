import { type Title, tilesOf } from '../rules/index.ts';

/** By the number of tiles in a title. */
const JOY = [0, 1, 2, 5] as const;

/** How a child likes a title: the fuller the better, whatever it says. */
export function joy(title: Title): number {
  return JOY[tilesOf(title).length] ?? 0;
}
