import type { GameRecord } from '@late/kernel';
import type { SeatLabel } from '@late/ui';
import { inReadersWords, readersSeat } from '@late/ui/text';
import type { Say } from '../shell/use-say.ts';

/** A record does not know its reader; but whoever gave no name was called "you" by it. */
export function labelsOf({ sitters }: GameRecord, say: Say): SeatLabel[] {
  const reader = readersSeat(sitters);
  return sitters.map(({ name, kind }, seat) => ({
    name: inReadersWords(name, say),
    kind,
    standIn: null,
    ...(seat === reader ? { you: true, unnamed: true } : {}),
  }));
}
