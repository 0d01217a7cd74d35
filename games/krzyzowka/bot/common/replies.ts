import type { Chance } from '@late/kernel';
import { drawFrom } from '@late/kernel';
import type {
  Alphabet,
  CrosswordSearch,
  CrosswordWorth,
  KeptCrosswordMove,
  LaidLetter,
  Rack,
} from '@late/lexicon';
import { BLANK, HAND, type Tile } from '../../rules/index.ts';
import { rackOf } from '../tiles.ts';

/** Hands that the next player might hold. Blanks are left out: they fit everywhere and take long. */
export function possibleHands(
  alphabet: Alphabet,
  unseen: readonly Tile[],
  count: number,
  chance: Chance,
): Rack[] {
  const letters = unseen.filter((tile) => tile !== BLANK);
  return Array.from({ length: count }, () =>
    rackOf(alphabet, drawFrom(letters, HAND, chance, 'unseen').drawn),
  );
}

/** What the next player will make of a table after a move, on average over hands. */
export function meanReply(
  search: CrosswordSearch,
  table: readonly LaidLetter[],
  { placements }: KeptCrosswordMove,
  hands: readonly Rack[],
  worth: CrosswordWorth,
): number {
  const after = [...table, ...placements];
  let sum = 0;
  for (const hand of hands) {
    let most = 0;
    search.moves(after, hand, worth, ({ score }) => {
      if (score > most) most = score;
    });
    sum += most;
  }
  return sum / Math.max(1, hands.length);
}
