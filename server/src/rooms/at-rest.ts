import { type OtherList, otherListIn } from '@late/lexicon';
import { type Member, RoomFault } from '@late/table';
import { Refused } from '../http/refused.ts';
import type { Append, TableRow } from '../store/store.ts';

const REST = 60_000;

/**
 * A room whose game was dealt with another word list than the house has now. No other list may judge
 * it: it stays as it is, and goes on when its list is back.
 */
export class AtRest extends Refused {
  readonly lists: OtherList;

  constructor(lists: OtherList) {
    super(409, 'room.other-list', { ...lists });
    this.lists = lists;
  }
}

/** What it means that a room cannot be rebuilt: most often that something is wrong with it. */
export function whyNotRebuilt(error: unknown): unknown {
  const refusal = error instanceof RoomFault ? error.refusal : null;
  const lists = refusal && otherListIn(refusal);
  return lists ? new AtRest(lists) : error;
}

/** Somebody leaves for good: a step that needs no game to be taken. */
export function leaving(row: TableRow, member: Member, now: number): Append {
  const touched = Math.max(now, row.touched);
  return {
    table: row.id,
    from: row.length,
    steps: [{ seq: row.length, at: touched, act: { do: 'forget', member } }],
    requests: [],
    listed: row.listed,
    status: row.status,
    touched,
    wake: wakeAtRest(row, now),
    members: [],
  };
}

/** Without an alarm, bots and clocks would not know that the words are back. */
export function wakeAtRest({ status }: TableRow, now: number): number | null {
  return status === 'playing' ? now + REST : null;
}
