import type { GameRecord, Refusal, Seat } from '@late/kernel';
import type { Seen } from '@late/table';
import type { Line, SeatLabel } from '@late/ui';
import type { Device } from './device.ts';

/** A sentence about what happened, numbered so that none is told twice. */
export interface News {
  readonly id: number;
  readonly line: Line;
}

/** A table as the screen shows it at one moment. */
export interface Snapshot {
  readonly seen: Seen;
  readonly device: Device;
  readonly seats: readonly SeatLabel[];
  readonly draft: unknown;
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  readonly news: readonly News[];
  /** The seat whose move could be taken back while the device is being handed on. */
  readonly passedOnBy: Seat | null;
}

/** A table, wherever it is kept. Screens and boards cannot tell a local one from a remote one. */
export interface TableClient {
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  move(seat: Seat, move: unknown): Promise<void>;
  /** Takes back the last move of `seat`, with the consent of everybody at this device. */
  undo(seat: Seat): Promise<void>;
  setDraft(draft: unknown): void;
  /** The next person has the device in their hands. */
  takeDevice(): void;
  /** What may be shown and exported of the game so far. */
  record(): GameRecord;
  close(): void;
}
