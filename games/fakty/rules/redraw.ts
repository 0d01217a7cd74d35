import { type Context, drawFrom, type Seat, type TableChance } from '@late/kernel';
import type { Tile } from '../decks/index.ts';
import { isOpenly } from './die.ts';
import type { ExclusiveState } from './exclusive/state.ts';
import type { HotState } from './hot/state.ts';
import type { State } from './state.ts';

/** Others' tiles come from all that the seat cannot see, and their votes are still to be given. */
export function redraw(state: State, seat: Seat, { chance }: Context): State {
  return state.variant === 'hot'
    ? redrawHot(state, seat, chance)
    : redrawExclusive(state, seat, chance);
}

/** Draws from the stack and what was hidden besides. */
class Hidden {
  stack: readonly Tile[];
  private readonly chance: TableChance;

  constructor(tiles: readonly Tile[], chance: TableChance) {
    this.stack = tiles.toSorted((a, b) => a - b);
    this.chance = chance;
  }

  deal(count: number): readonly Tile[] {
    const { drawn, rest } = drawFrom(this.stack, count, this.chance, 'stack');
    this.stack = rest;
    return drawn;
  }
}

function redrawHot(state: HotState, seat: Seat, chance: TableChance): HotState {
  const phase = undecided(state.phase, seat);
  if (seat === state.active) return { ...state, phase };
  const hidden = new Hidden([...state.stack, ...state.drawn], chance);
  const drawn = hidden.deal(state.drawn.length);
  return { ...state, phase, drawn, stack: hidden.stack };
}

function redrawExclusive(state: ExclusiveState, seat: Seat, chance: TableChance): ExclusiveState {
  const { active, hands, phase, stack } = state;
  // What came from the pool or a board was seen by all.
  const open = phase.at === 'taken' && isOpenly(phase.face) ? [phase.tile] : [];
  const seen = (owner: Seat) => (owner === active ? open : []);
  const others = hands.flatMap((hand, owner) =>
    owner === seat ? [] : hand.filter((tile) => !seen(owner).includes(tile)),
  );
  const hidden = new Hidden([...stack, ...others], chance);
  const dealt = hands.map((hand, owner) =>
    owner === seat ? hand : [...hidden.deal(hand.length - seen(owner).length), ...seen(owner)],
  );
  const isUnseen = phase.at === 'taken' && seat !== active && open.length === 0;
  return {
    ...state,
    hands: dealt,
    stack: hidden.stack,
    phase: isUnseen ? { ...phase, tile: dealt[active]?.at(-1) as Tile } : undecided(phase, seat),
  };
}

interface Votes {
  readonly votes: readonly unknown[];
}

/** Whoever objected is for the objection; everybody else but the seat has yet to vote. */
function undecided<Phase extends { readonly at: string }>(phase: Phase, seat: Seat): Phase {
  if (phase.at !== 'vote' && phase.at !== 'objection') return phase;
  const by = 'by' in phase ? phase.by : null;
  const { votes } = phase as unknown as Votes;
  const kept = votes.map((vote, voter) => (voter === seat || voter === by ? vote : null));
  return { ...phase, votes: kept };
}
