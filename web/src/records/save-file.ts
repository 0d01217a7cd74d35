import { type AnyGame, type GameRecord, writeRecord } from '@late/kernel';

/** Hands a game to the reader as a text file. */
export function saveFile(game: AnyGame, record: GameRecord): void {
  const day = new Date(record.opened).toISOString().slice(0, 10);
  const url = URL.createObjectURL(
    new Blob([writeRecord(game, record)], { type: 'text/plain;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `late-edition-${record.game}-${day}-${record.table}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
