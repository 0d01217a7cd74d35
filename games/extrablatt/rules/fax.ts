import { drawFrom, type TableChance } from '@late/kernel';
import { copiesFor, HEADLINES, type Headline } from './sections.ts';

export const FAX_COLUMNS = 5;
export const COLUMN_CARDS = 3;

/** A card of the fax plan: a dispatch by its headline, or a time motor. */
export type FaxCard = Headline | 'motor';

/** The fax plan: five columns, each from its lowest card up; only the lowest can be taken. */
export type FaxPlan = readonly (readonly FaxCard[])[];

export const STACKS = ['start', 'normal', 'tempo'] as const;
export type StackName = (typeof STACKS)[number];

/** How many cards of either kind a stack holds. Which dispatches they are is decided as they are drawn. */
export interface Stack {
  readonly dispatches: number;
  readonly motors: number;
}

/**
 * What has not been laid out. All dispatches are shuffled before they are dealt into the stacks, so
 * each stack draws from the same bag, and nothing of the future needs to be kept.
 */
export interface FaxSupply {
  readonly stacks: Readonly<Record<StackName, Stack>>;
  readonly unseen: readonly Headline[];
}

export function fullSupply(seats: number): FaxSupply {
  const copies = copiesFor(seats);
  const dispatches = (HEADLINES * copies) / STACKS.length;
  const unseen: Headline[] = [];
  for (let headline = 0; headline < HEADLINES; headline++) {
    for (let copy = 0; copy < copies; copy++) unseen.push(headline);
  }
  return {
    stacks: {
      start: { dispatches, motors: 5 },
      normal: { dispatches, motors: 0 },
      tempo: { dispatches, motors: 7 },
    },
    unseen,
  };
}

export function cardsIn({ stacks }: FaxSupply, name: StackName): number {
  const { dispatches, motors } = stacks[name];
  return dispatches + motors;
}

/** Draws up to so many cards from one stack. */
export function drawCards(
  wire: FaxSupply,
  name: StackName,
  count: number,
  chance: TableChance,
): { readonly cards: readonly FaxCard[]; readonly wire: FaxSupply } {
  const cards: FaxCard[] = [];
  let { dispatches, motors } = wire.stacks[name];
  let { unseen } = wire;
  while (cards.length < count && dispatches + motors > 0) {
    if (motors > 0 && chance.below(dispatches + motors, name) < motors) {
      motors--;
      cards.push('motor');
      continue;
    }
    const { drawn, rest } = drawFrom(unseen, 1, chance, 'dispatches');
    dispatches--;
    unseen = rest;
    cards.push(...drawn);
  }
  return { cards, wire: { stacks: { ...wire.stacks, [name]: { dispatches, motors } }, unseen } };
}

/** The stacks that a refill can come from: the start stack while it lasts, then one of the two. */
export function sources(wire: FaxSupply): readonly StackName[] {
  if (cardsIn(wire, 'start')) return ['start'];
  return (['normal', 'tempo'] as const).filter((name) => cardsIn(wire, name));
}

export function lowest(plan: FaxPlan, fax: number): FaxCard | undefined {
  return plan[fax]?.[0];
}
