import type { GameId } from '@late/games';
import { loadFace } from '../games/load-face.ts';
import { saveFile } from '../records/save-file.ts';
import type { TableClient } from '../table-client/table-client.ts';

/** Hands the game so far to the reader. Quietly nothing if the house cannot be reached just now. */
export async function saveRecord(client: TableClient): Promise<void> {
  try {
    const record = await client.record();
    const { game } = await loadFace(record.game as GameId);
    saveFile(game, record);
  } catch (error) {
    console.error(error);
  }
}
