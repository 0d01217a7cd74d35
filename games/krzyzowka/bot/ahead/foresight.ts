import type { PlayedOn, Seat } from '@late/kernel';
import {
  bestMoves,
  type CrosswordSearch,
  crosswordSearch,
  type KeptCrosswordMove,
  type LaidLetter,
  type WordGraph,
} from '@late/lexicon';
import {
  BLANK,
  bagLeft,
  type CommonView,
  type Move,
  type Tile,
  without,
} from '../../rules/index.ts';
import { bestExchange } from '../common/exchange.ts';
import { FORESIGHT } from '../common/far-sighted.ts';
import { Leave, type LeaveWeights } from '../common/leave.ts';
import { placementsOf, rackOf } from '../tiles.ts';
import type { Option } from './option.ts';
import { leadOf, restOf, type Standing, type World } from './standing.ts';

/** Finds what can be done with a turn of the common crossword, and weighs it. */
export class Foresight {
  readonly graph: WordGraph;
  readonly search: CrosswordSearch;
  readonly #leave: Leave;

  constructor(graph: WordGraph, learned: LeaveWeights) {
    this.graph = graph;
    this.search = crosswordSearch(graph);
    this.#leave = new Leave(learned, graph.alphabet);
  }

  /** The most promising words, then the best turn without one. */
  options(standing: Standing, view: CommonView, most: number): Option[] {
    const { table, hand } = standing;
    const words = this.#best(standing, table, hand, most);
    return [...words.map((found) => this.#laying(standing, found)), this.#idle(standing, view)];
  }

  /** What a turn will have brought at the end, at first sight. */
  worth(standing: Standing, option: Option): number {
    const { bag, hand, points, seat } = standing;
    const drawn = option.word === null ? 0 : Math.min(bag, hand.length - option.kept.length);
    const own = points.with(seat, (points[seat] as number) + option.score);
    const rest = restOf(standing, bag - drawn, option.kept.length);
    return leadOf(own, seat) + rest + (bag > 0 ? this.kept(option.kept) : 0);
  }

  /** What the best turn with a hand brings until the end, as if it came now. */
  best(standing: Standing, hand: readonly Tile[]): number {
    const [best] = this.#best(standing, standing.table, hand, 1);
    return best ? best.score + this.kept(this.#keptAfter(hand, best)) : this.kept(hand);
  }

  kept(tiles: readonly Tile[]): number {
    return FORESIGHT.keeping * this.#leave.of(tiles);
  }

  /** The others answer, then comes one's own next turn from what was kept and drawn; once the bag is empty, all to the end. */
  playOn(standing: Standing, option: Option, world: World): PlayedOn {
    const { seat, rivals, hand } = standing;
    const order = [...rivals, seat];
    const points = [...standing.points];
    const hands = new Map(rivals.map((rival, place) => [rival, world.hands[place] ?? []]));
    let { table } = standing;
    let { bag } = world;
    const lay = (who: Seat, { placements, score }: Pick<Option, 'placements' | 'score'>) => {
      points[who] = (points[who] as number) + score;
      if (placements.length) table = [...table, ...placements];
    };
    const draw = (who: Seat, kept: readonly Tile[], wanted: number) => {
      hands.set(who, [...kept, ...bag.slice(0, wanted)]);
      bag = bag.slice(wanted);
    };
    lay(seat, option);
    draw(seat, option.kept, hand.length - option.kept.length);
    if (option.move.do === 'exchange') bag = [...bag, ...option.move.tiles];
    let answers = 0;
    let idle = 0;
    let left = option.kept;
    const ended = () => ({ lead: leadOf(points, seat), answers });
    // Alone it is over with the bag.
    const isOver = (who: Seat) =>
      hands.get(who)?.length === 0 || (rivals.length === 0 && bag.length === 0);
    if (isOver(seat)) return ended();
    for (let turn = 0; turn < order.length || bag.length === 0; turn++) {
      const who = order[turn % order.length] as Seat;
      const held = hands.get(who) as readonly Tile[];
      // With a blank there are so many words that looking for them takes longer than it tells.
      if (who === seat && hand.includes(BLANK)) {
        // One is to play again, which is worth as much as it costs to have played.
        const rest = Math.abs(restOf(standing, bag.length, held.length));
        return { lead: leadOf(points, seat) + rest + this.kept(option.kept), answers };
      }
      const [word] = this.#best(standing, table, held, 1);
      if (who === seat) left = held;
      if (!word) {
        if (++idle >= order.length && bag.length === 0) return ended();
        continue;
      }
      idle = 0;
      const kept = this.#keptAfter(held, word);
      lay(who, word);
      draw(who, kept, word.placements.length);
      if (isOver(who)) return ended();
      if (who === seat) left = kept;
      else if (turn < rivals.length) answers += word.score;
    }
    const turns = standing.turns + 1;
    const rest = restOf({ ...standing, turns }, bag.length, left.length);
    return { lead: leadOf(points, seat) + rest + this.kept(left), answers };
  }

  #best(
    { worth }: Standing,
    table: readonly LaidLetter[],
    hand: readonly Tile[],
    most: number,
  ): KeptCrosswordMove[] {
    const leave = this.#leave;
    leave.hold(hand);
    const rack = rackOf(this.graph.alphabet, hand);
    const rate = (move: Parameters<Leave['after']>[0] & { score: number }) =>
      move.score + FORESIGHT.keeping * leave.after(move);
    return bestMoves(this.search, table, rack, worth, most, rate);
  }

  #keptAfter(hand: readonly Tile[], { placements }: KeptCrosswordMove): Tile[] {
    const laid = placementsOf(this.graph.alphabet, placements).map(({ tile }) => tile);
    return without(hand, laid);
  }

  #laying({ hand }: Standing, found: KeptCrosswordMove): Option {
    const { placements, word, score } = found;
    return {
      move: { do: 'lay', tiles: placementsOf(this.graph.alphabet, placements) },
      word,
      placements,
      kept: this.#keptAfter(hand, found),
      score,
    };
  }

  #idle({ hand }: Standing, view: CommonView): Option {
    const exchange = bestExchange(this.#leave, hand, bagLeft(view));
    const move: Move = exchange ? { do: 'exchange', tiles: exchange.tiles } : { do: 'pass' };
    return idling(hand, move);
  }
}

/** A turn without a word. */
export function idling(
  hand: readonly Tile[],
  move: Extract<Move, { do: 'exchange' | 'pass' }>,
): Option {
  const kept = move.do === 'exchange' ? without(hand, move.tiles) : hand;
  return { move, word: null, placements: [], kept, score: 0 };
}
