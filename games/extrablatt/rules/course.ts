import type { TableChance } from '@late/kernel';
import { TURNS_ALONE } from './alone.ts';
import { MOTORS } from './clock.ts';
import { count } from './count.ts';
import type { Event } from './event.ts';
import { COLUMN_CARDS, drawCards, type FaxPlan, type StackName, sources } from './fax.ts';
import type { Paper } from './paper.ts';
import type { Afterwards, Gap, State } from './state.ts';

/** A step under way: its luck, and what there is to tell about it. */
export interface Course {
  readonly chance: TableChance;
  readonly events: Event[];
}

/** An action and its duel are done: the game ends, or the plan is filled up. */
export function finishAction(state: State, course: Course): State {
  return state.taken < MOTORS ? fillUp(state, 'done', course) : end(state, course);
}

function end(state: State, { events }: Course): State {
  const { totals, winners } = count(state);
  events.push({ type: 'over', scores: totals, winners });
  return { ...state, phase: { at: 'over' } };
}

/** Refills the column that was emptied, if any. */
export function fillUp(state: State, afterwards: Afterwards, course: Course): State {
  const fax = state.plan.findIndex((column) => column.length === 0);
  if (fax < 0) return goOn(state, afterwards, course);
  return fillGap(state, { fax, missing: COLUMN_CARDS, afterwards }, course);
}

/** Lays what is missing, stack after stack; where two could give it, the player is asked. */
function fillGap(state: State, gap: Gap, course: Course): State {
  const [source, another] = sources(state.wire);
  if (gap.missing === 0 || source === undefined) return goOn(state, gap.afterwards, course);
  if (another) return { ...state, phase: { at: 'refill', ...gap } };
  return fillFrom(source, state, gap, course);
}

export function fillFrom(stack: StackName, state: State, gap: Gap, course: Course): State {
  const { afterwards, fax, missing } = gap;
  const { cards, wire } = drawCards(state.wire, stack, missing, course.chance);
  course.events.push({ type: 'refilled', fax, stack, cards });
  let { hour } = state;
  for (const card of cards) {
    if (card === 'motor') course.events.push({ type: 'struck', hour: ++hour });
  }
  const plan: FaxPlan = state.plan.map((column, index) =>
    index === fax ? [...column, ...cards] : column,
  );
  const left = { fax, missing: missing - cards.length, afterwards };
  return fillGap({ ...state, plan, wire, hour }, left, course);
}

/** The plan is full again, or as full as it gets. */
function goOn(state: State, afterwards: Afterwards, course: Course): State {
  const removable = state.plan.some(([card]) => typeof card === 'number');
  if (afterwards === 'remove' && removable) return { ...state, phase: { at: 'remove' } };
  return endAction(state, course);
}

/** The turn passes, unless its player could still spend a token. */
export function endAction(state: State, course: Course): State {
  const { tokens } = state.papers[state.active] as Paper;
  const canBuy = !state.spent && tokens > 0;
  return canBuy ? { ...state, phase: { at: 'extra' } } : passTurn(state, course);
}

export function passTurn(state: State, course: Course): State {
  const { turn } = state;
  if (turn === TURNS_ALONE) return end(state, course);
  if (turn !== undefined) return { ...state, turn: turn + 1, spent: false, phase: { at: 'act' } };
  const active = (state.active + 1) % state.papers.length;
  return { ...state, active, spent: false, phase: { at: 'act' } };
}
