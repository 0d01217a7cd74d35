import { type Frame, frames, type GameRecord, openingOf } from '@late/kernel';
import { loadRecord } from '../records/load-record.ts';
import { readingFault } from '../records/reading-fault.ts';

export interface Recorded {
  readonly record: GameRecord;
  readonly frames: readonly Frame<unknown, unknown>[];
}

/** A game to step through, wherever it is kept. */
export async function loadReplay(kind: string, id: string): Promise<Recorded | null> {
  try {
    const loaded = await loadRecord(kind, id);
    if (!loaded) return null;
    const { game, record } = loaded;
    return { record, frames: frames(game, openingOf(game, record), record.log) };
  } catch (error) {
    throw readingFault(error, id);
  }
}
