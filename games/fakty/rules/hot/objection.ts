import type { Seat } from '@late/kernel';
import { headline } from '../../decks/index.ts';
import {
  contestable,
  falls,
  isDecided,
  type Laid,
  type Objection,
  raise,
  settled,
} from '../dispute.ts';
import { judgedAs } from '../event.ts';
import { grammarOf } from '../grammar.ts';
import { change, says } from '../step.ts';
import { lift, put, type Title, tilesOf } from '../title.ts';
import { endTurn, hear, score } from './settle.ts';
import { type Counting, type HotStep, LAST } from './state.ts';
import { asDisputed } from './view.ts';

export function object(step: HotStep, seat: Seat, title: number): void {
  const { phase, scores } = step.state;
  const laid = contestable(asDisputed(step.state)).find((found) => found.title === title);
  if (!laid || (phase.at !== 'count' && phase.at !== 'draw'))
    throw new TypeError('nothing to object to');
  const objection = raise(laid, seat, [laid.by], scores.length);
  change(step, { phase: { at: 'objection', after: phase, ...objection } });
  const { voters } = objection;
  const text = textOf(step, laid);
  step.events.push({ type: 'objected', seat, board: null, title, text, voters });
}

export function judge(step: HotStep, seat: Seat, vote: boolean): void {
  const { disputes, phase } = step.state;
  if (phase.at !== 'objection' || !disputes) throw new TypeError('nothing to vote on');
  const { at, after, ...before } = phase;
  const objection: Objection = { ...before, votes: before.votes.with(seat, vote) };
  step.events.push({ type: 'voted', seat });
  change(step, { phase: { at, after, ...objection } });
  if (!isDecided(objection)) return;
  if (objection.voters.length > 2) step.reveals = 'news';
  const fell = falls(objection);
  step.events.push(judgedAs(objection, textOf(step, objection.laid)));
  if (fell) bringBack(step, objection.laid);
  change(step, { disputes: settled(disputes, objection, fell) });
  if (after.at === 'draw') change(step, { phase: after });
  else if (fell) reopen(step, after);
  else hear(step, after.during, after.agreed);
}

function textOf({ state }: HotStep, { title }: Laid): string {
  return headline(grammarOf(state.options).deck, tilesOf(state.board[title] as Title));
}

/** A drawn tile goes back into the stack, a moved one to where it was; what it scored is gone. */
function bringBack(step: HotStep, { by, from, points, tile }: Laid): void {
  const { board, stack } = step.state;
  const lifted = lift(board, tile);
  const text = says(step.state, tile);
  if (typeof from === 'string') {
    change(step, { board: lifted, stack: [...stack, tile].sort((a, b) => a - b) });
    step.events.push({ type: 'returned', to: 'stack', tile, text });
  } else {
    change(step, { board: put(lifted, tile, from.title) });
    step.events.push({ type: 'returned', to: 'board', tile, text });
  }
  if (!points) return;
  score(step, by, -points);
  step.events.push({ type: 'unscored', seat: by, points });
}

/** The page is not full after all: whoever thought so goes on. */
function reopen(step: HotStep, { during }: Counting): void {
  const { active, drawn } = step.state;
  score(step, active, -LAST);
  step.events.push({ type: 'reopened', seat: active });
  if (drawn.length) change(step, { phase: during });
  else endTurn(step);
}

export function agree(step: HotStep, seat: Seat): void {
  const { phase } = step.state;
  if (phase.at !== 'count') throw new TypeError('nothing is counted');
  step.events.push({ type: 'agreed', seat });
  hear(step, phase.during, phase.agreed.with(seat, true));
}
