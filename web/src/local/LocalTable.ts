import type { Entry, GameRecord, Refusal, Seat } from '@late/kernel';
import { type Action, canHurry, recordOf, type Table } from '@late/table';
import { isBrisk } from '@late/ui';
import type { GameFace } from '../games/face.ts';
import type { Say, ShellRefusal } from '../shell/use-say.ts';
import { writeDraft } from '../store/drafts.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { Gone, Overtaken } from '../store/table-faults.ts';
import type { Rematch, Snapshot, TableClient } from '../table-client/table-client.ts';
import { askBot, askPace } from './ask-bot.ts';
import { beginRematch } from './begin-local.ts';
import { peopleAt, publicStep } from './device.ts';
import { keepLastLook } from './keep-last-look.ts';
import { StoredTable } from './StoredTable.ts';
import { type AtDevice, drafterAt, snapshotOf } from './snapshot-of.ts';
import { TableWatch } from './TableWatch.ts';
import { tellLog, tellStep } from './tell-log.ts';

/** So long a bot lets people look at what happened last, in milliseconds. */
const BOT_PAUSE = 1_000;

/** A table of this browser as the people at the device see it and play at it. */
export class LocalTable implements TableClient {
  readonly kind = 'table';
  readonly now = Date.now;
  private readonly face: GameFace;
  private readonly say: Say;
  private readonly stored: StoredTable;
  private readonly watch: TableWatch;
  private readonly listeners = new Set<() => void>();
  private at: AtDevice = {
    holder: 'audience',
    passedOnBy: null,
    busy: false,
    refusal: null,
    news: [],
  };
  private shown: Snapshot;
  /** The table as it was when its look was last kept. */
  private looked: Table | null = null;
  /** Somebody hurries the bots, until a person is asked again. */
  private isHurried = false;

  constructor(face: GameFace, kept: KeptTable, table: Table, say: Say) {
    this.face = face;
    this.say = say;
    this.stored = new StoredTable(face, kept, table, {
      stepped: (entries, events) => this.tell(entries, events),
      reloaded: () => {
        this.at = { ...this.at, news: tellLog(this.face, this.stored.table, say) };
        this.refresh();
      },
    });
    this.at = { ...this.at, news: tellLog(face, table, say) };
    this.shown = snapshotOf(face, kept, table, this.at, say);
    this.keepLook();
    this.watch = new TableWatch({
      game: face.game,
      table: () => this.stored.table,
      pause: () => this.botPause(),
      isHurried: () => this.isHurried || isBrisk(),
      pace: ({ seat, level }) => askPace(face, this.stored.table, kept.seed, seat, level),
      choose: ({ seat, level }) => askBot(face, this.stored.table, seat, level),
      act: (action, at) => this.actForHouse(action, at),
      failed: () => this.show({ refusal: { code: 'table.bot-failed' } satisfies ShellRefusal }),
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
    const { viewer, acting } = this.shown.device;
    if (this.at.busy || !acting.includes(seat)) return;
    // Somebody who only may act, such as with a doubt, leaves the work of the holder alone.
    const isAside = seat !== viewer && this.stored.table.turn.may.includes(seat);
    this.show({ busy: true });
    const done = await this.perform([{ do: 'move', seat, move }]);
    this.show({ busy: false });
    if (!done) return;
    if (viewer !== 'audience' && !isAside) writeDraft(this.id, viewer, null);
    this.show({ passedOnBy: viewer === 'audience' ? null : viewer });
  }

  async undo(seat: Seat): Promise<void> {
    if (!(await this.perform([{ do: 'undo', seat }]))) return;
    const request = this.stored.table.undoRequest;
    if (request) {
      await this.perform(request.needs.map((other) => ({ do: 'agree', seat: other })));
    }
    this.show(peopleAt(this.stored.table).length > 1 ? { holder: seat } : {});
  }

  setDraft(draft: unknown): void {
    const drafter = drafterAt(this.stored.table, this.shown.device.viewer);
    if (drafter !== null) writeDraft(this.id, drafter, draft);
    this.show({ refusal: null });
  }

  takeDevice(): void {
    const { handOver } = this.shown.device;
    this.show({ passedOnBy: null, ...(handOver === null ? {} : { holder: handOver }) });
  }

  hurry(): void {
    this.isHurried = true;
    this.watch.nudge();
  }

  async record(): Promise<GameRecord> {
    return recordOf(this.stored.table, this.stored.kept.seed);
  }

  async rematch(): Promise<Rematch> {
    const { plan } = this.stored.kept;
    const begun = await beginRematch(this.face, plan);
    return begun.ok ? { ok: true, address: `/table/${plan.game}/${begun.id}` } : begun;
  }

  close(): void {
    this.watch.stop();
    removeEventListener('pageshow', this.watch.nudge);
    document.removeEventListener('visibilitychange', this.watch.nudge);
    this.stored.close();
    this.listeners.clear();
  }

  private get id(): string {
    return this.stored.kept.plan.id;
  }

  /** What somebody at the device asks for; they are told why it may not be. */
  private async perform(actions: readonly Action[]): Promise<boolean> {
    let refusal: Refusal | null;
    try {
      refusal = await this.stored.carryOut(actions);
    } catch (error) {
      refusal = { code: whyNotKept(error) } satisfies ShellRefusal;
    }
    this.at = { ...this.at, refusal };
    this.refresh();
    return refusal === null;
  }

  /** What bots and clocks do, under a date. Nobody needs to be told why it came to nothing. */
  private async actForHouse(action: Action, at: number): Promise<boolean> {
    try {
      return (await this.stored.carryOut([action], at)) === null;
    } catch (error) {
      // Two tabs that do the house's work at the same time are no news.
      if (!(error instanceof Overtaken)) {
        this.at = { ...this.at, refusal: { code: whyNotKept(error) } satisfies ShellRefusal };
      }
      return false;
    } finally {
      this.refresh();
    }
  }

  private tell(entries: readonly Entry[], events: readonly unknown[]): void {
    const last = entries.length - 1;
    const news = entries.reduce(
      (told, entry, index) =>
        tellStep(this.face, this.shown.seats, told, entry, index === last ? events : []),
      this.at.news,
    );
    this.at = { ...this.at, news };
  }

  /** Whatever a bot does deserves a moment; real dice it cannot throw. */
  private botPause(): number | null {
    return publicStep(this.face, this.stored.table) === 'everyone' ? null : BOT_PAUSE;
  }

  /** The table may have changed: it is shown anew, and looked after anew. */
  private refresh(): void {
    this.show({});
    this.watch.nudge();
  }

  private show(changes: Partial<AtDevice>): void {
    this.at = { ...this.at, ...changes };
    if (!canHurry(this.face.game, this.stored.table)) this.isHurried = false;
    this.shown = snapshotOf(this.face, this.stored.kept, this.stored.table, this.at, this.say);
    this.keepLook();
    for (const listener of this.listeners) listener();
  }

  private keepLook(): void {
    const { kept, table } = this.stored;
    if (table === this.looked) return;
    this.looked = table;
    keepLastLook(this.face, kept, table, this.at.news, this.say);
  }
}

function whyNotKept(error: unknown) {
  if (error instanceof Overtaken) return 'table.elsewhere';
  return error instanceof Gone ? 'missing.table-text' : 'table.not-kept';
}
