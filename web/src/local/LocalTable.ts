import type { GameRecord, Refusal, Seat, Viewer } from '@late/kernel';
import { type Action, act, eventsFor, recordOf, restore, seenBy, type Table } from '@late/table';
import type { GameFace } from '../games/face.ts';
import type { ShellRefusal } from '../shell/use-say.ts';
import { dropDrafts, readDraft, writeDraft } from '../store/drafts.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { appendEntries, Gone, Overtaken, readTable } from '../store/tables.ts';
import { type News, withLines } from '../table-client/news.ts';
import type { Rematch, Snapshot, TableClient } from '../table-client/table-client.ts';
import { askBot, askPace } from './ask-bot.ts';
import { beginRematch } from './begin-local.ts';
import { deviceFor, peopleAt, publicStep } from './device.ts';
import { keepResult } from './keep-result.ts';
import { seatLabels } from './seat-labels.ts';
import { TableWatch } from './TableWatch.ts';

/** So long a bot lets people look at the last throw before it carries on. */
const BOT_PAUSE = 650;

/** A table that lives in this browser: every step is durable here before it is shown. */
export class LocalTable implements TableClient {
  readonly kind = 'table';
  readonly now = Date.now;
  private readonly face: GameFace;
  private readonly kept: KeptTable;
  private readonly listeners = new Set<() => void>();
  private readonly channel = new BroadcastChannel('late-edition/tables');
  private table: Table;
  private holder: Viewer = 'audience';
  private passedOnBy: Seat | null = null;
  private refusal: Refusal | null = null;
  private news: readonly News[] = [];
  /** A person's move is on its way. */
  private busy = false;
  private closed = false;
  private readonly watch: TableWatch;
  /** Steps are taken one at a time, people's and bots' alike. */
  private queue: Promise<unknown> = Promise.resolve();
  private shown: Snapshot;

  constructor(face: GameFace, kept: KeptTable, table: Table) {
    this.face = face;
    this.kept = kept;
    this.table = table;
    this.shown = this.look();
    this.channel.addEventListener('message', ({ data }) => {
      if (data?.table === kept.plan.id && data.length > this.table.log.length) this.reload();
    });
    this.watch = new TableWatch({
      game: face.game,
      table: () => this.table,
      pause: () => this.botPause(),
      pace: ({ seat, level }) => askPace(face, this.table, kept.seed, seat, level),
      choose: ({ seat, level }) => askBot(face, this.table, seat, level),
      act: (action, at) => this.perform([action], at),
      failed: () => this.show({ code: 'table.bot-failed' } satisfies ShellRefusal),
    });
    addEventListener('pageshow', this.watch.nudge);
    document.addEventListener('visibilitychange', this.watch.nudge);
    this.watch.nudge();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = (): Snapshot => this.shown;

  async move(seat: Seat, move: unknown): Promise<void> {
    if (this.busy || !this.shown.device.acting.includes(seat)) return;
    const { viewer } = this.shown.device;
    // Somebody who only may act, such as with a doubt, leaves the work of the holder alone.
    const isAside = seat !== viewer && this.table.turn.may.includes(seat);
    this.busy = true;
    this.publish();
    const done = await this.perform([{ do: 'move', seat, move }]);
    this.busy = false;
    this.publish();
    if (!done) return;
    if (viewer !== 'audience' && !isAside) writeDraft(this.kept.plan.id, viewer, null);
    this.passedOnBy = viewer === 'audience' ? null : viewer;
    this.publish();
  }

  async undo(seat: Seat): Promise<void> {
    if (!(await this.perform([{ do: 'undo', seat }]))) return;
    const request = this.table.undoRequest;
    if (request) {
      await this.perform(request.needs.map((other) => ({ do: 'agree', seat: other })));
    }
    if (peopleAt(this.table).length > 1) this.holder = seat;
    this.publish();
  }

  setDraft(draft: unknown): void {
    const { viewer } = this.shown.device;
    if (viewer === 'audience' && peopleAt(this.table).length > 0) {
      // Real dice typed in before anybody took the device: kept with the first person.
      writeDraft(this.kept.plan.id, peopleAt(this.table)[0] as Seat, draft);
    } else if (viewer !== 'audience') {
      writeDraft(this.kept.plan.id, viewer, draft);
    }
    this.refusal = null;
    this.publish();
  }

  takeDevice(): void {
    const { handOver } = this.shown.device;
    if (handOver !== null) this.holder = handOver;
    this.passedOnBy = null;
    this.publish();
  }

  async record(): Promise<GameRecord> {
    return recordOf(this.table, this.kept.seed);
  }

  async rematch(): Promise<Rematch> {
    const begun = await beginRematch(this.face, this.kept.plan);
    if ('refusal' in begun) return begun;
    return { address: `/table/${this.kept.plan.game}/${begun.id}` };
  }

  close(): void {
    this.closed = true;
    this.watch.stop();
    removeEventListener('pageshow', this.watch.nudge);
    document.removeEventListener('visibilitychange', this.watch.nudge);
    this.channel.close();
    this.listeners.clear();
  }

  /**
   * Carries out actions one after the other; each is kept before the next begins. With a date they
   * are the house's own, and nobody needs to be told why they came to nothing.
   */
  private perform(actions: readonly Action[], at?: number): Promise<boolean> {
    const turn = this.queue.then(() => this.performNow(actions, at));
    this.queue = turn;
    return turn;
  }

  private async performNow(actions: readonly Action[], at?: number): Promise<boolean> {
    const isHouse = at !== undefined;
    if (!isHouse) this.refusal = null;
    try {
      for (const action of actions) {
        const answer = act(this.face.game, this.table, action, this.kept.seed, at ?? Date.now());
        if (!answer.ok) {
          if (!isHouse) this.refusal = answer.refusal;
          return false;
        }
        await appendEntries(this.kept, answer.entries, answer.table.result);
        this.table = answer.table;
        this.tell(answer.events);
        this.channel.postMessage({ table: this.kept.plan.id, length: this.table.log.length });
      }
      if (this.table.result) await this.finish();
      return true;
    } catch (error) {
      const isOvertaken = error instanceof Overtaken;
      if (isOvertaken) await this.reload();
      // Two tabs that do the house's work at the same time are no news.
      if (!isHouse || !isOvertaken)
        this.refusal = { code: whyNotKept(error) } satisfies ShellRefusal;
      return false;
    } finally {
      this.publish();
      this.watch.nudge();
    }
  }

  private async finish(): Promise<void> {
    dropDrafts(this.kept.plan.id);
    await keepResult(this.face, this.table);
  }

  private async reload(): Promise<void> {
    const stored = await readTable(this.kept.plan.id);
    if (!stored || this.closed) return;
    this.table = restore(this.face.game, this.kept.plan, this.table.opening, stored.log);
    this.publish();
    this.watch.nudge();
  }

  private tell(events: readonly unknown[]): void {
    const name = (seat: Seat) => this.shown.seats[seat]?.name ?? '';
    const seen = eventsFor(this.face.game, events, 'audience');
    this.news = withLines(
      this.news,
      seen.flatMap((event) => this.face.narrate(event, name)),
    );
  }

  /** What everybody watches deserves a moment; secret decisions are made at once. */
  private botPause(): number | null {
    const step = publicStep(this.face, this.table);
    return step === 'everyone' ? null : step === 'people' ? BOT_PAUSE : 0;
  }

  private show(refusal: Refusal): void {
    this.refusal = refusal;
    this.publish();
  }

  private publish(): void {
    this.shown = this.look();
    for (const listener of this.listeners) listener();
  }

  private look(): Snapshot {
    const { table, kept, face, refusal, busy, news } = this;
    const device = deviceFor(face, table, this.holder);
    const drafter = device.viewer === 'audience' ? (peopleAt(table)[0] ?? null) : device.viewer;
    return {
      seen: seenBy(face.game, table, kept.seed, device.viewer),
      device,
      seats: seatLabels(table),
      draft: drafter === null || device.handOver !== null ? null : readDraft(kept.plan.id, drafter),
      busy,
      refusal,
      news,
      passedOnBy: device.handOver === null ? null : this.passedOnBy,
      asks: peopleAt(table).length === 1 ? 'nobody' : 'here',
      rematch: table.result && 'offered',
    };
  }
}

function whyNotKept(error: unknown) {
  if (error instanceof Overtaken) return 'table.elsewhere';
  return error instanceof Gone ? 'missing.table-text' : 'table.not-kept';
}
