import type { AnyGame } from '@late/kernel';
import type { Room } from '@late/table';

/** A room in memory: a copy of what the store holds, never the truth. */
export interface CachedRoom {
  readonly id: string;
  readonly game: AnyGame;
  readonly seed: string;
  room: Room;
}
