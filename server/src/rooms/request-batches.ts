import { setImmediate as endOfTurn } from 'node:timers/promises';
import { StoreAway } from '../store/store-away.ts';
import type { Decide, Proposal, RequestAnswer } from './judge.ts';
import type { RoomQueues } from './room-queues.ts';

interface Waiting extends Proposal {
  resolve(reply: RequestAnswer): void;
  reject(error: unknown): void;
}

type CarryOut = (id: string, proposals: readonly Proposal[]) => Promise<readonly RequestAnswer[]>;

/**
 * Until when a batch waits for what may come to its room together with what has come: for so many milliseconds at
 * most, or until there are so many. Null if only for the rest of this turn of the event loop.
 */
export interface Gathering {
  readonly longest: number;
  readonly enough: number;
}

interface Batch {
  readonly all: Waiting[];
  /** Called when there is enough of it. */
  enough: { readonly many: number; goOn(): void } | null;
}

/**
 * What comes to a room together, most often in one turn of the event loop, is judged in the order of its coming, goes to disk
 * with one append and is told in one frame: at a busy table most of the work is done once.
 */
export class RequestBatches {
  private readonly queues: RoomQueues;
  private readonly carryOut: CarryOut;
  private readonly gatheringOf: (id: string) => Gathering | null;
  /** What was asked of a room and is not judged yet. */
  private readonly batches = new Map<string, Batch>();

  constructor(
    queues: RoomQueues,
    carryOut: CarryOut,
    gatheringOf: (id: string) => Gathering | null,
  ) {
    this.queues = queues;
    this.carryOut = carryOut;
    this.gatheringOf = gatheringOf;
  }

  add(id: string, key: string, decide: Decide): Promise<RequestAnswer> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { key, decide, resolve, reject };
      const known = this.batches.get(id);
      if (known) {
        known.all.push(waiting);
        if (known.enough && known.all.length >= known.enough.many) known.enough.goOn();
        return;
      }
      const batch: Batch = { all: [waiting], enough: null };
      this.batches.set(id, batch);
      this.queues.add(id, async () => {
        await this.gather(id, batch);
        this.batches.delete(id);
        await this.answer(id, batch.all);
      });
    });
  }

  private gather(id: string, batch: Batch): Promise<void> {
    const gathering = this.gatheringOf(id);
    if (!gathering) return endOfTurn();
    const { enough, longest } = gathering;
    if (batch.all.length >= enough) return endOfTurn();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, longest);
      const goOn = () => {
        clearTimeout(timer);
        resolve();
      };
      batch.enough = { many: enough, goOn };
    });
  }

  /** What goes wrong for all may be the fault of one: then each is tried for itself. */
  private async answer(id: string, batch: readonly Waiting[]): Promise<void> {
    try {
      const replies = await this.carryOut(id, batch);
      for (const [index, { resolve }] of batch.entries()) resolve(replies[index] as RequestAnswer);
    } catch (error) {
      // What is away is away for all; they send it again.
      if (batch.length === 1 || error instanceof StoreAway) {
        for (const { reject } of batch) reject(error);
      } else for (const one of batch) await this.answer(id, [one]);
    }
  }
}
