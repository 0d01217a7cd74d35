import type { Written } from '@late/games/manifest';
import {
  type Action,
  closeByHouse,
  decideRoom,
  type HouseFacts,
  houseActs,
  isRunning,
  type Member,
  membersOf,
  type RoomRequest,
  type SeatLink,
  seatOf,
} from '@late/table';
import { writtenFor } from '../games.ts';
import type { HouseTime } from '../house-time.ts';
import type { Store, TableRow } from '../store/store.ts';
import { hashToken } from '../token.ts';
import type { OnAdvance } from './advance.ts';
import { Alarms } from './alarms.ts';
import type { CachedRoom } from './cached-room.ts';
import type { Dues } from './dues.ts';
import { Following, type OtherProcesses } from './following.ts';
import { forget } from './forget.ts';
import { type Decide, type RequestAnswer, requestKey } from './judge.ts';
import { RequestBatches } from './request-batches.ts';
import { type Glance, RoomCache } from './room-cache.ts';
import type { RoomPresence } from './room-presence.ts';
import { RoomQueues } from './room-queues.ts';
import { StepWriter } from './step-writer.ts';
import { TableLengths } from './table-lengths.ts';
import { unwantedWords } from './unwanted-words.ts';
import type { WordFilter } from './word-filter.ts';

/** An action that is due, and the time under which it is noted down. */
export interface DueAction {
  readonly action: Action;
  readonly at: number;
}

/**
 * All rooms of this process, and what can be done in them. The way of a move: `request` → `RequestBatches`
 * gathers what comes in the same turn of the event loop → `RoomQueues` lets one batch at a time into a room →
 * `StepWriter` judges, appends to the store and tells `onAdvance`.
 */
export class Rooms {
  private readonly store: Store;
  private readonly presence: RoomPresence;
  private readonly words: WordFilter | null;
  private readonly others: OtherProcesses;
  private readonly queues = new RoomQueues();
  private readonly cache: RoomCache;
  private readonly writer: StepWriter;
  private readonly batches: RequestBatches;
  readonly alarms: Alarms;
  readonly following: Following;

  constructor(
    store: Store,
    cacheMb: number,
    dues: Dues,
    time: HouseTime,
    presence: RoomPresence,
    words: WordFilter | null,
    others: OtherProcesses,
    onAdvance: OnAdvance,
  ) {
    const { queues } = this;
    this.store = store;
    this.presence = presence;
    this.words = words;
    this.others = others;
    const isInUse = (id: string) => queues.isBusy(id) || presence.isWatched(id);
    this.cache = new RoomCache(store, cacheMb * 2 ** 20, isInUse);
    const lengths = new TableLengths(store);
    const perhaps = others.hasOthers ? lengths : null;
    this.writer = new StepWriter(store, this.cache, dues, time, perhaps, onAdvance);
    this.following = new Following(others, this.cache, queues, this.writer, lengths);
    this.batches = new RequestBatches(
      queues,
      (id, all) => this.writer.advance(id, all),
      (id) => (others.isElsewhere(id) ? peopleToMove(this.cache.peek(id)) : 0),
    );
    this.alarms = new Alarms(store, this.cache, queues, this.writer, dues, time, others.hasOthers);
  }

  /**
   * As it is at this moment: whoever asks sees what they have done, whichever process did it. Null for a room
   * that does not exist. Throws `RestingRoom` for one that nobody can judge just now.
   */
  current(id: string): Promise<CachedRoom | null> {
    return this.following.current(id);
  }

  /** The same for what is judged again when it is written: other processes may be ahead. */
  get(id: string): Promise<CachedRoom | null> {
    return this.cache.get(id);
  }

  /** Only if it is in memory. */
  peek(id: string): CachedRoom | null {
    return this.cache.peek(id);
  }

  /** For lists of rooms, which know how long each of them is. */
  async glance({ id, length }: Pick<TableRow, 'id' | 'length'>): Promise<Glance> {
    const glance = await this.cache.glance(id);
    if (glance.cached) await this.following.upTo(glance.cached, length);
    return glance;
  }

  /** Carries out a member's request, once, however often it is sent. */
  async request(
    id: string,
    member: Member,
    clientId: string,
    request: RoomRequest,
  ): Promise<RequestAnswer> {
    const key = requestKey(member, clientId);
    const ticket = request.do === 'sit' ? request.ticket : undefined;
    const link = ticket ? await this.store.link(hashToken(ticket), id, Date.now()) : null;
    const comes = request.do === 'sit' || request.do === 'knock';
    const shunnedBy = new Set(comes ? await this.store.blockersOf(member) : []);
    const written = this.words && (await this.writtenAt(id, request));
    const decide: Decide = (cached, now) => {
      const refusal = this.words && unwantedWords(cached.room, request, this.words, written);
      if (refusal) return { ok: false, refusal };
      const facts = this.factsOf(cached, link, shunnedBy);
      return decideRoom({ ...cached, now, member, facts }, request);
    };
    const reply = await this.batches.add(id, key, decide, request.do === 'move');
    if (reply.ok) return reply;
    // What was done once may well be refused when it is sent again.
    const done = await this.store.requestLength(id, key);
    return done === null ? reply : { ok: true, length: done };
  }

  /** What is read before a table is put on the list. */
  private async writtenAt(id: string, request: RoomRequest): Promise<Written | null> {
    if (request.do !== 'list' || !request.listed) return null;
    const plan = (await this.current(id))?.room.plan;
    return plan ? writtenFor(plan.game, plan.options) : null;
  }

  /** Does in a room what no request asked for. */
  decide(id: string, decide: Decide): Promise<RequestAnswer> {
    return this.queues.add(id, () => this.writer.advanceOne(id, decide));
  }

  /** Whoever runs the house closes a table: it is told to all there, and nothing is asked of it any more. */
  close(id: string): Promise<RequestAnswer> {
    return this.decide(id, (cached, now) => closeByHouse({ ...cached, now }));
  }

  /** Does what is due in a room, if `choose` finds anything in it. */
  actIfDue(id: string, choose: (found: CachedRoom) => DueAction | null): Promise<RequestAnswer> {
    return this.decide(id, (found) => {
      const due = choose(found);
      if (!due) return { ok: true, room: found.room, steps: [], events: [] };
      return houseActs({ ...found, now: due.at }, due.action);
    });
  }

  /** Deletes a room, once what is under way in it is done; false if there is none. */
  remove(id: string): Promise<boolean> {
    return this.queues.add(id, async () => {
      const removed = await this.store.deleteTable(id);
      this.cache.drop(id);
      this.others.onGone(id);
      this.others.tell('deleted', id);
      return removed;
    });
  }

  /** A member leaves for good. */
  forget(id: string, member: Member): Promise<void> {
    return this.queues.add(id, async () => {
      await forget(this.store, this.writer, id, member);
      this.others.tell('rewritten', id);
    });
  }

  /** A member is connected again: the table is not abandoned, and a bot that plays for them gives the seat back. */
  async handBack({ id, room }: CachedRoom, member: Member): Promise<void> {
    const seat = seatOf(room, member);
    if (seat === null || !isRunning(room)) return;
    await this.store.visit(id, Date.now());
    if (!room.table?.standIns[seat]) return;
    await this.request(id, member, `back-${room.length}`, { do: 'hand-back' });
  }

  private factsOf(
    { id, room }: CachedRoom,
    link: SeatLink | null,
    shunnedBy: ReadonlySet<Member>,
  ): HouseFacts {
    const { presence } = this;
    return {
      absent(seat) {
        return !membersOf(room.seats[seat]).some((member) => presence.isHere(id, member));
      },
      away(member) {
        return !presence.isHere(id, member);
      },
      gone(member) {
        return presence.isGone(id, member);
      },
      link() {
        return link;
      },
      lingers(member) {
        const { follows } = room.plan;
        if (follows === undefined || presence.isHere(id, member)) return false;
        return presence.isHere(follows, member);
      },
      shuns(other) {
        return shunnedBy.has(other);
      },
    };
  }
}

/** How many people must move now. */
function peopleToMove(cached: CachedRoom | null): number {
  if (!cached?.room.table) return 0;
  const { seats, table } = cached.room;
  return table.turn.must.filter((seat) => seats[seat]?.kind === 'person').length;
}
