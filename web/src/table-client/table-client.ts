import type { Answer, GameRecord, Refusal, Seat } from '@late/kernel';
import type { Seen } from '@late/table';
import type { SeatLabel } from '@late/ui';
import type { Device } from './device.ts';
import type { News } from './news.ts';

/** A table as the screen shows it at one moment. */
export interface Snapshot {
  readonly seen: Seen;
  readonly device: Device;
  readonly seats: readonly SeatLabel[];
  readonly draft: unknown;
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  /** The whole game, as far as this page knows it. */
  readonly news: readonly News[];
  /** The step in which the viewer last acted, by the count of the news; null if they have not. */
  readonly acted: number | null;
  /** The seat whose move could be taken back while the device is being handed on. */
  readonly passedOnBy: Seat | null;
  /** Whether bots are playing and can be told to be quick. */
  readonly canHurry: boolean;
  /** Who is asked before something known is taken back: nobody, all at this device, or all elsewhere. */
  readonly asks: 'nobody' | 'here' | 'elsewhere';
  /** Whether another game can be begun from here, or has been by somebody else. */
  readonly rematch: 'offered' | 'begun' | null;
}

/** Where a game is found: at a table of this device, in a room of the house, or in a file. */
export type RecordKind = 'table' | 'room' | 'file';

/** Where the next game is. */
export type Rematch = Answer<{ readonly address: string }>;

/** A table, wherever it is kept. Screens and boards cannot tell a local one from a remote one. */
export interface TableClient {
  readonly kind: RecordKind;
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  /** The table's clock. Always the same function. */
  readonly now: () => number;
  move(seat: Seat, move: unknown): Promise<void>;
  /** Takes back the last move of `seat`; whoever must agree is asked. */
  undo(seat: Seat): Promise<void>;
  setDraft(draft: unknown): void;
  /** Lets bots play on quickly, until a person is asked again. */
  hurry(): void;
  /** The next person has the device in their hands. */
  takeDevice(): void;
  /** What may be shown and exported of the game so far. */
  record(): Promise<GameRecord>;
  /** The same people once more. */
  rematch(): Promise<Rematch>;
  close(): void;
}
