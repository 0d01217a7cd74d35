import type { Room, RoomStep } from '@late/table';
import type { CachedRoom } from './cached-room.ts';

/** A room has new steps, and they are durable: whoever watches it is told now. */
export interface Advance {
  readonly cached: CachedRoom;
  /** The room as it was before these steps. */
  readonly before: Room;
  readonly events: readonly unknown[];
  /** The steps, if this process wrote them; null if another did. */
  readonly written: readonly RoomStep[] | null;
  /** When something is due in the room without a request; null for never. */
  readonly wake: number | null;
}

export type OnAdvance = (advance: Advance) => void;
