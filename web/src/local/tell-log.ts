import { type Entry, frames, type Viewer } from '@late/kernel';
import { eventsFor, itemAt, itemsOf, type Table } from '@late/table';
import type { SeatLabel } from '@late/ui';
import type { GameFace } from '../games/face.ts';
import { tellEntry } from '../games/tell-entry.ts';
import { type News, withLines } from '../table-client/news.ts';
import { seatLabels } from './seat-labels.ts';

/** The news with that of one more entry. At one device everybody reads the same, so nobody's secrets are told. */
export function tellStep(
  face: GameFace,
  seats: readonly SeatLabel[],
  news: readonly News[],
  entry: Entry,
  events: readonly unknown[],
): readonly News[] {
  const open = eventsFor(face.game, events, 'audience');
  return withLines(news, tellEntry(face, entry, open, seats), entry.seq);
}

/** All that a log tells. */
export function tellLog(face: GameFace, table: Table): readonly News[] {
  const seats = seatLabels(table);
  let news: readonly News[] = [];
  for (const { entry, events } of frames(face.game, table.opening, itemsOf(table.log))) {
    news = tellStep(face, seats, news, entry, events);
  }
  return news;
}

/** The last step that somebody made themselves; null if there is none. */
export function lastStepOf({ log }: Table, viewer: Viewer): number | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = itemAt(log, at);
    if (entry?.by === viewer) return entry.seq;
  }
  return null;
}
