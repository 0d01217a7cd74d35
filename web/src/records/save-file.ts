import { type AnyGame, type GameRecord, writeRecord } from '@late/kernel';
import { saveBlob } from '@late/ui';

/** Hands a game to the reader as a text file. */
export function saveFile(game: AnyGame, record: GameRecord): void {
  const day = new Date(record.opened).toISOString().slice(0, 10);
  const name = `late-edition-${record.game}-${day}-${record.table}.txt`;
  saveText(writeRecord(game, record), name, 'text/plain;charset=utf-8');
}

export function saveText(text: string, name: string, type: string): void {
  saveBlob(new Blob([text], { type }), name);
}
