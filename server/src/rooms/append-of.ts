import { isPassing, type Member, passingSteps, type Room } from '@late/table';
import type { Append, TableRow } from '../store/store.ts';
import type { CachedRoom } from './cached-room.ts';
import type { Judged } from './judge.ts';

/** What the store must write so that what was judged is durable. */
export function appendOf(cached: CachedRoom, judged: Judged, wake: number | null): Append {
  const { room, steps, requests } = judged;
  return {
    table: cached.id,
    from: cached.room.length,
    steps,
    requests,
    listed: room.listed,
    status: statusOf(room),
    touched: room.touched,
    byPeople: requests.length > 0,
    wake,
    members: newcomersIn(cached.room, room),
    passed: passedIn(cached.room, judged),
  };
}

/** Talk and knocks that the room does not know any more. */
function passedIn(before: Room, { room, steps }: Judged): readonly number[] {
  const said = steps.filter(({ act }) => isPassing(act)).map(({ seq }) => seq);
  const known = [...passingSteps(before), ...said];
  if (!known.length) return known;
  const still = new Set(passingSteps(room));
  return known.filter((seq) => !still.has(seq));
}

function statusOf(room: Room): TableRow['status'] {
  if (room.closed || room.table?.result) return 'over';
  return room.table ? 'playing' : 'waiting';
}

/** Who holds a seat now, or has asked for one, and did not before: the room is listed as theirs. */
function newcomersIn(before: Room, { seated, knocks }: Room): readonly Member[] {
  if (seated === before.seated && knocks === before.knocks) return [];
  const known = [...before.seated, ...before.knocks.map(({ member }) => member)];
  const now = [...seated, ...knocks.map(({ member }) => member)];
  return now.filter((member) => !known.includes(member));
}
