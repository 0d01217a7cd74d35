import {
  type AnyGame,
  type Entry,
  liveEntries,
  type Refusal,
  ReplayFault,
  replay,
  type Seat,
  step,
} from '@late/kernel';
import { isHuman } from './plan.ts';
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

/**
 * What counts is everything told since the move, by whatever step, even one that was taken back
 * itself: whoever saw the others' decisions knows them. So `told` is asked, not the steps that stand.
 *
 * Asked are people who are there. For a seat with a stand-in there is nobody to ask, as with a bot
 * of the house; and it cannot ask itself until its holder has taken it back.
 */
export function planUndo(game: AnyGame, table: Table, seat: Seat): Undo | Refusal {
  if (table.result) return { code: 'undo.over' };
  if (table.standIns[seat]) return { code: 'undo.stand-in' };
  const entries = liveEntries(table.log);
  const moves = entries.filter(({ by, act }) => by === seat && act.do === 'move');
  const last = moves.at(-1);
  if (!last) return { code: 'undo.nothing' };
  if (last.seq <= table.told.secret) return { code: 'undo.secret' };
  // What is taken back is a decision. Taking back a throw of dice alone would be a second throw.
  const target = moves.findLast(({ tape }) => tape.length === 0);
  if (!target) return { code: 'undo.nothing' };
  if (target.seq <= table.told.secret) return { code: 'undo.secret' };
  // The time that a deadline ended does not come back.
  if (entries.some(({ seq, act }) => seq > target.seq && act.do === 'expire')) {
    return { code: 'undo.late' };
  }
  const afterNews = target.seq <= table.told.news;
  const drops = dropsOf(game, table, entries, entries.indexOf(target));
  const owners = table.standing.filter(({ seq }) => drops.includes(seq)).map(({ by }) => by);
  const asked = (other: Seat) =>
    other !== seat &&
    isHuman(table.plan.holders[other]) &&
    !table.standIns[other] &&
    (afterNews || owners.includes(other));
  return { drops, needs: table.plan.holders.map((_, other) => other).filter(asked), afterNews };
}

/**
 * Later steps stay while they can: another seat's secret decision does not depend on this one.
 * The first that drew chance, would be refused now, or would now tell something takes all that
 * follow with it.
 */
function dropsOf(game: AnyGame, table: Table, entries: readonly Entry[], index: number): number[] {
  const target = entries[index] as Entry;
  let state = replay(game, table.opening, entries.slice(0, index));
  const later = entries.slice(index + 1);
  let kept = 0;
  for (const entry of later) {
    if (entry.act.do !== 'move' || entry.tape.length) break;
    const outcome = attempt(() => step(game, table.opening, state, entry));
    if (outcome?.reveals !== 'nothing') break;
    state = outcome.state;
    kept++;
  }
  return [target.seq, ...later.slice(kept).map(({ seq }) => seq)];
}

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof ReplayFault) return null;
    throw error;
  }
}
