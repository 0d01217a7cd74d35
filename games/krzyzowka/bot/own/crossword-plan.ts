import { fillCrossword, hasWord, type OfEdition, type WordGraph } from '@late/lexicon';
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
import { placementsOf, rackOf, valuesOf } from '../tiles.ts';
import type { Planner } from './plan.ts';

/** Game 2: a crossword that grows word by word. `tables` says how long it is searched for. */
export function crosswordPlanner(options: OfEdition, graph: WordGraph, tables: number): Planner {
  const values = valuesOf(options);
  const { alphabet } = graph;
  return (tiles, maySwap, chance, isLate) => {
    const worth = { values, bonus: { tiles: tiles.length, points: ALL_LAID } };
    const rack = rackOf(alphabet, tiles);
    const found = fillCrossword(graph, rack, worth, chance).search(tables, isLate);
    const laid = placementsOf(alphabet, found.laid);
    const swap = maySwap && !found.complete ? hardest(options, tiles, laid) : null;
    return { swap, layouts: growth(options, graph, laid) };
  };
}

/** The moments at which everything on the table is words. */
function growth(options: OfEdition, graph: WordGraph, tiles: readonly Placement[]): Placement[][] {
  return tiles
    .map((_, last) => tiles.slice(0, last + 1))
    .filter((layout) => {
      const runs = runsOf(options, layout.map(laid));
      return runs.length > 0 && runs.every(({ word }) => hasWord(graph, word));
    });
}

/** The two tiles worst to place: those that found none, then the rarest. */
function hardest(
  options: OfEdition,
  tiles: readonly Tile[],
  found: readonly Placement[],
): [Tile, Tile] | null {
  const placed = found.map(({ tile }) => tile);
  const left = without(tiles, placed);
  const byValue = (some: readonly Tile[]) =>
    some
      .filter((tile) => tile !== BLANK)
      .sort((a, b) => tileValue(options, b) - tileValue(options, a));
  const [one, other] = [...byValue(left), ...byValue(placed)];
  return one === undefined || other === undefined ? null : [one, other];
}
