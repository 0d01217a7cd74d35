import { choices, type Move, type Pad, type View } from '@late/extra/rules';
import type { RoomSeen } from '@late/table';

/** Some legal move for the seat whose room this is; null if it is not its turn. */
export function anyMove(room: RoomSeen): Move | null {
  const { table, seat } = room;
  if (!table || seat === null || !table.turn.must.includes(seat)) return null;
  const view = table.view as View;
  if (!view.dice) return { do: 'throw' };
  const legal = choices(view.pads[seat] as Pad, view.dice);
  const split = legal[(view.throws * 7 + seat) % legal.length];
  return split ? { do: 'split', ...split } : null;
}
