import type { Seat } from '@late/kernel';
import { change } from '../step.ts';
import type { HotStep } from './state.ts';

export function score(step: HotStep, seat: Seat, points: number): void {
  const { scores } = step.state;
  change(step, { scores: scores.with(seat, (scores[seat] as number) + points) });
}

/** The next seat draws, unless the game is over. */
export function endTurn(step: HotStep): void {
  const { active, phase, scores, turn } = step.state;
  if (phase.at === 'over' || phase.at === 'count') return;
  change(step, {
    active: (active + 1) % scores.length,
    turn: turn + 1,
    phase: { at: 'draw', extra: false },
  });
}
