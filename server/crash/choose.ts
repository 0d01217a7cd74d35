import { choices, type Move, type Pad, type View } from '@late/extra/rules';
import { type Chance, pick } from '@late/kernel';
import type { RoomRequest, RoomSeen, Seen } from '@late/table';

type Playing = RoomSeen & { readonly table: Seen };

/** What a restless player does next; nothing if it is for others to act. */
export function choose(room: RoomSeen, name: string, mind: Chance): RoomRequest | null {
  const { seat } = room;
  if (room.table?.result) return null;
  if (seat === null) return sitDown(room, name, mind);
  if (room.table) return playOn({ ...room, table: room.table }, seat, mind);
  if (room.isHost) return isComplete(room) ? { do: 'start' } : null;
  return oneIn(8, mind) ? { do: 'stand' } : null;
}

function isComplete({ seats }: RoomSeen): boolean {
  return seats.every(({ kind }) => kind !== 'open');
}

function sitDown({ seats, returnsTo }: RoomSeen, name: string, mind: Chance): RoomRequest | null {
  if (returnsTo !== null) return { do: 'sit', seat: returnsTo, name };
  const free = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  return free.length ? { do: 'sit', seat: pick(mind, free), name } : null;
}

function playOn({ table }: Playing, seat: number, mind: Chance): RoomRequest | null {
  const { undoRequest, turn, undo } = table;
  if (undoRequest?.needs.includes(seat) && !undoRequest.agreed.includes(seat)) {
    return { do: oneIn(4, mind) ? 'decline' : 'agree' };
  }
  if (undoRequest) return null;
  if (undo && oneIn(30, mind)) return { do: 'undo' };
  if (oneIn(300, mind)) return { do: 'stand' };
  if (!turn.must.includes(seat)) return null;
  return { do: 'move', move: anyMove(table.view as View, seat, mind) };
}

function anyMove({ dice, pads }: View, seat: number, mind: Chance): Move {
  if (!dice) return { do: 'throw' };
  return { do: 'split', ...pick(mind, choices(pads[seat] as Pad, dice)) };
}

export function oneIn(n: number, mind: Chance): boolean {
  return mind.below(n) === 0;
}
