import type { Court } from '../court.ts';
import { change, putBack, says } from '../step.ts';
import { lift, put } from '../title.ts';
import { clearDeadEnds } from './clearing.ts';
import { type Counting, type HotState, LAST } from './state.ts';
import { endTurn, score } from './turn.ts';
import { asDisputed, hotResult } from './view.ts';

/** One front page: a title concerns whoever laid it, and has brought them points. */
export const court: Court<HotState, Counting> = {
  disputed: asDisputed,
  ownerOf: () => null,
  /** A drawn tile goes back into the stack, a moved one to where it was; what it scored is gone. */
  bringBack(step, { by, from, points, tile }) {
    const lifted = lift(step.state.board, tile);
    change(step, { board: lifted });
    if (typeof from === 'object' && 'title' in from) {
      change(step, { board: put(lifted, tile, from.title) });
      step.events.push({ type: 'returned', to: 'board', tile, text: says(step.state, tile) });
    } else putBack(step, tile);
    if (points) {
      score(step, by, -points);
      step.events.push({ type: 'unscored', seat: by, points });
    }
    clearDeadEnds(step);
  },
  /** If the page is not full after all, whoever thought so goes on. */
  goesOn(step, { during }, fell) {
    if (!fell) return false;
    const { active, drawn } = step.state;
    score(step, active, -LAST);
    step.events.push({ type: 'reopened', seat: active });
    change(step, { phase: during });
    if (!drawn.length) endTurn(step);
    return true;
  },
  finish(step) {
    change(step, { phase: { at: 'over' } });
    const result = hotResult(step.state);
    if (result) step.events.push({ type: 'over', ...result });
  },
  begin: (step, seat) =>
    change(step, { start: seat, active: seat, phase: { at: 'draw', extra: false } }),
};
