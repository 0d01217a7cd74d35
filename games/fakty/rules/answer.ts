import type { Seat, TableChance } from '@late/kernel';
import type { Move } from './move.ts';
import { answered, outcomeOf, type Starting, unasked } from './starting.ts';
import type { Step } from './step.ts';

/** What is said when the table is asked who begins. */
export type Answer = Extract<Move, { readonly do: 'read' | 'point' }>;

interface Asked {
  readonly phase: Starting | { readonly at: string };
}

/** Takes an answer down; the last one tells who begins, or asks who is the youngest. */
export function answer<State extends Asked>(
  step: Step<State>,
  seat: Seat,
  move: Answer,
  chance: TableChance,
): Seat | null {
  const asked = step.state.phase as Starting;
  const said = answered(asked, seat, move.do === 'read' ? move.when : move.seat);
  step.events.push(
    move.do === 'read'
      ? { type: 'read', seat, when: move.when }
      : { type: 'pointed', seat, whom: move.seat },
  );
  step.state = { ...step.state, phase: said };
  if (unasked(said).length) return null;
  const next = outcomeOf(said, chance);
  if (typeof next === 'number') {
    step.events.push({ type: 'started', seat: next });
    // Who begins may have been drawn by lot.
    if (said.at === 'youngest') step.reveals = 'news';
    return next;
  }
  step.state = { ...step.state, phase: next };
  if (next.at === 'youngest') {
    step.events.push({ type: 'asked', what: 'youngest', among: next.among });
  }
  return null;
}
