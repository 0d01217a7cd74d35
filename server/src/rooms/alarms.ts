import type { HouseTime } from '../house-time.ts';
import type { Store, TableRow } from '../store/store.ts';
import type { Dues } from './dues.ts';
import { wakeForResting } from './other-list.ts';
import { Patience } from './patience.ts';
import type { RoomCache } from './room-cache.ts';
import type { RoomQueues } from './room-queues.ts';
import { CONFLICT_PAUSE, type StepWriter } from './step-writer.ts';

/** The time at which a room must be looked at without a request, kept in the store. Every step sets it too. */
export class Alarms {
  private readonly store: Store;
  private readonly cache: RoomCache;
  private readonly queues: RoomQueues;
  private readonly writer: StepWriter;
  private readonly dues: Dues;
  private readonly time: HouseTime;
  private readonly hasOthers: boolean;

  constructor(
    store: Store,
    cache: RoomCache,
    queues: RoomQueues,
    writer: StepWriter,
    dues: Dues,
    time: HouseTime,
    hasOthers: boolean,
  ) {
    this.store = store;
    this.cache = cache;
    this.queues = queues;
    this.writer = writer;
    this.dues = dues;
    this.time = time;
    this.hasOthers = hasOthers;
  }

  /** Sets a room's alarm anew. In line, or a step on its way to the disk would lose its own. */
  set(id: string): Promise<void> {
    return this.queues.add(id, async () => {
      const cached = await this.cache.get(id);
      // A game that this server does not know (any more) needs no alarm.
      if (!cached) return this.setAs(id, () => null);
      const patience = new Patience();
      while (!patience.isOver) {
        const wake = this.dues.wake(cached, cached.room);
        if (await this.store.setWake(id, cached.room.length, wake)) return;
        // What this process did not know about is now due all the same.
        await this.writer.catchUp(cached);
        await patience.pause(CONFLICT_PAUSE);
      }
    });
  }

  /** For a room that rests. */
  setForResting(id: string): Promise<void> {
    return this.setAs(id, (row) => wakeForResting(row, this.time.now(), this.hasOthers));
  }

  private async setAs(id: string, wake: (row: TableRow) => number | null): Promise<void> {
    const row = await this.store.table(id);
    if (row) await this.store.setWake(id, row.length, wake(row));
  }
}
