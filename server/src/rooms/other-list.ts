import { type OtherList, otherListIn } from '@late/lexicon';
import type { WireRefusal } from '@late/protocol';
import { type Member, RoomFault } from '@late/table';
import type { Append, TableRow } from '../store/store.ts';
import { RestingRoom } from './resting-room.ts';

const OTHER_RULES = 'table.other-rules' satisfies WireRefusal['code'];
const WAITS_FOR_RULES =
  'running tables were dealt by a version of the rules that this edition does not know; they rest until one does';

/** How long a room waits before it is looked at again. */
const PAUSE = 60_000;
/** Where another process may know what this one does not: then it waits, at first, for no longer than that. */
const LEAST_PAUSE = 3_000;

/**
 * Thrown for a room whose game was dealt with another word list than the server has now. No other list
 * may judge it: it stays as it is, and goes on when its list is back.
 */
export class OtherListRefused extends RestingRoom {
  override readonly name = 'OtherListRefused';

  constructor(lists: OtherList) {
    super(
      { code: 'room.other-list', params: { ...lists } } satisfies WireRefusal,
      'running tables were dealt with another word list; they go on when LEXICON_FILE names it again',
    );
  }
}

/** What it means that a room cannot be rebuilt: most often that something is wrong with it. */
export function whyNotRebuilt(error: unknown): unknown {
  const refusal = error instanceof RoomFault ? error.refusal : null;
  const lists = refusal && otherListIn(refusal);
  if (lists) return new OtherListRefused(lists);
  return refusal?.code === OTHER_RULES ? new RestingRoom(refusal, WAITS_FOR_RULES) : error;
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
    wake: wakeForResting(row, now),
    members: [],
  };
}

/**
 * Without an alarm, bots and clocks would not notice that it can be judged again. While editions change, old and
 * new processes serve side by side: whoever cannot judge what was played just now leaves it to the others.
 */
export function wakeForResting(
  { status, touched }: TableRow,
  now: number,
  hasOthers = false,
): number | null {
  if (status !== 'playing') return null;
  return now + (hasOthers ? Math.min(PAUSE, Math.max(LEAST_PAUSE, now - touched)) : PAUSE);
}
