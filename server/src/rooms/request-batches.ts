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
 * What comes to a room together, most often in one turn of the event loop, is judged in the order of its coming, goes to disk
 * with one append and is told in one frame: at a busy table most of the work is done once.
 */
export class RequestBatches {
  private readonly queues: RoomQueues;
  private readonly carryOut: CarryOut;
  /** What was asked of a room and is not judged yet. */
  private readonly batches = new Map<string, Waiting[]>();

  constructor(queues: RoomQueues, carryOut: CarryOut) {
    this.queues = queues;
    this.carryOut = carryOut;
  }

  add(id: string, key: string, decide: Decide): Promise<RequestAnswer> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { key, decide, resolve, reject };
      const batch = this.batches.get(id);
      if (batch) {
        batch.push(waiting);
        return;
      }
      this.batches.set(id, [waiting]);
      this.queues.add(id, async () => {
        await endOfTurn();
        const all = this.batches.get(id) ?? [];
        this.batches.delete(id);
        await this.answer(id, all);
      });
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
