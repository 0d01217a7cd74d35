import { setTimeout as sleep } from 'node:timers/promises';
import type { RoomStep } from '@late/table';
import type { CachedRoom } from './cached-room.ts';
import type { RoomCache } from './room-cache.ts';
import type { RoomQueues } from './room-queues.ts';
import type { StepWriter } from './step-writer.ts';
import type { TableLengths } from './table-lengths.ts';

/** The other processes of the house, and what becomes of rooms, besides steps, here or there. */
export interface OtherProcesses {
  /** Whether there may be any. */
  readonly hasOthers: boolean;
  /** Whether anybody in a room is connected to another. */
  isElsewhere(id: string): boolean;
  /** Tells them that this process has deleted a room, or written anew what is stored of it. */
  tell(what: 'deleted' | 'rewritten', id: string): void;
  /** A room is no more. */
  onGone(id: string): void;
  /** What is stored of a room was written anew by another process. */
  onRewritten(cached: CachedRoom): void;
}

/** Brings rooms in memory up to what other processes did; in line, so that nothing of this one comes between. */
export class Following {
  private readonly others: OtherProcesses;
  private readonly cache: RoomCache;
  private readonly queues: RoomQueues;
  private readonly writer: StepWriter;
  private readonly lengths: TableLengths;

  constructor(
    others: OtherProcesses,
    cache: RoomCache,
    queues: RoomQueues,
    writer: StepWriter,
    lengths: TableLengths,
  ) {
    this.others = others;
    this.cache = cache;
    this.queues = queues;
    this.writer = writer;
    this.lengths = lengths;
  }

  /** As the store has it at this moment, and not only as it was last heard of. */
  async current(id: string): Promise<CachedRoom | null> {
    const cached = await this.cache.get(id);
    if (!cached || !this.others.hasOthers) return cached;
    return this.upTo(cached, await this.lengths.of(id));
  }

  /** The same where the store has told already how long it is; undefined if it is no more. */
  async upTo(cached: CachedRoom, length: number | undefined): Promise<CachedRoom | null> {
    const { id } = cached;
    if (!this.others.hasOthers) return cached;
    if (length === undefined) {
      await this.gone(id);
      return null;
    }
    if (cached.room.length < length) {
      await this.queues.add(id, async () => {
        if (cached.room.length < length) await this.writer.catchUp(cached);
      });
    }
    return cached;
  }

  /** Takes steps that follow a room of `from` steps. Whoever knows less reads the store, whoever knows more need not. */
  async take(id: string, from: number, steps: readonly RoomStep[]): Promise<void> {
    const cached = this.cache.peek(id);
    const last = steps.at(-1);
    if (!cached || !last || cached.room.length > last.seq) return;
    await this.queues.add(id, async () => {
      if (cached.room.length > last.seq) return;
      if (cached.room.length === from && this.writer.follow(cached, steps)) return;
      await this.writer.catchUp(cached);
    });
  }

  /** The same where only is known how long the room is by now. */
  async atLeast(id: string, length: number): Promise<void> {
    const cached = this.cache.peek(id);
    if (cached) await this.upTo(cached, length);
  }

  /**
   * Finds out from the store which of these rooms have gone on, or are no more. What others said of it may still be
   * on its way: it is waited for so many milliseconds.
   */
  async look(ids: readonly string[], patience = 0): Promise<number> {
    const lengths = await this.lengths.all(ids);
    const isBehind = (id: string) => {
      const cached = this.cache.peek(id);
      return cached && cached.room.length < (lengths.get(id) ?? Number.POSITIVE_INFINITY);
    };
    let behind = ids.filter(isBehind);
    if (patience > 0 && behind.length) {
      await sleep(patience);
      behind = behind.filter(isBehind);
    }
    await Promise.all(
      behind.map(async (id) => {
        const cached = this.cache.peek(id);
        if (cached) await this.upTo(cached, lengths.get(id));
      }),
    );
    return behind.length;
  }

  /** Another process has deleted a room. */
  gone(id: string): Promise<void> {
    return this.queues.add(id, async () => {
      this.cache.drop(id);
      this.others.onGone(id);
    });
  }

  /** Another process has written anew what is stored of a room. */
  rewritten(id: string): Promise<void> {
    return this.queues.add(id, async () => {
      const cached = await this.cache.reload(id);
      if (cached) this.others.onRewritten(cached);
    });
  }
}
