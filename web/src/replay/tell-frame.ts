import type { Frame } from '@late/kernel';
import { type SeatLabel, sayLine } from '@late/ui';
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
  const lines = tellEntry(face, frame.entry, frame.events, seats);
  return lines.map((line) => sayLine(say, line)).join(' ');
}
