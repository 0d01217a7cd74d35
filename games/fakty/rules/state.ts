import type { Seat, Turn } from '@late/kernel';
import type { ExclusiveState } from './exclusive/state.ts';
import type { HotState } from './hot/state.ts';

export type State = ExclusiveState | HotState;

const NOBODY: readonly Seat[] = [];

export function turn({ active, phase }: State): Turn {
  if (phase.at === 'over') return { must: NOBODY, may: NOBODY };
  if (phase.at !== 'vote') return { must: [active], may: NOBODY };
  const { voters, votes } = phase;
  return { must: voters.filter((seat) => votes[seat] === null), may: NOBODY };
}
