import { type Chance, type IsLate, neverLate } from '@late/kernel';
import { bestMoves, crosswordSearch, type KeptCrosswordMove, type WordGraph } from '@late/lexicon';
import {
  bagLeft,
  type CommonView,
  type Move,
  type Tile,
  unseenTiles,
  without,
} from '../../rules/index.ts';
import { lettersOn, placementsOf, rackOf, worthOf } from '../tiles.ts';
import { lastMove } from './endgame.ts';
import { bestExchange } from './exchange.ts';
import { Leave, type LeaveWeights } from './leave.ts';
import type { Mind } from './mind.ts';
import { meanReply, possibleHands } from './replies.ts';

export interface Foresight {
  /** How much the tiles that are kept count beside points. */
  readonly keeping: number;
  /** How much the next player's answer counts. */
  readonly opening: number;
  /** Of how many moves the answers are looked at, and from how many hands. */
  readonly moves: number;
  readonly hands: number;
}

/** Found with `npm run arena`, on seeds of its own. */
export const FORESIGHT: Foresight = {
  keeping: 0.8,
  opening: 0.5,
  moves: 6,
  hands: 5,
};

/** Also values what it keeps and what it opens, and counts the last tiles out. */
export function farSighted(graph: WordGraph, learned: LeaveWeights, foresight = FORESIGHT): Mind {
  const search = crosswordSearch(graph);
  const { alphabet } = graph;
  const leave = new Leave(learned, alphabet);

  return (view, chance, isLate = neverLate) => {
    const hand = view.mine ?? [];
    if (bagLeft(view) > 0) return midgame(view, hand, chance, isLate);
    const table = lettersOn(alphabet, view.table);
    const [mine, theirs] = [rackOf(alphabet, hand), rackOf(alphabet, unseenTiles(view))];
    const worth = worthOf(view.options);
    const last =
      view.counts.length === 2
        ? lastMove(search, table, mine, theirs, worth, isLate)
        : bestMoves(search, table, mine, worth, 1)[0];
    return last ? lay(last) : { do: 'pass' };
  };

  function midgame(view: CommonView, hand: readonly Tile[], chance: Chance, isLate: IsLate): Move {
    const { keeping, moves, hands } = foresight;
    // Alone nobody answers.
    const opening = view.counts.length > 1 ? foresight.opening : 0;
    const table = lettersOn(alphabet, view.table);
    const worth = worthOf(view.options);
    leave.hold(hand);
    const found = bestMoves(
      search,
      table,
      rackOf(alphabet, hand),
      worth,
      moves,
      (move) => move.score + keeping * leave.after(move),
    );
    const others = possibleHands(alphabet, unseenTiles(view), hands, chance);
    const replies: number[] = [];
    for (const move of found) {
      if (replies.length > 0 && isLate()) break;
      replies.push(meanReply(search, table, move, others, worth));
    }
    let best: KeptCrosswordMove | null = null;
    let most = -Infinity;
    for (const [place, move] of found.slice(0, replies.length).entries()) {
      const laid = placementsOf(alphabet, move.placements).map(({ tile }) => tile);
      const kept = keeping * leave.of(without(hand, laid));
      const value = move.score + kept - opening * (replies[place] as number);
      if (value <= most) continue;
      most = value;
      best = move;
    }
    const exchange = bestExchange(leave, hand, bagLeft(view));
    const idle = exchange ? keeping * exchange.value - opening * Math.max(0, ...replies) : 0;
    if (best && !(exchange && idle > most)) return lay(best);
    return exchange ? { do: 'exchange', tiles: exchange.tiles } : { do: 'pass' };
  }

  function lay({ placements }: KeptCrosswordMove): Move {
    return { do: 'lay', tiles: placementsOf(alphabet, placements) };
  }
}
