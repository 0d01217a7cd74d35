import { type Actor, type Answer, type AnyGame, ReplayFault, type Seat, step } from '@late/kernel';
import { isHuman } from './plan.ts';
import { refuse, type TableRefusal } from './refusals.ts';
import { mayTakeBack } from './share.ts';
import { entryAt, type StandingStep, standingAt, statesAt } from './standing.ts';
import type { Table } from './table.ts';

/** What taking back a seat's last decision would mean. */
export interface Undo {
  /** The entries that go: the move, and whatever cannot stand without it. */
  readonly drops: readonly number[];
  /** The people who must agree; nobody if nothing was told since. */
  readonly needs: readonly Seat[];
  /** Whether something was told that cannot be untold: then the game is no longer one for the records. */
  readonly afterNews: boolean;
}

/** How many steps may stand from a decision on that is taken back: they may all have to be played again. */
const REACH = 64;
/** How often a seat may take back its answer to one question. */
const MOST_TRIES = 10;

/**
 * What counts is everything told since the move, by whatever step, even one that was taken back
 * itself: whoever saw the others' decisions knows them. So `told` is asked, not the steps that stand.
 *
 * Asked are people who are there. For a seat with a stand-in there is nobody to ask, as with a bot
 * of the house; and it cannot ask itself until its holder has taken it back.
 */
export function planUndo(game: AnyGame, table: Table, seat: Seat): Answer<Undo> {
  const target = targetOf(table, seat, 0);
  if (typeof target !== 'number') return { ok: false, refusal: target };
  const afterNews = isAfterNews(table, target);
  if (afterNews && table.plan.counted) return refuse('undo.counted');
  const gone = goneWith(game, table, target);
  const drops = gone.map(({ seq }) => seq);
  const owners = gone.map(({ by }) => by);
  const asked = (other: Seat) =>
    isAskable(table, seat, other) && (afterNews || owners.includes(other));
  const needs = table.plan.holders.map((_, other) => other).filter(asked);
  return { ok: true, drops, needs, afterNews };
}

/** What `planUndo` comes to, asked at every step for everybody: so it calculates no more than it must. */
export function undoKind(game: AnyGame, table: Table, seat: Seat): 'free' | 'consent' | null {
  const target = targetOf(table, seat, Math.max(0, table.standing.length - REACH));
  if (typeof target !== 'number') return null;
  if (isAfterNews(table, target)) return table.plan.counted ? null : 'consent';
  let concerned = false;
  for (let index = target + 1; index < table.standing.length; index++) {
    concerned ||= isAskable(table, seat, standingAt(table, index).by);
  }
  if (!concerned) return 'free';
  const gone = goneWith(game, table, target);
  return gone.some(({ by }) => isAskable(table, seat, by)) ? 'consent' : 'free';
}

function isAfterNews(table: Table, target: number): boolean {
  return standingAt(table, target).seq <= table.told.news;
}

/** Another person, who is there. */
function isAskable({ plan, standIns }: Table, seat: Seat, other: Actor | undefined): boolean {
  if (typeof other !== 'number' || other === seat) return false;
  return isHuman(plan.holders[other]) && !standIns[other];
}

/**
 * Where in `standing` the decision is that would be taken back, or why none can be. A bare number: it is
 * asked often. Nothing before `from` is looked at.
 */
function targetOf(table: Table, seat: Seat, from: number): number | TableRefusal {
  const { result, standIns, standing, told } = table;
  if (result) return { code: 'undo.over' };
  if (standIns[seat]) return { code: 'undo.stand-in' };
  let expired = false;
  let isLast = true;
  for (let index = standing.length - 1; index >= from; index--) {
    const { seq, by, tries } = standingAt(table, index);
    const { act, tape } = entryAt(table, seq);
    expired ||= act.do === 'expire';
    if (by !== seat) continue;
    // What is taken back is a decision. Taking back a throw of dice alone would be a second throw.
    const isDecision = tape.length === 0;
    if ((isLast || isDecision) && seq <= told.secret) return { code: 'undo.secret' };
    isLast = false;
    if (!isDecision) continue;
    // The time that a deadline ended does not come back.
    if (expired) return { code: 'undo.late' };
    if (standing.length - index > REACH) return { code: 'undo.far' };
    if (tries >= MOST_TRIES) return { code: 'undo.often' };
    return mayTakeBack(table, seat) ? index : { code: 'undo.spent' };
  }
  return { code: 'undo.nothing' };
}

/**
 * The steps that go with a decision. Later ones stay while they can: another seat's secret decision does
 * not depend on this one. The first that drew chance, would be refused now, or would now tell something
 * takes all that follow with it.
 */
function goneWith(game: AnyGame, table: Table, target: number): StandingStep[] {
  const { length } = table.standing;
  const gone = [standingAt(table, target)];
  let index = target + 1;
  let state = index < length ? statesAt(game, table, target).at(-1)?.state : null;
  for (; index < length; index++) {
    const entry = entryAt(table, standingAt(table, index).seq);
    if (entry.act.do !== 'move' || entry.tape.length) break;
    const outcome = attempt(() => step(game, table.opening, state, entry));
    if (outcome?.reveals !== 'nothing') break;
    state = outcome.state;
  }
  for (; index < length; index++) gone.push(standingAt(table, index));
  return gone;
}

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof ReplayFault) return null;
    throw error;
  }
}
