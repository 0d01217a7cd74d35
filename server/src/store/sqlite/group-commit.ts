import { StoreFault } from '../store-fault.ts';
import { BUSY_ATTEMPTS, busyPause, isBusy } from './busy.ts';
import type { Transaction } from './transaction.ts';

interface Job {
  /** Does the work, and returns what is to be called once it is on disk. May be called again. */
  work(): () => void;
  reject(error: unknown): void;
}

/**
 * Forcing a commit to disk costs far more than the writes in it. So all writes requested in one turn of
 * the event loop share one, and nobody is told that a write succeeded before that commit returned.
 */
export class GroupCommit {
  private readonly transaction: Transaction;
  private waiting: Job[] = [];
  private attempts = 0;
  private closed = false;

  constructor(transaction: Transaction) {
    this.transaction = transaction;
  }

  write<T>(work: () => T): Promise<T> {
    if (this.closed) return Promise.reject(new StoreFault('the store is closed'));
    return new Promise<T>((resolve, reject) => {
      const job: Job = {
        work() {
          const value = work();
          return () => resolve(value);
        },
        reject,
      };
      if (this.waiting.push(job) === 1) setImmediate(() => this.flush());
    });
  }

  /** Lets what was asked for happen; nothing more. */
  async close(): Promise<void> {
    const last = this.write(() => {});
    this.closed = true;
    await last.catch(() => {});
  }

  private flush(): void {
    try {
      if (this.transaction.open) this.transaction.rollback();
      this.transaction.begin();
    } catch (error) {
      if (isBusy(error) && ++this.attempts < BUSY_ATTEMPTS) {
        setTimeout(() => this.flush(), busyPause());
        return;
      }
      this.attempts = 0;
      for (const { reject } of this.waiting.splice(0)) reject(error);
      return;
    }
    this.attempts = 0;
    this.commit(this.waiting.splice(0));
  }

  private commit(group: readonly Job[]): void {
    let news: (() => void)[];
    try {
      news = this.attemptAll(group);
      this.transaction.commit();
    } catch (error) {
      this.giveUp();
      for (const { reject } of group) reject(error);
      return;
    }
    for (const tell of news) tell();
  }

  /**
   * Savepoints cost as much as the writes they guard, and hardly ever does one fail. So all are
   * tried without; if one fails, they are taken back and done again, each for itself.
   */
  private attemptAll(group: readonly Job[]): (() => void)[] {
    try {
      return group.map(({ work }) => work());
    } catch {
      if (this.transaction.open) this.transaction.rollback();
      this.transaction.begin();
      return group.map((job) => this.attempt(job));
    }
  }

  /** A write that fails takes back what it did, and only that. */
  private attempt({ work, reject }: Job): () => void {
    this.transaction.save();
    try {
      const tell = work();
      this.transaction.keep();
      return tell;
    } catch (error) {
      // On a full or broken disk SQLite drops the whole transaction by itself: nothing to save there.
      if (!this.transaction.open) throw error;
      this.transaction.undo();
      return () => reject(error);
    }
  }

  private giveUp(): void {
    try {
      if (this.transaction.open) this.transaction.rollback();
    } catch {
      // The next flush tries again before it begins anything.
    }
  }
}
