import type { Table } from '@late/table';
import type { SeatLabel } from '@late/ui';

export function seatLabels(table: Table): SeatLabel[] {
  return table.plan.holders.map((holder, seat) => ({
    name: holder.kind === 'empty' ? '' : holder.name,
    kind: holder.kind === 'empty' ? 'person' : holder.kind,
    standIn: table.standIns[seat] ?? null,
  }));
}
