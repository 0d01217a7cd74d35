import type { OfEdition } from '@late/lexicon';
import { gridOf, type Laid, laid, type Placement } from '../grid.ts';
import { HAND } from '../move.ts';
import { type Run, runsThrough } from '../runs.ts';
import { directionOf } from './place.ts';

export const SEVEN_TILES = 20;

export interface Score {
  /** The word itself first, then those that it makes beside it, in reading order. */
  readonly words: readonly Run[];
  readonly bonus: number;
  readonly points: number;
}

/** What a legal placement makes, and what that is worth. The dictionary is not asked. */
export function scoreOf(
  options: OfEdition,
  table: readonly Laid[],
  tiles: readonly Placement[],
): Score {
  const words = wordsOf(options, table, tiles);
  const bonus = tiles.length === HAND ? SEVEN_TILES : 0;
  return { words, bonus, points: words.reduce((sum, { points }) => sum + points, bonus) };
}

function wordsOf(options: OfEdition, table: readonly Laid[], tiles: readonly Placement[]): Run[] {
  const runs = runsThrough(options, gridOf([...table, ...tiles.map(laid)]), tiles);
  const main = mainOf(runs, tiles);
  return [main, ...runs.filter((run) => run !== main)];
}

/** The run along the line of tiles; a single tile's word is the longer of its two, or the one across. */
function mainOf(runs: readonly Run[], tiles: readonly Placement[]): Run {
  if (tiles.length > 1) {
    const across = directionOf(tiles);
    return runs.find((run) => run.across === across) as Run;
  }
  const longest = Math.max(...runs.map(({ word }) => word.length));
  const long = runs.filter(({ word }) => word.length === longest);
  return long.find(({ across }) => across) ?? (long[0] as Run);
}
