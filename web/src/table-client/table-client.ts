import type { Answer, GameRecord, Refusal, Seat } from '@late/kernel';
import type { Seen } from '@late/table';
import type { SeatLabel } from '@late/ui';
import type { Advice } from './advice.ts';
import type { Device } from './device.ts';
import type { LessonActions, LessonNote } from './lesson.ts';
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
  /** How many of the viewer's own steps stand, where the table is this device's. */
  readonly decided?: number;
  /** The seat whose move could be taken back while the device is being handed on. */
  readonly passedOnBy: Seat | null;
  /** Whether bots are playing and can be told to be quick. */
  readonly canHurry: boolean;
  /** Who is asked before something known is taken back: nobody, all at this device, or all elsewhere. */
  readonly asks: 'nobody' | 'here' | 'elsewhere';
  /** Whether the coach may be asked: by whoever plays alone or against bots only, in games that have one. */
  readonly canAskCoach: boolean;
  /** Whether it was asked in this game. */
  readonly isCoached: boolean;
  /** Whether another game can be begun from here, or has been by somebody else. */
  readonly rematch: 'offered' | 'begun' | null;
  /** What was begun, where it is another game. */
  readonly nextGame?: string;
  /** Whether the reader may choose another game for all. */
  readonly mayChoose?: boolean;
  /** Whether it is not the first game of an evening. */
  readonly isEvening?: boolean;
  /** What a lesson says just now, at a table that began with one. */
  readonly lesson?: LessonNote;
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
  /** Only where the table is open and a lesson is on. */
  readonly lesson?: LessonActions;
  move(seat: Seat, move: unknown): Promise<void>;
  /** Takes back the last move of `seat`; whoever must agree is asked. */
  undo(seat: Seat): Promise<void>;
  /** What the coach would do now. That it was asked is in the log before it answers; null where it says nothing. */
  askCoach(): Promise<Advice | null>;
  /** What the coach thinks of a move that is about to be made; in the log too, once a game. */
  askSecondLook(move: unknown): Promise<Advice | null>;
  setDraft(draft: unknown): void;
  /** Lets bots play on quickly, until a person is asked again. */
  hurry(): void;
  /** The next person has the device in their hands. */
  takeDevice(): void;
  /** What may be shown and exported of the game so far. */
  record(): Promise<GameRecord>;
  /** The same people once more. */
  rematch(): Promise<Rematch>;
  /** Not this time: the others need not wait. Null, or why it cannot be said. Absent where nobody waits. */
  decline?(): Promise<Refusal | null>;
  close(): void;
}
