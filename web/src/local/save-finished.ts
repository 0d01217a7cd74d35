import type { GameId } from '@late/games';
import { wholeRecord } from '@late/table';
import { loadFace } from '../games/load-face.ts';
import { saveFile } from '../records/save-file.ts';
import { readTable } from '../store/tables.ts';

/** Hands a finished game to the reader as it lies there, even one that cannot be replayed here. */
export async function saveFinished(id: string): Promise<void> {
  const stored = await readTable(id);
  if (!stored?.kept.result) return;
  const { plan, seed } = stored.kept;
  const { game } = await loadFace(plan.game as GameId);
  saveFile(game, wholeRecord(plan, stored.log, seed));
}
