import { type Chance, pick, type Seat } from '@late/kernel';
import type { RoomRequest, RoomSeen, Seen } from '@late/table';

export type Playing = RoomSeen & { readonly table: Seen };

/** A move for a seat that can act; null if it would rather not. */
export type ChooseMove = (room: Playing, seat: Seat, mind: Chance) => unknown;

/** What a restless player does next; nothing if it is for others to act. */
export function choose(
  room: RoomSeen,
  name: string,
  mind: Chance,
  chooseMove: ChooseMove,
): RoomRequest | null {
  const { seat } = room;
  if (room.table?.result || room.closed) return null;
  if (seat === null) return sitDown(room, name, mind);
  if (room.table) return playOn({ ...room, table: room.table }, seat, mind, chooseMove);
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

function playOn(
  room: Playing,
  seat: Seat,
  mind: Chance,
  chooseMove: ChooseMove,
): RoomRequest | null {
  const { undoRequest, turn, undo, standIns } = room.table;
  if (undoRequest?.needs.includes(seat) && !undoRequest.agreed.includes(seat)) {
    return { do: oneIn(4, mind) ? 'decline' : 'agree' };
  }
  if (undoRequest) return null;
  if (standIns[seat]) return oneIn(4, mind) ? { do: 'hand-back' } : null;
  if (undo && oneIn(30, mind)) return { do: 'undo' };
  if (oneIn(300, mind)) return { do: 'stand' };
  if (oneIn(200, mind)) return { do: 'stand-in', seat, level: 'easy' };
  if (!turn.must.includes(seat) && !turn.may.includes(seat)) return null;
  const move = chooseMove(room, seat, mind);
  return move === null ? null : { do: 'move', move };
}

export function oneIn(n: number, mind: Chance): boolean {
  return mind.below(n) === 0;
}
