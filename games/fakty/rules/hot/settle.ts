import type { Seat } from '@late/kernel';
import { closings } from '../closing.ts';
import { beforeCount } from '../court.ts';
import type { Laid } from '../dispute.ts';
import { grammarOf } from '../grammar.ts';
import { change, note } from '../step.ts';
import { type Board, isComplete } from '../title.ts';
import { clearDeadEnds } from './clearing.ts';
import { court } from './court.ts';
import { type HotStep, LAST } from './state.ts';
import { score } from './turn.ts';

/** The board as it is now: closed titles score at once, the tenth ends the game, dead ends are cleared. */
export function rearrange(
  step: HotStep,
  seat: Seat,
  board: Board,
  /** What was laid, and from where. */
  laid?: Pick<Laid, 'from' | 'tile' | 'title'>,
): void {
  const before = step.state.board;
  change(step, { board });
  let points = 0;
  for (const closed of closings(grammarOf(step.state.options), seat, before, board)) {
    points += closed.points;
    step.events.push(closed);
  }
  score(step, seat, points);
  if (laid) note(step, [{ ...laid, by: seat, board: 0, against: null, points }]);
  if (isComplete(board)) goToPress(step, seat);
  else clearDeadEnds(step);
}

function goToPress(step: HotStep, seat: Seat): void {
  const { phase, scores } = step.state;
  score(step, seat, LAST);
  step.events.push({ type: 'issue', seat, points: LAST });
  if (phase.at !== 'two' && phase.at !== 'place' && phase.at !== 'action')
    throw new TypeError(phase.at);
  beforeCount(court, step, { at: 'count', agreed: scores.map(() => false), during: phase });
}
