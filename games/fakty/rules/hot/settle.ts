import type { Seat } from '@late/kernel';
import { headline } from '../../decks/index.ts';
import { closings } from '../closing.ts';
import { type Laid, objectors } from '../dispute.ts';
import { grammarOf } from '../grammar.ts';
import { change, discardTiles, note } from '../step.ts';
import { type Board, clear, isComplete, stuckTitles } from '../title.ts';
import { type HotStep, LAST, type Unfinished } from './state.ts';
import { asDisputed, hotResult } from './view.ts';

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

export function score(step: HotStep, seat: Seat, points: number): void {
  const { scores } = step.state;
  change(step, { scores: scores.with(seat, (scores[seat] as number) + points) });
}

function goToPress(step: HotStep, seat: Seat): void {
  const { phase, scores } = step.state;
  score(step, seat, LAST);
  step.events.push({ type: 'issue', seat, points: LAST });
  if (phase.at !== 'two' && phase.at !== 'place' && phase.at !== 'action')
    throw new TypeError(phase.at);
  const waits = objectors(asDisputed(step.state));
  if (waits.length) step.events.push({ type: 'counting', waits });
  hear(step, phase, new Array<boolean>(scores.length).fill(false));
}

/** Before the count, everybody who could still object is heard. */
export function hear(step: HotStep, during: Unfinished, before: readonly boolean[]): void {
  const waits = objectors(asDisputed(step.state));
  const agreed = before.map((done, seat) => done || !waits.includes(seat));
  if (!agreed.every(Boolean)) {
    change(step, { phase: { at: 'count', agreed, during } });
    return;
  }
  change(step, { phase: { at: 'over' } });
  const result = hotResult(step.state);
  if (result) step.events.push({ type: 'over', ...result });
}

function clearDeadEnds(step: HotStep): void {
  const grammar = grammarOf(step.state.options);
  for (const { title, tiles } of stuckTitles(grammar, [step.state.board])) {
    change(step, { board: clear(step.state.board, title) });
    step.events.push({ type: 'stuck', board: null, title, text: headline(grammar.deck, tiles) });
    discardTiles(step, tiles);
  }
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
