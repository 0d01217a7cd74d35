import { fillCrossword, hasWord, type LaidLetter, type WordGraph } from '@late/lexicon';
import {
  ALL_LAID,
  BLANK,
  laid,
  type Placement,
  runsOf,
  type Tile,
  tileValue,
  without,
} from '../../rules/index.ts';
import { placementsOf, rackOf, VALUES } from '../tiles.ts';
import type { Planner } from './plan.ts';

/** Game 2: a crossword that grows word by word. `tables` says how long it is searched for. */
export function crosswordPlanner(graph: WordGraph, tables: number): Planner {
  return (tiles, maySwap, chance, isLate) => {
    const worth = { values: VALUES, bonus: { tiles: tiles.length, points: ALL_LAID } };
    const found = fillCrossword(graph, rackOf(tiles), worth, chance).search(tables, isLate);
    const swap = maySwap && !found.complete ? hardest(tiles, found.laid) : null;
    return { swap, layouts: growth(graph, placementsOf(found.laid)) };
  };
}

/** The moments at which everything on the table is words. */
function growth(graph: WordGraph, tiles: readonly Placement[]): Placement[][] {
  return tiles
    .map((_, last) => tiles.slice(0, last + 1))
    .filter((layout) => {
      const runs = runsOf(layout.map(laid));
      return runs.length > 0 && runs.every(({ word }) => hasWord(graph, word));
    });
}

/** The two tiles worst to place: those that found none, then the rarest. */
function hardest(tiles: readonly Tile[], found: readonly LaidLetter[]): [Tile, Tile] | null {
  const placed = placementsOf(found).map(({ tile }) => tile);
  const left = without(tiles, placed);
  const byValue = (some: readonly Tile[]) =>
    some.filter((tile) => tile !== BLANK).sort((a, b) => tileValue(b) - tileValue(a));
  const [one, other] = [...byValue(left), ...byValue(placed)];
  return one === undefined || other === undefined ? null : [one, other];
}
