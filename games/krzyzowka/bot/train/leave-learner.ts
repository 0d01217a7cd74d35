import type { Seat } from '@late/kernel';
import type { OfEdition } from '@late/lexicon';
import {
  type CommonView,
  type Krzyzowka,
  type Move,
  type Tile,
  tileSetOf,
  without,
} from '../../rules/index.ts';
import type { LeaveWeights } from '../common/leave.ts';
import type { Mind } from '../common/mind.ts';
import { LeastSquares } from './least-squares.ts';
import { FEATURES, featuresOf, weightsFrom } from './leave-features.ts';
import { playCommon } from './play-common.ts';

/** So many games in which a feature was worth nothing are added to what was played. */
const RIDGE = 15;

/** A player's moment after a turn: what it kept, and by how much it leads. */
interface Moment {
  readonly features: Float64Array;
  readonly lead: number;
  /** Whether the hand was filled up, so that kept tiles met new ones. */
  readonly filled: boolean;
}

/** What kept tiles are worth to players of this mind, from games between two of them. */
export function learnLeaves(
  game: Krzyzowka,
  options: OfEdition,
  mind: Mind,
  seeds: Iterable<number>,
): LeaveWeights {
  const squares = new LeastSquares(FEATURES, RIDGE);
  for (const seed of seeds) {
    const moments: Moment[][] = [[], []];
    const { scores } = playCommon(
      game,
      options,
      [mind, mind],
      seed,
      ({ seat, view, move, after }) => {
        moments[seat]?.push(momentOf(view, move, leadOf(after.scores, seat)));
      },
    );
    moments.forEach((own, seat) => {
      learn(squares, own, leadOf(scores, seat));
    });
  }
  return weightsFrom(squares.solve());
}

function leadOf(scores: readonly number[], seat: Seat): number {
  return (scores[seat] as number) - (scores[1 - seat] as number);
}

function momentOf({ options, mine, bag }: CommonView, move: Move, lead: number): Moment {
  const used = usedTiles(move);
  const drawn = move.do === 'lay' ? used.length : 0;
  return {
    features: featuresOf(
      tileSetOf(options).alphabet,
      without(mine ?? [], used),
      Math.max(0, bag - drawn),
    ),
    lead,
    filled: bag > 0 && bag >= used.length,
  };
}

function usedTiles(move: Move): readonly Tile[] {
  if (move.do === 'lay') return move.tiles.map(({ tile }) => tile);
  return move.do === 'exchange' ? move.tiles : [];
}

/** From one turn to the next the lead grows; once the bag is empty, all that follows is one growth. */
function learn(squares: LeastSquares, moments: readonly Moment[], last: number): void {
  moments.forEach(({ features, lead, filled }, turn) => {
    if (!filled) return;
    const next = moments[turn + 1];
    if (next?.filled) squares.add(features, next.lead - lead, next.features);
    else squares.add(features, last - lead, null);
  });
}
