import type { Entry, GameRecord, Refusal, Seat } from '@late/kernel';
import { type Action, canHurry, hasAsked, recordOf, type Table } from '@late/table';
import { isBrisk } from '@late/ui';
import type { GameFace } from '../games/face.ts';
import type { LessonRun } from '../lesson/LessonRun.ts';
import { LEARNER } from '../lesson/script.ts';
import type { Say, ShellRefusal } from '../shell/use-say.ts';
import { writeDraft } from '../store/drafts.ts';
import type { KeptTable } from '../store/kept-table.ts';
import { Gone, Overtaken } from '../store/table-faults.ts';
import type { Advice } from '../table-client/advice.ts';
import type { LessonActions } from '../table-client/lesson.ts';
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
  readonly lesson?: LessonActions;
  private readonly run: LessonRun | null;
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

  constructor(
    face: GameFace,
    kept: KeptTable,
    table: Table,
    say: Say,
    run: LessonRun | null = null,
  ) {
    this.face = face;
    this.say = say;
    this.run = run;
    if (run) this.lesson = this.actionsOf(run);
    this.stored = new StoredTable(face, kept, table, {
      stepped: (entries, events) => this.tell(entries, events),
      reloaded: () => {
        this.at = { ...this.at, news: tellLog(this.face, this.stored.table, say) };
        this.refresh();
      },
    });
    this.at = { ...this.at, news: tellLog(face, table, say) };
    this.shown = this.seenNow();
    this.keepLook();
    this.watch = new TableWatch({
      game: face.game,
      table: () => this.stored.table,
      pause: () => this.botPause(),
      isHurried: () => this.isHurried || isBrisk(),
      pace: async ({ seat, level }) =>
        this.reply() ? null : askPace(face, this.stored.table, kept.seed, seat, level),
      choose: async ({ seat, level }) =>
        this.reply()?.move ?? askBot(face, this.stored.table, kept.seed, seat, level),
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
    const refusal = this.run?.refuses(this.stored.table, seat, move);
    if (refusal) return this.show({ refusal });
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

  askCoach(): Promise<Advice | null> {
    return this.advised(null, (seat) => hasAsked(this.stored.table, seat));
  }

  askSecondLook(move: unknown): Promise<Advice | null> {
    return this.advised(move, () => this.shown.isCoached);
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
    const { kept } = this.stored;
    const begun = await beginRematch(this.face, kept);
    return begun.ok ? { ok: true, address: `/table/${kept.plan.game}/${begun.id}` } : begun;
  }

  close(): void {
    this.watch.stop();
    removeEventListener('pageshow', this.watch.nudge);
    document.removeEventListener('visibilitychange', this.watch.nudge);
    this.stored.close();
    this.listeners.clear();
  }

  private actionsOf(run: LessonRun): LessonActions {
    return {
      next: () => {
        run.next(this.stored.table);
        this.at = { ...this.at, refusal: null };
        this.refresh();
      },
      skip: () => {
        run.skip();
        this.at = { ...this.at, refusal: null };
        this.refresh();
      },
      showMe: async () => {
        const asked = run.note(this.stored.table)?.asks;
        if (asked) await this.move(LEARNER, asked);
      },
    };
  }

  private reply() {
    return this.run?.reply(this.stored.table) ?? null;
  }

  private get id(): string {
    return this.stored.kept.plan.id;
  }

  /** Nobody reads an answer before it is in the log that they asked. */
  private async advised(move: unknown, isNoted: (seat: Seat) => boolean): Promise<Advice | null> {
    const { canAskCoach, seen } = this.shown;
    const { viewer } = seen;
    if (!canAskCoach || viewer === 'audience') return null;
    const { askAboutDecision } = await import('../review/ask-coach.ts');
    const { options } = this.stored.table.opening;
    const advice = await askAboutDecision({ game: this.face.id, options, view: seen.view, move });
    if (advice === null || isNoted(viewer)) return advice;
    return (await this.perform([{ do: 'hint', seat: viewer }])) ? advice : null;
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
    if (this.run?.isOn(this.stored.table) && !this.reply()) return null;
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
    this.shown = this.seenNow();
    this.keepLook();
    for (const listener of this.listeners) listener();
  }

  /** A lesson has its own luck and its own advice: nothing is taken back, and no coach is asked. */
  private seenNow(): Snapshot {
    const { kept, table } = this.stored;
    const shown = snapshotOf(this.face, kept, table, this.at, this.say);
    if (!this.run?.isOn(table)) return shown;
    const lesson = this.run.note(table);
    const seen = { ...shown.seen, undo: null };
    const canHurry = shown.canHurry && this.reply() !== null;
    return { ...shown, seen, canHurry, canAskCoach: false, ...(lesson && { lesson }) };
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
