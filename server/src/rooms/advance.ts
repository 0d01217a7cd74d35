import type { Room, RoomStep } from '@late/table';
import type { DoneRequest } from '../store/store.ts';
import type { CachedRoom } from './cached-room.ts';

/** Steps, and the requests that they answer. */
export interface Written {
  readonly steps: readonly RoomStep[];
  readonly requests: readonly DoneRequest[];
}

/** A room has new steps, and they are durable: whoever watches it is told now. */
export interface Advance {
  readonly cached: CachedRoom;
  /** The room as it was before these steps. */
  readonly before: Room;
  readonly events: readonly unknown[];
  /** What this process wrote; null if another did. */
  readonly written: Written | null;
  /** When something is due in the room without a request; null for never. */
  readonly wake: number | null;
}

export type OnAdvance = (advance: Advance) => void;
