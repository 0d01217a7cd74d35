import type { Refusal } from '@late/kernel';
import type { WireRefusal } from '@late/protocol';
import { restoreRoom } from '@late/table';
import { findGame } from '../games.ts';
import type { Store } from '../store/store.ts';
import type { CachedRoom } from './cached-room.ts';
import { OtherListRefused, whyNotRebuilt } from './other-list.ts';

const MOST_ROOMS = 2_000;
/** How many rooms are looked at when one must go. */
const LOOKS = 8;

/** Rooms in memory, rebuilt from the store when they are asked for. */
export class RoomCache {
  private readonly store: Store;
  private readonly isInUse: (id: string) => boolean;
  /** The least recently used first. */
  private readonly rooms = new Map<string, Promise<CachedRoom | null>>();

  constructor(store: Store, isInUse: (id: string) => boolean) {
    this.store = store;
    this.isInUse = isInUse;
  }

  /** Null for a room that does not exist. Throws `OtherListRefused` for one that has to wait for its list. */
  get(id: string): Promise<CachedRoom | null> {
    const known = this.rooms.get(id);
    this.rooms.delete(id);
    const room = known ?? this.load(id);
    this.rooms.set(id, room);
    if (!known) {
      room.then(
        (cached) => cached || this.rooms.delete(id),
        () => this.rooms.delete(id),
      );
      this.shrink();
    }
    return room;
  }

  /** What was deleted is not there any more. */
  drop(id: string): void {
    this.rooms.delete(id);
  }

  /** For lists of rooms: whatever is wrong with one of them, the others are shown. */
  async glance(id: string): Promise<{ cached: CachedRoom | null; refusal: Refusal | null }> {
    try {
      return { cached: await this.get(id), refusal: null };
    } catch (error) {
      return {
        cached: null,
        refusal:
          error instanceof OtherListRefused
            ? error.refusal
            : ({ code: 'net.fault' } satisfies WireRefusal),
      };
    }
  }

  private async load(id: string): Promise<CachedRoom | null> {
    const row = await this.store.table(id);
    const game = row && (await findGame(row.game));
    if (!row || !game) return null;
    const steps = await this.store.steps(id, 0);
    try {
      return { id, game, seed: row.seed, room: restoreRoom(game, steps) };
    } catch (error) {
      throw whyNotRebuilt(error);
    }
  }

  /** Rooms in use go to the end of the line; only so many are looked at, however many there are. */
  private shrink(): void {
    let looks = LOOKS;
    for (const [id, room] of this.rooms) {
      if (this.rooms.size <= MOST_ROOMS || looks-- === 0) return;
      this.rooms.delete(id);
      if (this.isInUse(id)) this.rooms.set(id, room);
    }
  }
}
