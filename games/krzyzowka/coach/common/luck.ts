import {
  type Chance,
  drawFrom,
  estimateOf,
  type IsLate,
  type Luck,
  neverLate,
  type Passage,
} from '@late/kernel';
import { leadOf, restOf, type Standing, standingOf } from '../../bot/ahead/standing.ts';
import { BLANK, type CommonView, type Move, type Tile, without } from '../../rules/index.ts';
import { type Knowledge, seatOf } from './desk.ts';
import { keptIn } from './occasions.ts';

/** Draws that are compared with the one that came, and so many in a slice. */
const DRAWS = 64;
const SLICE = 2;
/** Two blanks at once are so rare and take so long that they count as one. */
const MOST_BLANKS = 1;

/** What a draw is worth beside others that could have come: by the best turn that each would allow now. */
export function* luckOf(
  { foresight }: Knowledge,
  passage: Passage<CommonView, Move>,
  chance: Chance,
  isLate: IsLate = neverLate,
): Generator<Luck, void> {
  const { after, move } = passage;
  const seat = seatOf(after);
  const standing = standingOf(foresight.graph.alphabet, after, seat);
  const { hand } = standing;
  const kept = keptIn(passage);
  const drawn = without(hand, kept);
  // What was given back lies in the bag now, and could not have come.
  const given = move?.do === 'exchange' ? move.tiles : [];
  const could = without([...standing.unseen, ...drawn], given);
  const worthOf = (tiles: readonly Tile[]) => foresight.best(standing, fewBlanks(tiles));
  const came = worthOf(hand);
  const others: number[] = [];
  while (others.length < DRAWS) {
    for (let draw = 0; draw < SLICE; draw++) {
      const other = drawFrom(could, drawn.length, chance, 'bag').drawn;
      others.push(worthOf([...kept, ...other]));
    }
    const { mean, se } = estimateOf(others);
    const base = baseOf(after, standing, kept, mean, foresight.kept(kept));
    yield { mean: base, worth: base + came - mean, se };
    if (isLate()) return;
  }
}

/** What was to be expected before the draw. */
function baseOf(
  { active }: CommonView,
  standing: Standing,
  kept: readonly Tile[],
  mean: number,
  leave: number,
): number {
  const { bag, points, seat } = standing;
  const lead = leadOf(points, seat);
  const rest = restOf(standing, bag, kept.length + 1);
  return lead + rest + (active === seat ? mean : leave);
}

function fewBlanks(tiles: readonly Tile[]): readonly Tile[] {
  const blanks = tiles.filter((tile) => tile === BLANK).length;
  const many = new Array<Tile>(Math.max(0, blanks - MOST_BLANKS)).fill(BLANK);
  return without(tiles, many);
}
