import type { RoomSeen } from '@late/table';
import type { Say } from '../shell/use-say.ts';

/** That the luck of the table is being drawn, and whose device the start still waits for; nothing while it is not. */
export function sayDrawing(say: Say, { luck, seats }: RoomSeen): string | undefined {
  if (!luck?.drawing) return undefined;
  const names = luck.drawing.awaits.map((seat) => seats[seat]?.name ?? '');
  return say('online.drawing', { names: names.join(', ') });
}
