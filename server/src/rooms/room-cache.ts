import type { Refusal } from '@late/kernel';
import type { WireRefusal } from '@late/protocol';
import { findGame } from '../games.ts';
import type { Store } from '../store/store.ts';
import { StoreAway } from '../store/store-away.ts';
import type { CachedRoom } from './cached-room.ts';
import { FailedLoads } from './failed-loads.ts';
import { whyNotRebuilt } from './other-list.ts';
import { RestingRoom } from './resting-room.ts';
import { restoreInSlices } from './restore-room.ts';
import { weighRoom } from './weigh-room.ts';

/** How many rooms are looked at when one must go. */
const LOOKS = 8;
/** After so many steps a room is weighed again. */
const GROWTH = 64;

interface Held {
  readonly room: Promise<CachedRoom | null>;
  /** The same, once it is there. */
  cached: CachedRoom | null;
  bytes: number;
  /** How many steps it had when it was weighed. */
  length: number;
}

/** What a list shows of a room, or why nothing can be shown. */
export interface Glance {
  readonly cached: CachedRoom | null;
  readonly refusal: Refusal | null;
}

/** Rooms in memory, rebuilt from the store when they are asked for. */
export class RoomCache {
  private readonly store: Store;
  private readonly mostBytes: number;
  private readonly isInUse: (id: string) => boolean;
  /** The least recently used first. */
  private readonly rooms = new Map<string, Held>();
  private readonly failed = new FailedLoads();
  private total = 0;

  constructor(store: Store, mostBytes: number, isInUse: (id: string) => boolean) {
    this.store = store;
    this.mostBytes = mostBytes;
    this.isInUse = isInUse;
  }

  /** About how many bytes the rooms take up. */
  get bytes(): number {
    return this.total;
  }

  get size(): number {
    return this.rooms.size;
  }

  /** Null for a room that does not exist. Throws `RestingRoom` for one that nobody can judge just now. */
  get(id: string): Promise<CachedRoom | null> {
    const known = this.rooms.get(id);
    if (known) {
      this.rooms.delete(id);
      this.rooms.set(id, known);
      if (known.cached) this.weigh(known, known.cached);
      return known.room;
    }
    const failure = this.failed.of(id);
    if (failure) return Promise.reject(failure.error);
    const held: Held = { room: this.load(id), cached: null, bytes: 0, length: 0 };
    this.rooms.set(id, held);
    held.room.then(
      (cached) => this.settle(id, held, cached),
      () => this.settle(id, held, null),
    );
    return held.room;
  }

  /** Null for a room that is not in memory now. */
  peek(id: string): CachedRoom | null {
    return this.rooms.get(id)?.cached ?? null;
  }

  /** Rebuilds a room that is in memory from what is stored by now: it stays the same object. */
  async reload(id: string): Promise<CachedRoom | null> {
    const cached = await this.rooms.get(id)?.room.catch(() => null);
    if (!cached) return null;
    const again = await this.load(id);
    if (again) cached.room = again.room;
    return again && cached;
  }

  /** What was deleted is not there any more. */
  drop(id: string): void {
    this.remove(id);
    this.failed.drop(id);
  }

  /** For lists of rooms: whatever is wrong with one of them, the others are shown. */
  async glance(id: string): Promise<Glance> {
    try {
      return { cached: await this.get(id), refusal: null };
    } catch (error) {
      return {
        cached: null,
        refusal:
          error instanceof RestingRoom
            ? error.refusal
            : ({
                code: error instanceof StoreAway ? 'net.moment' : 'net.fault',
              } satisfies WireRefusal),
      };
    }
  }

  private async load(id: string): Promise<CachedRoom | null> {
    const row = await this.store.table(id);
    const game = row && (await findGame(row.game));
    if (!row || !game) return null;
    const steps = await this.store.steps(id, 0);
    try {
      return { id, game, seed: row.seed, room: await restoreInSlices(game, steps) };
    } catch (error) {
      const why = whyNotRebuilt(error);
      this.failed.note(id, why);
      throw why;
    }
  }

  private settle(id: string, held: Held, cached: CachedRoom | null): void {
    // It may have been deleted meanwhile.
    if (this.rooms.get(id) !== held) return;
    held.cached = cached;
    if (cached) this.weigh(held, cached);
    else this.remove(id);
  }

  private weigh(held: Held, { room }: CachedRoom): void {
    if (held.bytes && Math.abs(room.length - held.length) < GROWTH) return;
    const bytes = weighRoom(room);
    this.total += bytes - held.bytes;
    held.bytes = bytes;
    held.length = room.length;
    this.shrink();
  }

  private remove(id: string): void {
    this.total -= this.rooms.get(id)?.bytes ?? 0;
    this.rooms.delete(id);
  }

  /** Rooms in use go to the end of the line; only so many are looked at, however many there are. */
  private shrink(): void {
    let looks = LOOKS;
    for (const [id, held] of this.rooms) {
      if (this.total <= this.mostBytes || looks-- === 0) return;
      if (held.cached && !this.isInUse(id)) this.remove(id);
      else {
        this.rooms.delete(id);
        this.rooms.set(id, held);
      }
    }
  }
}
