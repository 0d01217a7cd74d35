import type { Chance, Luck, Passage, Seat } from '@late/kernel';
import {
  drawCards,
  FAX_COLUMNS,
  type FaxCard,
  type FaxSupply,
  type Move,
  type Newsroom,
  STACKS,
  type View,
} from '../rules/index.ts';
import { expectedOf } from './worth.ts';

const SAMPLES = 64;

type Step = Passage<View, Move>;

/** How many cards this step laid out. */
export function cardsLaid({ before, after }: Step): number {
  if (after.phase.at === 'over') return 0;
  const left = (view: View) => STACKS.reduce((sum, name) => sum + sizeOf(view.wire, name), 0);
  return before ? left(before) - left(after) : after.plan.flat().length;
}

/** What the fresh cards of the fax are worth to a seat against those that could have come. */
export function luckOfCards({ before, after }: Step, seat: Seat, chance: Chance): Luck {
  const blank = before ? withoutFresh(before, after) : withoutDeal(after);
  const worth = expectedOf(after)[seat] as number;
  let sum = 0;
  let squares = 0;
  for (let n = 0; n < SAMPLES; n++) {
    const value = expectedOf(laidAnew(blank, chance))[seat] as number;
    sum += value;
    squares += value * value;
  }
  const mean = sum / SAMPLES;
  const spread = Math.max(0, squares / SAMPLES - mean * mean);
  return { mean, worth, se: Math.sqrt(spread / SAMPLES) };
}

/** A plan with gaps, and from which stacks so many cards are to come into a column. */
interface Blank {
  readonly newsroom: Newsroom;
  readonly gaps: readonly {
    readonly fax: number;
    readonly stack: string;
    readonly cards: number;
  }[];
}

function withoutFresh(before: View, after: View): Blank {
  const gaps = STACKS.map((stack) => ({
    stack,
    cards: sizeOf(before.wire, stack) - sizeOf(after.wire, stack),
  })).filter(({ cards }) => cards > 0);
  const drawn = gaps.reduce((sum, { cards }) => sum + cards, 0);
  // Cards are taken one by one and columns filled when they are empty: a fresh column has nothing else in it,
  // unless it is being filled from two stacks.
  const fax = after.plan.findIndex(
    (column, index) => column.length >= drawn && isFresh(before, column, index, drawn),
  );
  const column = after.plan[fax] as readonly FaxCard[];
  const fresh = column.slice(column.length - drawn);
  return {
    newsroom: {
      ...after,
      plan: after.plan.with(fax, column.slice(0, column.length - drawn)),
      wire: putBack(before.wire, after.wire, fresh),
      hour: before.hour,
    },
    gaps: gaps.map((gap) => ({ ...gap, fax })),
  };
}

/** Whether the last cards of a column were not there before. */
function isFresh(before: View, column: readonly FaxCard[], fax: number, drawn: number): boolean {
  const old = before.plan[fax] as readonly FaxCard[];
  return column.length > old.length || (old.length <= 1 && column.length === drawn);
}

function withoutDeal(after: View): Blank {
  const fresh = after.plan.flat();
  const motors = fresh.filter((card) => card === 'motor').length;
  const { start } = after.wire.stacks;
  const full = {
    dispatches: start.dispatches + fresh.length - motors,
    motors: start.motors + motors,
  };
  return {
    newsroom: {
      ...after,
      plan: after.plan.map(() => []),
      wire: {
        stacks: { ...after.wire.stacks, start: full },
        unseen: sorted([...after.wire.unseen, ...dispatchesIn(fresh)]),
      },
      hour: 0,
    },
    gaps: Array.from({ length: FAX_COLUMNS }, (_, fax) => ({
      fax,
      stack: 'start',
      cards: (after.plan[fax] as readonly FaxCard[]).length,
    })),
  };
}

function putBack(before: FaxSupply, after: FaxSupply, fresh: readonly FaxCard[]): FaxSupply {
  return { stacks: before.stacks, unseen: sorted([...after.unseen, ...dispatchesIn(fresh)]) };
}

const dispatchesIn = (cards: readonly FaxCard[]) => cards.filter((card) => card !== 'motor');

/** In an order that tells nothing of which came. */
const sorted = (headlines: readonly number[]) => [...headlines].sort((a, b) => a - b);

function laidAnew({ newsroom, gaps }: Blank, chance: Chance): Newsroom {
  let { plan, wire, hour } = newsroom;
  for (const { fax, stack, cards } of gaps) {
    const drawn = drawCards(wire, stack as (typeof STACKS)[number], cards, chance);
    wire = drawn.wire;
    plan = plan.with(fax, [...(plan[fax] as readonly FaxCard[]), ...drawn.cards]);
    hour += drawn.cards.filter((card) => card === 'motor').length;
  }
  return { ...newsroom, plan, wire, hour };
}

function sizeOf({ stacks }: FaxSupply, name: (typeof STACKS)[number]): number {
  return stacks[name].dispatches + stacks[name].motors;
}
