import { type Title, tilesOf } from '../rules/index.ts';

/** By the number of tiles in a title: beginning one is fun, closing one is bliss. */
const JOY = [0, 1, 1.8, 5] as const;

/** How a child likes a title: the fuller the better, whatever it says. */
export function joy(title: Title): number {
  return JOY[tilesOf(title).length] ?? 0;
}
