import type { RoomStep } from '@late/table';

/** Writes what follows at each of its tables, one step after the other, for many tables at once. */
export interface Appender {
  readonly name: string;
  /** Opens so many tables. */
  open(tables: number): Promise<void>;
  /** Adds so many steps to each table. A table's next step waits for its last to be on disk. */
  append(each: number): Promise<void>;
  close(): Promise<void>;
}

/** A move as it is kept. */
export function stepOf(seq: number): RoomStep {
  const at = 1_800_000_000_000 + seq;
  const move = {
    do: 'split',
    pairs: [
      [1, 6],
      [2, 5],
    ],
    fifth: 3,
  };
  const entry = { seq, at, by: { seat: seq % 4 }, act: { do: 'move', move }, tape: [] };
  return { seq, at, act: { do: 'entry', entry } } as unknown as RoomStep;
}

/** Who asked for that step, and under which name: `member/clientId`. */
export function requestOf(table: string, seq: number): string {
  return `${table}-member${seq % 4}/m${seq}`;
}

export function tableIds(tables: number): string[] {
  return Array.from({ length: tables }, (_, n) => `table${n}`);
}
