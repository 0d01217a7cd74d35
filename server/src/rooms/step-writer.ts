import { refuser } from '@late/kernel';
import type { WireRefusals } from '@late/protocol';
import { foldStep } from '@late/table';
import type { HouseTime } from '../house-time.ts';
import type { Store } from '../store/store.ts';
import type { OnAdvance } from './advance.ts';
import { appendOf } from './append-of.ts';
import type { CachedRoom } from './cached-room.ts';
import type { Dues } from './dues.ts';
import { type Decide, judge, type Proposal, type RequestAnswer } from './judge.ts';
import type { RoomCache } from './room-cache.ts';

const refuse = refuser<WireRefusals>();

/** How often another process may be faster before the room counts as busy. */
const TRIES = 8;

/** Judges proposals, makes their steps durable, and only then lets them be known. Its callers wait in line. */
export class StepWriter {
  private readonly store: Store;
  private readonly cache: RoomCache;
  private readonly dues: Dues;
  private readonly time: HouseTime;
  private readonly onAdvance: OnAdvance;

  constructor(store: Store, cache: RoomCache, dues: Dues, time: HouseTime, onAdvance: OnAdvance) {
    this.store = store;
    this.cache = cache;
    this.dues = dues;
    this.time = time;
    this.onAdvance = onAdvance;
  }

  async advance(id: string, proposals: readonly Proposal[]): Promise<readonly RequestAnswer[]> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const cached = await this.cache.get(id);
      if (!cached) return proposals.map(() => refuse('room.unknown'));
      const before = cached.room;
      const judged = judge(cached, proposals, this.time.now());
      if (judged.steps.length === 0) return judged.replies;
      const wake = this.dues.wake(cached, judged.room);
      const appended = await this.store.append(appendOf(cached, judged, wake));
      if (appended === 'ok') {
        cached.room = judged.room;
        this.onAdvance({ cached, before, events: judged.events, wake });
        return judged.replies;
      }
      await this.catchUp(cached);
      if (appended === 'repeated') return this.eachOnce(id, proposals);
    }
    return proposals.map(() => refuse('room.busy'));
  }

  /** The same for something that no request asked for. */
  async advanceOne(id: string, decide: Decide): Promise<RequestAnswer> {
    const [reply] = await this.advance(id, [{ key: null, decide }]);
    return reply as RequestAnswer;
  }

  /** Another process was faster: read what it wrote, and let it be known here too. */
  async catchUp(cached: CachedRoom): Promise<void> {
    const before = cached.room;
    const events: unknown[] = [];
    for (const step of await this.store.steps(cached.id, before.length)) {
      const folded = foldStep(cached.game, cached.room, step);
      cached.room = folded.room;
      events.push(...folded.events);
    }
    if (cached.room === before) return;
    this.onAdvance({ cached, before, events, wake: this.dues.wake(cached, cached.room) });
  }

  /** One of these was done before. Alone, it is answered with what came of it then. */
  private async eachOnce(
    id: string,
    proposals: readonly Proposal[],
  ): Promise<readonly RequestAnswer[]> {
    const replies: RequestAnswer[] = [];
    for (const proposal of proposals) {
      const done = proposal.key && (await this.store.requestLength(id, proposal.key));
      if (done) replies.push({ ok: true, length: done });
      else replies.push(...(await this.advance(id, [proposal])));
    }
    return replies;
  }
}
