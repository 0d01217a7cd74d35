import type { Entry, Seat } from '@late/kernel';
import { itemAt } from './pages.ts';
import { isHuman } from './plan.ts';
import type { Table } from './table.ts';

/** Whether an entry says that somebody asked the coach. */
export function isHint({ act }: Pick<Entry, 'act'>): boolean {
  return act.do === 'note' && act.note.kind === 'hint';
}

/** Whether somebody asked the coach in this game: then its score is another kind of score. */
export function isCoached(log: Iterable<Entry>): boolean {
  for (const entry of log) if (isHint(entry)) return true;
  return false;
}

/**
 * The coach speaks to whoever plays alone or against bots only: never where there are other people, nor in the one try
 * of the Daily Edition that counts.
 */
export function mayAskCoach({ plan, result, standIns }: Table, seat: Seat): boolean {
  const people = plan.holders.filter(isHuman).length;
  const { kind } = plan.holders[seat] ?? {};
  if (plan.daily?.counts) return false;
  return result === null && people === 1 && kind === 'person' && !standIns[seat];
}

/** Whether it is in the log already that a seat asked the coach about what it has to decide now. */
export function hasAsked({ log, questions }: Table, seat: Seat): boolean {
  const since = questions[seat]?.seq ?? log.length;
  for (let at = log.length - 1; at > since; at--) {
    const entry = itemAt(log, at);
    if (entry && entry.by === seat && isHint(entry)) return true;
  }
  return false;
}
