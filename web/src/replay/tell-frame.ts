import type { Frame, Seat } from '@late/kernel';
import { readersSeat, type SeatLabel, sayLine } from '@late/ui';
import type { GameFace } from '../games/face.ts';
import { tellEntry } from '../games/tell-entry.ts';
import type { Say } from '../shell/use-say.ts';

/** One step of a replay in a sentence or two. */
export function tellFrame(
  face: GameFace,
  say: Say,
  frames: readonly Frame<unknown, unknown>[],
  step: number,
  seats: readonly SeatLabel[],
): string {
  const frame = frames[step];
  if (!frame) return '';
  const name = (seat: Seat) => seats[seat]?.name ?? '';
  const told = { ...frame.entry, events: frame.events };
  const lines = tellEntry(face.narrate, told, name, readersSeat(seats));
  return lines.map((line) => sayLine(say, line)).join(' ');
}
