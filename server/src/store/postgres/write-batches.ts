import { StoreAway } from '../store-away.ts';
import { StoreFault } from '../store-fault.ts';

interface Job<Item, Answer> {
  readonly item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Work<Item, Answer> {
  /** Two of one table are never done at once. */
  tableOf(item: Item): string;
  /** How much there is to write of it. */
  sizeOf(item: Item): number;
  /** With one statement, and so with one commit. */
  carryOut(items: readonly Item[]): Promise<readonly Answer[]>;
}

/** One is written while the next is on its way; more only divide the same work among more commits. */
const LANES = 2;
/** So that a full house keeps both lanes busy: while the database writes one batch, the next is made up. */
const MOST = { items: 250, size: 5_000 };

/**
 * A commit costs far more than the rows in it. So what is asked in one turn of the event loop, and all that
 * comes in while earlier ones are on their way, is written together. What is asked of one table is
 * done in the order of asking.
 */
export class WriteBatches<Item, Answer> {
  private readonly work: Work<Item, Answer>;
  private waiting: Job<Item, Answer>[] = [];
  /** Tables that are being written to. */
  private readonly busy = new Set<string>();
  private readonly lanes = new Set<Promise<void>>();
  private planned = false;
  private closed = false;

  constructor(work: Work<Item, Answer>) {
    this.work = work;
  }

  add(item: Item): Promise<Answer> {
    if (this.closed) return Promise.reject(new StoreFault('the store is closed'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      this.plan();
    });
  }

  /** Lets what was asked for happen; nothing more. */
  async close(): Promise<void> {
    this.closed = true;
    this.flush();
    while (this.lanes.size > 0) await Promise.all(this.lanes);
  }

  private plan(): void {
    if (this.planned || this.lanes.size >= LANES) return;
    this.planned = true;
    setImmediate(() => {
      this.planned = false;
      this.flush();
    });
  }

  private flush(): void {
    while (this.lanes.size < LANES) {
      const batch = this.takeBatch();
      if (batch.length === 0) return;
      const lane = this.write(batch).finally(() => {
        this.lanes.delete(lane);
        this.flush();
      });
      this.lanes.add(lane);
    }
  }

  private takeBatch(): Job<Item, Answer>[] {
    const batch: Job<Item, Answer>[] = [];
    const later: Job<Item, Answer>[] = [];
    const passedOver = new Set<string>();
    let size = 0;
    for (const job of this.waiting) {
      const table = this.work.tableOf(job.item);
      const isFull = batch.length >= MOST.items || size >= MOST.size;
      if (isFull || this.busy.has(table) || passedOver.has(table)) {
        passedOver.add(table);
        later.push(job);
        continue;
      }
      this.busy.add(table);
      size += this.work.sizeOf(job.item);
      batch.push(job);
    }
    this.waiting = later;
    return batch;
  }

  private async write(batch: readonly Job<Item, Answer>[]): Promise<void> {
    try {
      await this.attempt(batch);
    } finally {
      for (const { item } of batch) this.busy.delete(this.work.tableOf(item));
    }
  }

  /** What goes wrong for all may be the fault of one: then each is tried for itself. */
  private async attempt(batch: readonly Job<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.work.carryOut(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      if (batch.length > 1 && !(error instanceof StoreAway)) {
        for (const job of batch) await this.attempt([job]);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }
}
