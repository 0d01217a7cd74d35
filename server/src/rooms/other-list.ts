import { type OtherList, otherListIn } from '@late/lexicon';
import type { WireRefusal } from '@late/protocol';
import { type Member, RoomFault } from '@late/table';
import type { Append, TableRow } from '../store/store.ts';
import { RoomRefused } from './room-refused.ts';

/** How long a room waits before it is looked at again. */
const PAUSE = 60_000;

/**
 * Thrown for a room whose game was dealt with another word list than the server has now. No other list
 * may judge it: it stays as it is, and goes on when its list is back.
 */
export class OtherListRefused extends RoomRefused {
  override readonly name = 'OtherListRefused';
  readonly lists: OtherList;

  constructor(lists: OtherList) {
    super({ code: 'room.other-list', params: { ...lists } } satisfies WireRefusal);
    this.lists = lists;
  }
}

/** What it means that a room cannot be rebuilt: most often that something is wrong with it. */
export function whyNotRebuilt(error: unknown): unknown {
  const refusal = error instanceof RoomFault ? error.refusal : null;
  const lists = refusal && otherListIn(refusal);
  return lists ? new OtherListRefused(lists) : error;
}

/** The step of a member who leaves for good, written without the game's help. */
export function leavingStep(row: TableRow, member: Member, now: number): Append {
  const touched = Math.max(now, row.touched);
  return {
    table: row.id,
    from: row.length,
    steps: [{ seq: row.length, at: touched, act: { do: 'forget', member } }],
    requests: [],
    listed: row.listed,
    status: row.status,
    touched,
    byPeople: true,
    wake: wakeForList(row, now),
    members: [],
  };
}

/** Without an alarm, bots and clocks would not notice that the list is back. */
export function wakeForList({ status }: TableRow, now: number): number | null {
  return status === 'playing' ? now + PAUSE : null;
}
