import { type Frame, faultOf, frames, type GameRecord, openingOf, readRecord } from '@late/kernel';
import { isPlayable, loadFace } from '../games/registry.ts';
import { openLocal } from '../local/open-local.ts';
import { gameOf } from '../records/import-record.ts';
import { readClipping } from '../store/clippings.ts';
import { DamagedTable, readTable } from '../store/tables.ts';

export interface Recorded {
  readonly record: GameRecord;
  readonly frames: readonly Frame<unknown, unknown>[];
}

/** A game to step through: of a table of this device, or from a file that was opened. */
export async function loadReplay(kind: string, id: string): Promise<Recorded | null> {
  if (kind === 'file') return fromFile(id);
  return kind === 'table' ? fromTable(id) : null;
}

async function fromFile(id: string): Promise<Recorded | null> {
  const clipping = await readClipping(id);
  const game = clipping && (await gameOf(clipping.text));
  if (!game) return null;
  try {
    const record = readRecord(clipping.text, () => game);
    return { record, frames: frames(game, openingOf(game, record), record.log) };
  } catch (error) {
    // It was read before it was kept; so it has changed since.
    throw faultOf(error) ? new DamagedTable(id) : error;
  }
}

/** Of a running game only what may be shown to anyone is replayed. */
async function fromTable(id: string): Promise<Recorded | null> {
  const game = (await readTable(id))?.kept.plan.game ?? '';
  if (!isPlayable(game)) return null;
  const face = await loadFace(game);
  const table = await openLocal(face, id);
  if (!table) return null;
  const record = table.record();
  table.close();
  return { record, frames: frames(face.game, openingOf(face.game, record), record.log) };
}
