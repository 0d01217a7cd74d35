import { setImmediate as endOfTurn } from 'node:timers/promises';
import { StoreAway } from '../store/store-away.ts';
import type { Decide, Proposal, RequestAnswer } from './judge.ts';
import { PatienceForOthers } from './patience-for-others.ts';
import type { RoomQueues } from './room-queues.ts';

interface Waiting extends Proposal {
  resolve(reply: RequestAnswer): void;
  reject(error: unknown): void;
}

interface Batch {
  readonly waiting: Waiting[];
  /** Called whenever something is added, while the batch waits for more. */
  added: ((isMove: boolean) => void) | null;
}

type CarryOut = (id: string, proposals: readonly Proposal[]) => Promise<readonly RequestAnswer[]>;

/** How many moves may come to a room at about the same time, by way of several processes; 1 or less if that is over. */
export type MovesExpected = (id: string) => number;

/**
 * What comes to a room together, most often in one turn of the event loop, is judged in the order of its coming, goes to disk
 * with one append and is told in one frame: at a busy table most of the work is done once.
 */
export class RequestBatches {
  private readonly queues: RoomQueues;
  private readonly carryOut: CarryOut;
  private readonly movesExpected: MovesExpected;
  private readonly patience = new PatienceForOthers();
  /** What was asked of a room and is not judged yet. */
  private readonly batches = new Map<string, Batch>();

  constructor(queues: RoomQueues, carryOut: CarryOut, movesExpected: MovesExpected) {
    this.queues = queues;
    this.carryOut = carryOut;
    this.movesExpected = movesExpected;
  }

  add(id: string, key: string, decide: Decide, isMove: boolean): Promise<RequestAnswer> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { key, decide, resolve, reject };
      const begun = this.batches.get(id);
      if (begun) {
        begun.waiting.push(waiting);
        begun.added?.(isMove);
        return;
      }
      const batch: Batch = { waiting: [waiting], added: null };
      this.batches.set(id, batch);
      this.queues.add(id, async () => {
        await endOfTurn();
        if (isMove) await this.others(id, batch);
        this.batches.delete(id);
        const began = performance.now();
        await this.answer(id, batch.waiting);
        this.patience.note(performance.now() - began);
      });
    });
  }

  /** Until all have come that are expected, something else is asked, or it has been long enough. */
  private async others(id: string, batch: Batch): Promise<void> {
    const patience = this.patience.get();
    if (patience === 0) return;
    const expected = this.movesExpected(id);
    if (batch.waiting.length >= expected) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patience);
      batch.added = (isAnotherMove) => {
        if (isAnotherMove && batch.waiting.length < expected) return;
        clearTimeout(timer);
        resolve();
      };
    });
    batch.added = null;
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
