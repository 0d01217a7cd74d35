import { refuser } from '@late/kernel';
import type { WireRefusals } from '@late/protocol';
import { foldStep, type RoomStep } from '@late/table';
import type { HouseTime } from '../house-time.ts';
import type { Append, Appended, Store } from '../store/store.ts';
import { StoreAway } from '../store/store-away.ts';
import type { OnAdvance } from './advance.ts';
import { appendOf } from './append-of.ts';
import type { CachedRoom } from './cached-room.ts';
import type { Dues } from './dues.ts';
import { type Decide, judge, type Proposal, type RequestAnswer } from './judge.ts';
import { Patience } from './patience.ts';
import type { RoomCache } from './room-cache.ts';
import type { TableLengths } from './table-lengths.ts';

const refuse = refuser<WireRefusals>();

/** Another process was faster: short pauses, or it is so again. */
export const CONFLICT_PAUSE = 50;
/** The store is away: nothing is gained by asking all the time. */
const AWAY_PAUSE = 500;

/** Judges proposals, makes their steps durable, and only then lets them be known. Its callers wait in line. */
export class StepWriter {
  private readonly store: Store;
  private readonly cache: RoomCache;
  private readonly dues: Dues;
  private readonly time: HouseTime;
  /** Null if no other process may be ahead. */
  private readonly lengths: TableLengths | null;
  private readonly onAdvance: OnAdvance;

  constructor(
    store: Store,
    cache: RoomCache,
    dues: Dues,
    time: HouseTime,
    lengths: TableLengths | null,
    onAdvance: OnAdvance,
  ) {
    this.store = store;
    this.cache = cache;
    this.dues = dues;
    this.time = time;
    this.lengths = lengths;
    this.onAdvance = onAdvance;
  }

  /** Throws `StoreAway` if the store is away for long; nobody knows then whether anything was done. */
  async advance(
    id: string,
    proposals: readonly Proposal[],
    patience = new Patience(),
  ): Promise<readonly RequestAnswer[]> {
    while (!patience.isOver) {
      const cached = await this.cache.get(id);
      if (!cached) return proposals.map(() => refuse('room.unknown'));
      const before = cached.room;
      const judged = judge(cached, proposals, this.time.now());
      if (judged.steps.length === 0) {
        // Refused, perhaps, only because another process has gone on.
        if (await this.isBehind(cached)) continue;
        return judged.replies;
      }
      const wake = this.dues.wake(cached, judged.room);
      const appended = await this.append(appendOf(cached, judged, wake), patience);
      if (appended === 'ok') {
        cached.room = judged.room;
        this.onAdvance({ cached, before, events: judged.events, written: judged, wake });
        return judged.replies;
      }
      // Pauses come before reading: whatever is written between reading and the next try makes that one vain.
      await patience.pause(appended === 'unknown' ? AWAY_PAUSE : CONFLICT_PAUSE);
      const isAhead = await (appended === 'unknown'
        ? this.catchUpWhenBack(cached, patience)
        : this.catchUp(cached));
      if (appended !== 'conflict') return this.eachOnce(id, proposals, patience);
      // Nobody was faster: another process has deleted the table.
      if (!isAhead && !(await this.store.table(id))) this.cache.drop(id);
    }
    if (patience.unknown) throw patience.unknown;
    return proposals.map(() => refuse('room.busy'));
  }

  /** The same for something that no request asked for. */
  async advanceOne(id: string, decide: Decide): Promise<RequestAnswer> {
    const [reply] = await this.advance(id, [{ key: null, decide }]);
    return reply as RequestAnswer;
  }

  /** Another process was faster: read what it wrote, and let it be known here too. False if there is nothing. */
  async catchUp(cached: CachedRoom): Promise<boolean> {
    const steps = await this.store.steps(cached.id, cached.room.length);
    this.fold(cached, steps);
    return steps.length > 0;
  }

  /** The same with what the other process said of it; false, and nothing done, if that cannot be. */
  follow(cached: CachedRoom, steps: readonly RoomStep[]): boolean {
    try {
      this.fold(cached, steps);
      return true;
    } catch {
      return false;
    }
  }

  private fold(cached: CachedRoom, steps: readonly RoomStep[]): void {
    const before = cached.room;
    const events: unknown[] = [];
    let room = before;
    for (const step of steps) {
      const folded = foldStep(cached.game, room, step);
      room = folded.room;
      events.push(...folded.events);
    }
    if (room === before) return;
    cached.room = room;
    const wake = this.dues.wake(cached, room);
    this.onAdvance({ cached, before, events, written: null, wake });
  }

  /** Whether another process has gone on; then what it wrote has been read. */
  private async isBehind(cached: CachedRoom): Promise<boolean> {
    if (!this.lengths) return false;
    const length = await this.lengths.of(cached.id);
    if (length === undefined) this.cache.drop(cached.id);
    else if (length > cached.room.length) await this.catchUp(cached);
    else return false;
    return true;
  }

  private append(append: Append, patience: Patience): Promise<Appended | 'unknown'> {
    return this.store.append(append).catch((error) => {
      if (!(error instanceof StoreAway)) throw error;
      patience.unknown = error;
      return 'unknown' as const;
    });
  }

  /** Nobody knows whether a step was written until the store is back and is asked. */
  private async catchUpWhenBack(cached: CachedRoom, patience: Patience): Promise<boolean> {
    for (;;) {
      try {
        return await this.catchUp(cached);
      } catch (error) {
        if (!(error instanceof StoreAway) || patience.isOver) throw error;
        await patience.pause(AWAY_PAUSE);
      }
    }
  }

  /** One of these was done before, or may have been. Alone, it is answered with what came of it then. */
  private async eachOnce(
    id: string,
    proposals: readonly Proposal[],
    patience: Patience,
  ): Promise<readonly RequestAnswer[]> {
    const replies: RequestAnswer[] = [];
    for (const proposal of proposals) {
      const done = proposal.key && (await this.store.requestLength(id, proposal.key));
      if (done) replies.push({ ok: true, length: done });
      else replies.push(...(await this.advance(id, [proposal], patience)));
    }
    return replies;
  }
}
