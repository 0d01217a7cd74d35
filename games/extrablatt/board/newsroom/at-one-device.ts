import type { SeatLabel } from '@late/ui';

/** Whether several people look at this screen: then cheques are shown to whoever just took it, and not for long. */
export function atOneDevice(seats: readonly SeatLabel[]): boolean {
  return seats.filter(({ kind, presence }) => kind !== 'bot' && presence === undefined).length > 1;
}
