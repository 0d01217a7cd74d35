import { bestMoves, crosswordSearch, type WordGraph } from '@late/lexicon';
import { bagLeft, type CommonView, type Move, type Tile } from '../../rules/index.ts';
import { lettersOn, placementsOf, rackOf, worthOf } from '../tiles.ts';
import type { Mind } from './mind.ts';

/** Lays whatever counts most now: the player that `hard` is measured against. */
export function highestScore(graph: WordGraph): Mind {
  const search = crosswordSearch(graph);
  const { alphabet } = graph;
  return (view) => {
    const mine = view.mine ?? [];
    const table = lettersOn(alphabet, view.table);
    const [best] = bestMoves(search, table, rackOf(alphabet, mine), worthOf(view.options), 1);
    if (!best) return withoutWord(view, mine);
    return { do: 'lay', tiles: placementsOf(alphabet, best.placements) };
  };
}

/** Without a word it exchanges. */
export function withoutWord(view: CommonView, tiles: readonly Tile[]): Move {
  const given = tiles.slice(0, bagLeft(view));
  return given.length ? { do: 'exchange', tiles: given } : { do: 'pass' };
}
