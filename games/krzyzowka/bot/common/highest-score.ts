import { bestMoves, crosswordSearch, type WordGraph } from '@late/lexicon';
import { bagLeft, type CommonView, type Move, type Tile } from '../../rules/index.ts';
import { lettersOn, placementsOf, rackOf } from '../tiles.ts';
import type { Mind } from './mind.ts';
import { WORTH } from './worth.ts';

/** Lays whatever counts most now: the player that `hard` is measured against. */
export function highestScore(graph: WordGraph): Mind {
  const search = crosswordSearch(graph);
  return (view) => {
    const mine = view.mine ?? [];
    const [best] = bestMoves(search, lettersOn(view.table), rackOf(mine), WORTH, 1);
    return best ? { do: 'lay', tiles: placementsOf(best.placements) } : withoutWord(view, mine);
  };
}

/** Without a word it exchanges. */
export function withoutWord(view: CommonView, tiles: readonly Tile[]): Move {
  const given = tiles.slice(0, bagLeft(view));
  return given.length ? { do: 'exchange', tiles: given } : { do: 'pass' };
}
