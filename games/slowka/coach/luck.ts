import {
  type Chance,
  drawFrom,
  estimateOf,
  type IsLate,
  type Luck,
  neverLate,
  type Passage,
} from '@late/kernel';
import type { Letter } from '@late/lexicon';
import { leadOf, prospect, type Standing, standingOf } from '../bot/ahead/standing.ts';
import { lettersOf } from '../bot/ground/letters-of.ts';
import { foresight } from '../bot/prospects/prospects.ts';
import type { Move, View } from '../rules/index.ts';
import { type Knowledge, seatOf } from './desk.ts';
import { keptIn } from './occasions.ts';

/** Draws that are compared with the one that came, and so many in a slice. */
const DRAWS = 64;
const SLICE = 2;

/** What a draw is worth beside others that could have come: by the best turn that each would allow now. */
export function* luckOf(
  knowledge: Knowledge,
  passage: Passage<View, Move>,
  chance: Chance,
  isLate: IsLate = neverLate,
): Generator<Luck, void> {
  const { after, move } = passage;
  const seat = seatOf(after);
  const standing = standingOf(after, seat, knowledge.learned);
  const { ground, hand } = standing;
  const kept = lettersOf(ground.alphabet, keptIn(passage));
  const drawn = minus(hand, kept);
  // What was given back lies in the pool now, and could not have come.
  const given = move?.do === 'exchange' ? lettersOf(ground.alphabet, move.tokens) : [];
  const could = minus([...standing.unseen, ...drawn], given);
  const came = bestOf(knowledge, standing, hand);
  const others: number[] = [];
  while (others.length < DRAWS) {
    for (let draw = 0; draw < SLICE; draw++) {
      const other = drawFrom(could, drawn.length, chance, 'pool').drawn;
      others.push(bestOf(knowledge, standing, [...kept, ...other]));
    }
    const { mean, se } = estimateOf(others);
    const base = baseOf(passage, standing, kept, mean);
    yield { mean: base, worth: base + came - mean, se };
    if (isLate()) return;
  }
}

/** What was to be expected before the draw. */
function baseOf(
  { before, after }: Passage<View, Move>,
  standing: Standing,
  kept: readonly Letter[],
  mean: number,
): number {
  const { seat, seats, points, ground, pool } = standing;
  const lead = leadOf(points, seat);
  if (after.turn === seat) return lead + mean;
  // Before anybody has laid a word, what the first one gains the others lose.
  if (!before) return lead - mean / (seats - 1);
  return lead + prospect(standing, ground.free, kept, pool);
}

/** What the best turn with a hand brings until the end, as if it came at once. */
function bestOf({ finder }: Knowledge, standing: Standing, hand: readonly Letter[]): number {
  const { ground, pool, weights } = standing;
  const [best] = finder.best(ground, hand, 1, foresight(weights, ground, hand, pool > 0));
  return best?.value ?? prospect(standing, ground.free, hand, pool);
}

function minus(letters: readonly Letter[], taken: readonly Letter[]): Letter[] {
  const left = [...letters];
  for (const letter of taken) left.splice(left.indexOf(letter), 1);
  return left;
}
