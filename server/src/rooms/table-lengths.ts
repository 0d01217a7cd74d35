import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Store } from '../store/store.ts';

/** How many are asked for in one go. */
const MOST = 500;

/** Asks the store how long tables are, once for all that one turn of the event loop brings. */
export class TableLengths {
  private readonly store: Store;
  private asking: Promise<ReadonlyMap<string, number>> | null = null;
  private ids = new Set<string>();

  constructor(store: Store) {
    this.store = store;
  }

  /** Undefined for a table that does not exist. */
  async of(id: string): Promise<number | undefined> {
    this.ids.add(id);
    this.asking ??= this.ask();
    return (await this.asking).get(id);
  }

  /** In several goes, however many there are. */
  async all(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const lengths = new Map<string, number>();
    for (let from = 0; from < ids.length; from += MOST) {
      const some = await this.store.lengths(ids.slice(from, from + MOST));
      for (const [id, length] of some) lengths.set(id, length);
    }
    return lengths;
  }

  private async ask(): Promise<ReadonlyMap<string, number>> {
    await endOfTurn();
    const ids = [...this.ids];
    this.ids = new Set();
    this.asking = null;
    return this.all(ids);
  }
}
