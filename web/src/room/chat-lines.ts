import type { RoomSeen } from '@late/table';
import type { Say } from '@late/ui';

export type SaidLine = RoomSeen['chat'][number];

export function sayLine(say: Say, line: SaidLine): string {
  return 'phrase' in line ? say(`phrase.${line.phrase}`) : line.text;
}
