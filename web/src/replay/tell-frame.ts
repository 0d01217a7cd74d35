import type { Frame, Seat } from '@late/kernel';
import { type SeatLabel, sayLine } from '@late/ui';
import type { GameFace } from '../games/face.ts';
import type { Say } from '../shell/use-say.ts';

const NOTES = ['stand-in', 'hand-back', 'ask-undo', 'agree', 'decline', 'withdrawn'] as const;

/** One step of a log in a sentence or two. */
export function tellFrame(
  face: GameFace,
  say: Say,
  frames: readonly Frame<unknown, unknown>[],
  step: number,
  seats: readonly SeatLabel[],
): string {
  const frame = frames[step];
  if (!frame) return '';
  const { entry, events } = frame;
  const name = (seat: Seat) => seats[seat]?.name ?? '';
  const who = typeof entry.by === 'number' ? name(entry.by) : '';
  const lines = events.flatMap((event) => face.narrate(event, name));
  const told = lines.map((line) => sayLine(say, line));
  switch (entry.act.do) {
    case 'deal':
      told.unshift(say('replay.deal'));
      break;
    case 'expire':
      if (!told.length) told.push(say('replay.expire'));
      break;
    case 'undo':
      told.unshift(say('replay.undo', { name: who, count: entry.act.drops.length }));
      break;
    case 'note': {
      const { note } = entry.act;
      const kind = NOTES.find((known) => known === note.kind);
      if (kind) told.unshift(say(`note.${kind}`, { name: who || name(Number(note.seat)) }));
      break;
    }
    default:
      break;
  }
  return told.join(' ');
}
