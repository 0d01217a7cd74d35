import type { GameFace } from '../games/face.ts';
import { saveFile } from '../records/save-file.ts';
import type { TableClient } from '../table-client/table-client.ts';

/** Hands the game so far to the reader. Quietly nothing if the house cannot be reached just now. */
export async function saveRecord(face: GameFace, client: TableClient): Promise<void> {
  try {
    saveFile(face.game, await client.record());
  } catch (error) {
    console.error(error);
  }
}
