import type { Frame, Seat } from '@late/kernel';
import { readersSeat, type SeatLabel, sayLine } from '@late/ui';
import type { GameFace } from '../games/face.ts';
import type { Say } from '../shell/use-say.ts';

const NOTES = ['stand-in', 'hand-back', 'ask-undo', 'agree', 'decline', 'withdrawn'] as const;

/** One step of a log in a sentence or two; the reader is spoken to. */
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
  const you = readersSeat(seats);
  const lines = events.flatMap((event) => face.narrate(event, name, you));
  const told = lines.map((line) => sayLine(say, line));
  const by = typeof entry.by === 'number' ? entry.by : null;
  const undone = (count: number) =>
    by !== null && by === you
      ? say('replay.you.undo', { count })
      : say('replay.undo', { name: by === null ? '' : name(by), count });
  switch (entry.act.do) {
    case 'deal':
      told.unshift(say('replay.deal'));
      break;
    case 'expire':
      if (!told.length) told.push(say('replay.expire'));
      break;
    case 'undo':
      told.unshift(undone(entry.act.drops.length));
      break;
    case 'note': {
      const { note } = entry.act;
      const kind = NOTES.find((known) => known === note.kind);
      const seat = by ?? Number(note.seat);
      if (kind && seat === you) told.unshift(say(`note.you.${kind}`));
      else if (kind) told.unshift(say(`note.${kind}`, { name: name(seat) }));
      break;
    }
    default:
      break;
  }
  return told.join(' ');
}
