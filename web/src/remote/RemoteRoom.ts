import type { Line, Narrate, Refusal, Seat } from '@late/kernel';
import {
  isSmallDraft,
  type MateDraft,
  type Presence,
  type ServerFrame,
  type Story,
} from '@late/protocol';
import { applyPatch, type RoomRequest, type RoomSeen } from '@late/table';
import { sayShortName } from '@late/ui/text';
import { tellEntry } from '../games/tell-entry.ts';
import { dropDrafts } from '../store/drafts.ts';
import { type News, newsOf, withLines } from '../table-client/news.ts';
import { keepSame } from './keep-same.ts';
import { LuckPart, type PartKeeper } from './LuckPart.ts';
import { isLineRefusal } from './line-refusal.ts';
import { ownSeatOf } from './own-seat.ts';
import { paced } from './paced.ts';
import {
  type Connection,
  type RequestAnswer,
  type RoomFrame,
  RoomSocket,
  type SocketNeeds,
} from './RoomSocket.ts';
import { tellRestart } from './restart-notice.ts';
import { tellChange } from './tell-change.ts';

/** A room as the screen shows it at one moment; the same object for as long as nothing changed. */
export interface RoomState extends Presence {
  readonly seen: RoomSeen;
  readonly connection: Connection;
  /** How often the line was dialled in vain. */
  readonly attempts: number;
  /** What was asked and not answered yet. */
  readonly pending: readonly RoomRequest['do'][];
  readonly refusal: Refusal | null;
  /** What a mate has half laid, if they touched the tiles last. */
  readonly mateDraft: MateDraft | null;
  readonly news: readonly News[];
  /** How many steps there were when this page's person last moved. */
  readonly acted: number | null;
}

/** What the room needs of the page. */
export interface RoomNeeds extends SocketNeeds {
  /** Makes sure that the house knows who is asking; why not, if it does not want to. */
  readonly introduce: () => Promise<Refusal | null>;
  /** Where the part of the luck is kept that comes from here. */
  readonly part: PartKeeper;
  /** What happened in the game before; null if the house does not say. */
  readonly story: () => Promise<Story | null>;
}

/** A hand that tries this and that is seen twice a second. */
const SHOW_PAUSE = 500;

/** A room of the house, kept up to date over its line. */
export class RemoteRoom {
  private readonly listeners = new Set<() => void>();
  private readonly narrate: Narrate<unknown>;
  private readonly socket: RoomSocket;
  private readonly introduce: RoomNeeds['introduce'];
  private readonly story: RoomNeeds['story'];
  private readonly luck: LuckPart;
  private state: RoomState;
  /** A whole room was asked for; steps before it would only confuse. */
  private syncing = false;
  private readonly showMates = paced(SHOW_PAUSE, (shown: { question: number; draft: unknown }) =>
    this.socket.show(shown.question, shown.draft),
  );

  constructor(
    narrate: Narrate<unknown>,
    seen: RoomSeen,
    { present, here }: Presence,
    needs: RoomNeeds,
  ) {
    this.narrate = narrate;
    this.introduce = needs.introduce;
    this.story = needs.story;
    this.state = {
      seen,
      present,
      here,
      connection: 'connecting',
      attempts: 0,
      pending: [],
      refusal: null,
      mateDraft: null,
      news: [],
      acted: null,
    };
    this.socket = new RoomSocket(
      needs,
      (frame) => this.take(frame),
      () => this.refreshLine(),
      (answer) => this.takeLateAnswer(answer),
    );
    this.luck = new LuckPart(needs.part, (request) => void this.socket.ask(request));
    this.refreshLine();
    this.socket.connect();
    this.luck.follow(seen);
    this.readUp();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  snapshot = (): RoomState => this.state;

  /** Asks the house for something; a refusal is shown to whoever looks at the room. */
  async do(request: RoomRequest): Promise<RequestAnswer> {
    this.change({ refusal: null });
    const answer = await this.ask(request);
    if (!answer.ok) this.change({ refusal: answer.refusal });
    else if (request.do === 'move') this.change({ acted: answer.length });
    return answer;
  }

  /** Asks for something whose refusal is told elsewhere. */
  async ask(request: RoomRequest): Promise<RequestAnswer> {
    const comes = request.do === 'sit' || request.do === 'knock';
    if (comes && this.state.seen.seat === null && this.state.seen.knocksAt === null) {
      // Whoever only looked on was nobody so far.
      const refusal = await this.introduce();
      if (refusal) return { ok: false, refusal };
      this.socket.redial();
    }
    return this.socket.ask(request);
  }

  /** What this page's person has half laid: theirs counts now, and their mates see it. */
  showDraft(draft: unknown): void {
    this.change({ mateDraft: null });
    const { seat, seats, table } = this.state.seen;
    const isTeam = seat !== null && (seats[seat]?.mates.length ?? 0) > 1;
    const question = table?.question ?? null;
    if (isTeam && question !== null && isSmallDraft(draft)) this.showMates({ question, draft });
  }

  hurry(): void {
    this.socket.hurry();
  }

  /** Something was refused before the line stood. */
  show(refusal: Refusal): void {
    this.change({ refusal });
  }

  /** The last refusal has been read. */
  forgive(): void {
    this.change({ refusal: null });
  }

  /** Asks for the whole room on another line. */
  redial(): void {
    this.socket.redial();
  }

  close(refusal?: Refusal): void {
    this.socket.close(refusal);
  }

  /** A move that an earlier page made has arrived, or came too late. */
  private takeLateAnswer(answer: RequestAnswer): void {
    if (answer.ok) dropDrafts(this.state.seen.plan.id);
    else this.change({ refusal: answer.refusal });
  }

  private take(frame: RoomFrame): void {
    switch (frame.t) {
      case 'present':
        this.change(this.presenceAfter(frame));
        break;
      case 'room':
        this.syncing = false;
        // What was missed is read up on; nobody was told of it here.
        if (frame.room.length > this.state.seen.length) this.readUp();
        if (this.state.refusal && isLineRefusal(this.state.refusal)) this.forgive();
        this.change({
          ...this.after(keepSame(this.state.seen, frame.room), []),
          ...this.presenceAfter(frame),
        });
        break;
      case 'step':
        this.step(frame);
        break;
      case 'restart':
        tellRestart(frame.at);
        break;
      case 'draft': {
        const { t: _, ...mateDraft } = frame;
        this.change({ mateDraft });
        break;
      }
    }
  }

  private presenceAfter({ present, here }: Presence): Presence {
    return {
      present: keepSame(this.state.present, present),
      here: keepSame(this.state.here, here),
    };
  }

  private step(frame: Extract<ServerFrame, { t: 'step' }>): void {
    const { seen } = this.state;
    if (this.syncing || frame.to <= seen.length) return;
    if (frame.from !== seen.length) {
      this.syncing = true;
      this.socket.sync();
      return;
    }
    this.change(this.after(keepSame(seen, applyPatch(seen, frame)), frame.events));
  }

  private after(next: RoomSeen, events: readonly unknown[]): Partial<RoomState> {
    const { seen, news } = this.state;
    // News is one line: a whole team's names would leave no room for what it did.
    const name = (seat: Seat) => sayShortName(next.seats[seat]);
    const you = ownSeatOf(next);
    const lines: Line[] = [
      ...tellChange(seen, next, events.length > 0),
      ...events.flatMap((event) => this.narrate(event, name, you)),
    ];
    return { seen: next, news: withLines(news, lines, next.length) };
  }

  /** Finds out what happened before this page knew the room, or while it did not hear of it. */
  private async readUp(): Promise<void> {
    if (!this.state.seen.table) return;
    const story = await this.story().catch(() => null);
    if (!story) return;
    const { seen, news, acted } = this.state;
    const name = (seat: Seat) => sayShortName(seen.seats[seat]);
    const you = ownSeatOf(seen);
    // Steps of the game among those of the room: which they were does not matter, only that they were before.
    const first = story.length + 1 - story.steps.length;
    const told = story.steps.map((step, index) => ({
      lines: tellEntry(this.narrate, step, name, you),
      step: first + index,
    }));
    const own = story.steps.findLastIndex(({ by }) => by === you);
    const later = news.filter(({ step }) => step > story.length);
    this.change({
      news: newsOf(told, later),
      acted: acted !== null && acted > story.length ? acted : own < 0 ? null : first + own,
    });
  }

  private refreshLine(): void {
    const { connection, attempts, pending } = this.socket;
    if (connection !== 'open') this.syncing = false;
    this.change({
      connection,
      attempts,
      pending: keepSame(
        this.state.pending,
        pending.map((request) => request.do),
      ),
    });
  }

  private change(changes: Partial<RoomState>): void {
    const same = Object.entries(changes).every(
      ([key, value]) => this.state[key as keyof RoomState] === value,
    );
    if (same) return;
    this.state = { ...this.state, ...changes };
    if (changes.seen) this.luck.follow(changes.seen);
    for (const listener of this.listeners) listener();
  }
}
