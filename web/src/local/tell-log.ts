import type { Entry, Seat, Viewer } from '@late/kernel';
import { eventsFor, itemAt, type StoryStep, storyOf, type Table } from '@late/table';
import { readersSeat, type SeatLabel } from '@late/ui';
import type { GameFace } from '../games/face.ts';
import { tellEntry } from '../games/tell-entry.ts';
import type { Say } from '../shell/use-say.ts';
import { type News, newsOf, withLines } from '../table-client/news.ts';
import { seatLabels } from './seat-labels.ts';

function tell({ narrate }: GameFace, seats: readonly SeatLabel[], step: StoryStep) {
  const name = (seat: Seat) => seats[seat]?.name ?? '';
  return tellEntry(narrate, step, name, readersSeat(seats));
}

/** The news with that of one more entry. At one device everybody reads the same, so nobody's secrets are told. */
export function tellStep(
  face: GameFace,
  seats: readonly SeatLabel[],
  news: readonly News[],
  { by, act, seq }: Entry,
  events: readonly unknown[],
): readonly News[] {
  const open = eventsFor(face.game, events, 'audience');
  return withLines(news, tell(face, seats, { by, act, events: open }), seq);
}

/** All that a log tells. */
export function tellLog(face: GameFace, table: Table, say: Say): readonly News[] {
  const seats = seatLabels(table, say);
  return newsOf(
    storyOf(face.game, table).map((step, seq) => ({ lines: tell(face, seats, step), step: seq })),
  );
}

/** The last step that somebody made themselves; null if there is none. */
export function lastStepOf({ log }: Table, viewer: Viewer): number | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = itemAt(log, at);
    if (entry?.by === viewer) return entry.seq;
  }
  return null;
}
