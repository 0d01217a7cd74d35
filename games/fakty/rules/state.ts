import type { Seat, Turn } from '@late/kernel';
import { objectors } from './dispute.ts';
import type { ExclusiveState } from './exclusive/state.ts';
import type { HotState } from './hot/state.ts';
import { asDisputed } from './hot/view.ts';
import { unasked } from './starting.ts';

export type State = ExclusiveState | HotState;

const NOBODY: readonly Seat[] = [];

export function turn(state: State): Turn {
  const { active, phase } = state;
  switch (phase.at) {
    case 'over':
      return { must: NOBODY, may: NOBODY };
    case 'vote':
    case 'objection': {
      const { voters, votes } = phase;
      return { must: voters.filter((seat) => votes[seat] === null), may: NOBODY };
    }
    case 'tabloid':
    case 'youngest':
      return { must: unasked(phase), may: NOBODY };
    case 'count':
      return { must: [...phase.agreed.keys()].filter((seat) => !phase.agreed[seat]), may: NOBODY };
    case 'roll':
    case 'draw': {
      const disputed = state.variant === 'hot' ? asDisputed(state) : state;
      // In the hot variant the die is rolled in the middle of a turn.
      const mayObject = state.variant !== 'hot' || phase.at === 'draw';
      const may = mayObject ? objectors(disputed).filter((seat) => seat !== active) : NOBODY;
      return { must: [active], may };
    }
    default:
      return { must: [active], may: NOBODY };
  }
}
