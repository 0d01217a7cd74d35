import { type Title, tilesOf } from '../rules/index.ts';

/** By the number of tiles in a title: closing one counts most. */
const VALUES = [0, 1, 1.8, 5] as const;

/** What a title is worth to a bot that only fills titles: the fuller the better, whatever it says. */
export function fullness(title: Title): number {
  return VALUES[tilesOf(title).length] ?? 0;
}
