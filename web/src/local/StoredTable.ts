import type { Entry, Refusal } from '@late/kernel';
import { type Action, act, restore, type Table } from '@late/table';
import type { GameFace } from '../games/face.ts';
import { dropDrafts } from '../store/drafts.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { Overtaken } from '../store/table-faults.ts';
import { appendEntries, readTable } from '../store/tables.ts';
import { keepResult } from './keep-result.ts';

interface Listener {
  /** Entries are durable, and this is what the last of them tells. */
  stepped(entries: readonly Entry[], events: readonly unknown[]): void;
  /** Another tab wrote steps, and they are here now. */
  reloaded(): void;
}

/** A table in this browser's database: a step counts once it is durable, in whichever tab it was made. */
export class StoredTable {
  readonly kept: KeptTable;
  private readonly face: GameFace;
  private readonly listener: Listener;
  private readonly channel = new BroadcastChannel('late-edition/tables');
  private current: Table;
  /** Steps are taken one at a time, people's and bots' alike. */
  private queue: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(face: GameFace, kept: KeptTable, table: Table, listener: Listener) {
    this.face = face;
    this.kept = kept;
    this.current = table;
    this.listener = listener;
    this.channel.addEventListener('message', ({ data }) => {
      if (data?.table === kept.plan.id && data.length > this.current.log.length) this.reload();
    });
  }

  get table(): Table {
    return this.current;
  }

  /**
   * Carries out actions one after the other; each is kept before the next begins. Null, or why the
   * first that may not be done is refused. Throws what the store throws, `Overtaken` above all: then
   * the steps of the other tab are here already.
   */
  carryOut(actions: readonly Action[], at?: number): Promise<Refusal | null> {
    const turn = this.queue.then(() => this.carryOutNow(actions, at));
    this.queue = turn.catch(() => {});
    return turn;
  }

  close(): void {
    this.closed = true;
    this.channel.close();
  }

  private async carryOutNow(actions: readonly Action[], at?: number): Promise<Refusal | null> {
    const { kept, face } = this;
    try {
      for (const action of actions) {
        const answer = act(face.game, this.current, action, kept.seed, at ?? Date.now());
        if (!answer.ok) return answer.refusal;
        await appendEntries(kept, answer.entries, answer.table.result);
        // Who is told of the end may ask for the records at once; without them it is an end all the same.
        const finished = answer.table.result ? this.finish(answer.table) : null;
        await Promise.allSettled([finished]);
        this.current = answer.table;
        this.listener.stepped(answer.entries, answer.events);
        this.channel.postMessage({ table: kept.plan.id, length: answer.table.log.length });
        await finished;
      }
      return null;
    } catch (error) {
      if (error instanceof Overtaken) await this.reload();
      throw error;
    }
  }

  private async finish(table: Table): Promise<void> {
    dropDrafts(this.kept.plan.id);
    if (this.kept.lesson === undefined) await keepResult(this.face, table);
  }

  private async reload(): Promise<void> {
    const { plan } = this.kept;
    const stored = await readTable(plan.id);
    if (!stored || this.closed) return;
    this.current = restore(this.face.game, plan, this.current.opening, stored.log);
    this.listener.reloaded();
  }
}
