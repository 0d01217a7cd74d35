import type { Table } from '@late/table';
import type { SeatLabel } from '@late/ui';
import { inReadersWords, isUnnamed } from '@late/ui/text';
import type { Say } from '../shell/use-say.ts';

/** Who sits where, as the reader calls them. */
export function seatLabels(table: Table, say: Say): SeatLabel[] {
  const { holders } = table.plan;
  // Among bots, the one person is whoever looks.
  const alone = holders.filter(({ kind }) => kind === 'person').length === 1;
  return holders.map((holder, seat) => ({
    ...(alone && holder.kind === 'person' ? { you: true } : {}),
    ...(alone && holder.kind === 'person' && isUnnamed(holder.name) ? { unnamed: true } : {}),
    name: holder.kind === 'empty' ? '' : inReadersWords(holder.name, say),
    kind: holder.kind === 'empty' ? 'person' : holder.kind,
    standIn: table.standIns[seat] ?? null,
  }));
}
