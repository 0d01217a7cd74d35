import type { Seat } from '@late/kernel';
import { headline } from '../../decks/index.ts';
import { closings } from '../closing.ts';
import { grammarOf } from '../grammar.ts';
import { change, discardTiles } from '../step.ts';
import { type Board, clear, isComplete, stuckTitles } from '../title.ts';
import { type HotStep, LAST } from './state.ts';
import { hotResult } from './view.ts';

/** The board as it is now: closed titles score at once, the tenth ends the game, dead ends are cleared. */
export function rearrange(step: HotStep, seat: Seat, board: Board): void {
  const before = step.state.board;
  change(step, { board });
  for (const closed of closings(grammarOf(step.state.options), seat, before, board)) {
    score(step, seat, closed.points);
    step.events.push(closed);
  }
  if (isComplete(board)) goToPress(step, seat);
  else clearDeadEnds(step);
}

export function score(step: HotStep, seat: Seat, points: number): void {
  const { scores } = step.state;
  change(step, { scores: scores.with(seat, (scores[seat] as number) + points) });
}

function goToPress(step: HotStep, seat: Seat): void {
  score(step, seat, LAST);
  change(step, { phase: { at: 'over' } });
  step.events.push({ type: 'issue', seat, points: LAST });
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
  if (phase.at === 'over') return;
  change(step, {
    active: (active + 1) % scores.length,
    turn: turn + 1,
    phase: { at: 'draw', extra: false },
  });
}
