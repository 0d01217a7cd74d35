import type { Chance } from '@late/kernel';
import { drawFrom } from '@late/kernel';
import type { CrosswordSearch, KeptCrosswordMove, LaidLetter, Rack } from '@late/lexicon';
import { BLANK, HAND, type Tile } from '../../rules/index.ts';
import { rackOf } from '../tiles.ts';
import { WORTH } from './worth.ts';

/** Hands that the next player might hold. Blanks are left out: they fit everywhere and take long. */
export function possibleHands(unseen: readonly Tile[], count: number, chance: Chance): Rack[] {
  const letters = unseen.filter((tile) => tile !== BLANK);
  return Array.from({ length: count }, () => rackOf(drawFrom(letters, HAND, chance).drawn));
}

/** What the next player will make of a table after a move, on average over hands. */
export function meanReply(
  search: CrosswordSearch,
  table: readonly LaidLetter[],
  { placements }: KeptCrosswordMove,
  hands: readonly Rack[],
): number {
  const after = [...table, ...placements];
  let sum = 0;
  for (const hand of hands) {
    let most = 0;
    search.moves(after, hand, WORTH, ({ score }) => {
      if (score > most) most = score;
    });
    sum += most;
  }
  return sum / Math.max(1, hands.length);
}
