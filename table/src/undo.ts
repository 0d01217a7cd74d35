import {
  type Actor,
  type Answer,
  type AnyGame,
  type Entry,
  ReplayFault,
  type Seat,
  step,
} from '@late/kernel';
import { newsMark } from './news-mark.ts';
import { isHuman } from './plan.ts';
import type { TableRefusal } from './refusals.ts';
import type { StandingStep, Table } from './table.ts';

/** What taking back a seat's last decision would mean. */
export interface Undo {
  /** The entries that go: the move, and whatever cannot stand without it. */
  readonly drops: readonly number[];
  /** The people who must agree; nobody if nothing was told since. */
  readonly needs: readonly Seat[];
  /** Whether something was told that cannot be untold: then the game is no longer one for the records. */
  readonly afterNews: boolean;
}

/**
 * What counts is everything told since the move, by whatever step, even one that was taken back
 * itself: whoever saw the others' decisions knows them. So `told` is asked, not the steps that stand.
 *
 * Asked are people who are there. For a seat with a stand-in there is nobody to ask, as with a bot
 * of the house; and it cannot ask itself until its holder has taken it back.
 */
export function planUndo(game: AnyGame, table: Table, seat: Seat): Answer<Undo> {
  const target = targetOf(table, seat);
  if (typeof target !== 'number') return { ok: false, refusal: target };
  const afterNews = isAfterNews(table, target);
  const drops = dropsOf(game, table, target);
  const owners = table.standing.filter(({ seq }) => drops.includes(seq)).map(({ by }) => by);
  const asked = (other: Seat) =>
    isAskable(table, seat, other) && (afterNews || owners.includes(other));
  const needs = table.plan.holders.map((_, other) => other).filter(asked);
  return { ok: true, drops, needs, afterNews };
}

/** What `planUndo` comes to, asked at every step for everybody: so it calculates no more than it must. */
export function undoKind(game: AnyGame, table: Table, seat: Seat): 'free' | 'consent' | null {
  const target = targetOf(table, seat);
  if (typeof target !== 'number') return null;
  if (isAfterNews(table, target)) return 'consent';
  const { standing } = table;
  let concerned = false;
  for (let index = target + 1; index < standing.length; index++) {
    concerned ||= isAskable(table, seat, standing[index]?.by);
  }
  if (!concerned) return 'free';
  const drops = dropsOf(game, table, target);
  const isConcerned = ({ seq, by }: StandingStep) =>
    drops.includes(seq) && isAskable(table, seat, by);
  return standing.some(isConcerned) ? 'consent' : 'free';
}

function isAfterNews({ standing, told }: Table, target: number): boolean {
  return (standing[target] as StandingStep).seq <= told.news;
}

/** Another person, who is there. */
function isAskable({ plan, standIns }: Table, seat: Seat, other: Actor | undefined): boolean {
  if (typeof other !== 'number' || other === seat) return false;
  return isHuman(plan.holders[other]) && !standIns[other];
}

/** Where in `standing` the decision is that would be taken back, or why none can be. A bare number: it is asked often. */
function targetOf(
  { result, standIns, standing, log, told }: Table,
  seat: Seat,
): number | TableRefusal {
  if (result) return { code: 'undo.over' };
  if (standIns[seat]) return { code: 'undo.stand-in' };
  let expired = false;
  let isLast = true;
  for (let index = standing.length - 1; index >= 0; index--) {
    const { seq, by } = standing[index] as StandingStep;
    const { act, tape } = log[seq] as Entry;
    expired ||= act.do === 'expire';
    if (by !== seat) continue;
    // What is taken back is a decision. Taking back a throw of dice alone would be a second throw.
    const isDecision = tape.length === 0;
    if ((isLast || isDecision) && seq <= told.secret) return { code: 'undo.secret' };
    isLast = false;
    if (!isDecision) continue;
    // The time that a deadline ended does not come back.
    return expired ? { code: 'undo.late' } : index;
  }
  return { code: 'undo.nothing' };
}

/**
 * Later steps stay while they can: another seat's secret decision does not depend on this one.
 * The first that drew chance, would be refused now, or would now tell something takes all that
 * follow with it.
 */
function dropsOf(game: AnyGame, table: Table, target: number): number[] {
  const { standing, log, opening } = table;
  const entryAt = (index: number) => log[(standing[index] as StandingStep).seq] as Entry;
  let state = stateBefore(game, table, target);
  let index = target + 1;
  for (; index < standing.length; index++) {
    const entry = entryAt(index);
    if (entry.act.do !== 'move' || entry.tape.length) break;
    const outcome = attempt(() => step(game, opening, state, entry));
    if (outcome?.reveals !== 'nothing') break;
    state = outcome.state;
  }
  return [entryAt(target).seq, ...standing.slice(index).map(({ seq }) => seq)];
}

/** The state before a standing step, from the last news on if that is enough. */
function stateBefore(game: AnyGame, table: Table, target: number): unknown {
  const { standing, log, opening, told } = table;
  const mark = newsMark(told, standing);
  let state: unknown = null;
  let index = 0;
  if (mark && mark.length <= target) ({ state, length: index } = mark);
  for (; index < target; index++) {
    state = step(game, opening, state, log[(standing[index] as StandingStep).seq] as Entry).state;
  }
  return state;
}

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof ReplayFault) return null;
    throw error;
  }
}
