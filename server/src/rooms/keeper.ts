import type { Refusal, Seat } from '@late/kernel';
import {
  type Action,
  decideRoom,
  foldStep,
  forgetMember,
  type HouseFacts,
  houseActs,
  type Member,
  type Room,
  type RoomRequest,
  restoreRoom,
  seatOf,
  withoutMember,
} from '@late/table';
import { findGame } from '../games.ts';
import type { Settings } from '../settings.ts';
import type { Append, Store, TableRow } from '../store/store.ts';
import { AtRest, leaving, wakeAtRest, whyNotRebuilt } from './at-rest.ts';
import { type Decide, type Draft, draftOf, type Outcome, type Wish } from './draft.ts';
import { Gathering } from './gathering.ts';
import { dueNext } from './house.ts';
import type { LiveRoom } from './live-room.ts';
import { Turns } from './turns.ts';

/** A room went from one length to another; whoever watches it is told. */
export type OnAdvance = (live: LiveRoom, before: Room, events: readonly unknown[]) => void;

/** What the house knows about a room that is in no log. */
export interface Surroundings {
  present(id: string): readonly Seat[];
  /** Whether somebody has this very room before their eyes, so that it must not be forgotten. */
  isWatched(id: string): boolean;
  isHere(id: string, member: Member): boolean;
  ticketIssuer(ticket: string, id: string): Promise<Member | null>;
}

const TRIES = 8;
const CACHED_ROOMS = 2_000;
const LOOKS = 8;

/** What the house does at a table, and the time under which it is noted down. */
export interface Deed {
  readonly action: Action;
  readonly at: number;
}

/** Keeps rooms: judges requests one at a time a room, makes them durable, then lets it be known. */
export class RoomKeeper {
  private readonly store: Store;
  private readonly settings: Settings;
  private readonly surroundings: Surroundings;
  private readonly onAdvance: OnAdvance;
  private readonly rooms = new Map<string, Promise<LiveRoom | null>>();
  private readonly turns = new Turns();
  private readonly gathering = new Gathering(this.turns, (id, wishes) =>
    this.advanceAll(id, wishes),
  );

  constructor(store: Store, settings: Settings, surroundings: Surroundings, onAdvance: OnAdvance) {
    this.store = store;
    this.settings = settings;
    this.surroundings = surroundings;
    this.onAdvance = onAdvance;
  }

  /**
   * The room, from memory if it is there. The least recently used rooms are forgotten first.
   * Throws `AtRest` for one whose words are not in the house.
   */
  open(id: string): Promise<LiveRoom | null> {
    const known = this.rooms.get(id);
    this.rooms.delete(id);
    const opened = known ?? this.load(id);
    this.rooms.set(id, opened);
    if (!known) {
      opened.then(
        (live) => live || this.rooms.delete(id),
        () => this.rooms.delete(id),
      );
      this.shrink();
    }
    return opened;
  }

  /** For lists of rooms: whatever is wrong with one of them, the others are shown. */
  async glance(id: string): Promise<{ live: LiveRoom | null; refusal: Refusal | null }> {
    try {
      return { live: await this.open(id), refusal: null };
    } catch (error) {
      return {
        live: null,
        refusal: error instanceof AtRest ? error.refusal : { code: 'net.fault' },
      };
    }
  }

  /** Rooms in use go to the end of the line; only so many are looked at, however many there are. */
  private shrink(): void {
    let looks = LOOKS;
    for (const [id, room] of this.rooms) {
      if (this.rooms.size <= CACHED_ROOMS || looks-- === 0) return;
      this.rooms.delete(id);
      if (this.turns.has(id) || this.surroundings.isWatched(id)) this.rooms.set(id, room);
    }
  }

  private async load(id: string): Promise<LiveRoom | null> {
    const row = await this.store.table(id);
    const game = row && findGame(row.game);
    if (!row || !game) return null;
    const steps = await this.store.steps(id, 0);
    try {
      return { id, game, seed: row.seed, room: restoreRoom(game, steps) };
    } catch (error) {
      throw whyNotRebuilt(error);
    }
  }

  /** Carries out a member's request, once, however often it is sent. */
  async request(
    id: string,
    member: Member,
    clientId: string,
    request: RoomRequest,
  ): Promise<Outcome> {
    const key = `${member}/${clientId}`;
    const ticket = request.do === 'sit' ? request.ticket : undefined;
    const issuer = ticket ? await this.surroundings.ticketIssuer(ticket, id) : null;
    const outcome = await this.gathering.ask(id, key, (live, now) => {
      const { game, room, seed } = live;
      return decideRoom(game, room, member, request, this.factsOf(live, issuer), seed, now);
    });
    if (outcome.ok) return outcome;
    // What was done once may well be refused when it is sent again.
    const done = await this.store.requestLength(id, key);
    return done === null ? outcome : { ok: true, length: done };
  }

  private factsOf({ id, room }: LiveRoom, issuer: Member | null): HouseFacts {
    const { surroundings } = this;
    return {
      absent(seat) {
        return !surroundings.present(id).includes(seat);
      },
      away(member) {
        return !surroundings.isHere(id, member);
      },
      // Whoever lost the seat lost the right to invite others to it.
      admits(_, seat) {
        return issuer !== null && seatOf(room, issuer) === seat;
      },
    };
  }

  /** Lets the house act: a bot's move, or what the clock demands. Null if there was nothing to do. */
  houseAct(id: string, choose: (live: LiveRoom) => Promise<Deed | null>): Promise<Outcome | null> {
    return this.turns.take(id, async () => {
      const live = await this.open(id);
      const deed = live && (await choose(live));
      if (!deed) return null;
      return this.advance(id, ({ game, room, seed }) =>
        houseActs(game, room, deed.action, seed, deed.at),
      );
    });
  }

  /** Lets the house do something in a room on somebody's behalf. */
  decide(id: string, decide: Decide): Promise<Outcome> {
    return this.turns.take(id, () => this.advance(id, decide));
  }

  /** Somebody leaves the house for good: their seat, and then their name in all that is stored. */
  forget(id: string, member: Member): Promise<void> {
    return this.turns.take(id, async () => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        await this.leave(id, member);
        const steps = await this.store.steps(id, 0);
        if (await this.store.rewriteSteps(id, withoutMember(steps, member))) break;
      }
    });
  }

  private async leave(id: string, member: Member): Promise<void> {
    try {
      await this.advance(id, ({ game, room, seed }, now) =>
        forgetMember(game, room, member, seed, now),
      );
    } catch (error) {
      if (!(error instanceof AtRest)) throw error;
      const row = await this.store.table(id);
      // Nobody is judged by leaving. That no bot takes the seat is left to those who play on.
      if (row) await this.store.append(leaving(row, member, Date.now()));
    }
  }

  /** Looks at a room that rests again in a while: perhaps the house has its words by then. */
  async letRest(id: string): Promise<void> {
    const row = await this.store.table(id);
    if (row) await this.store.setWake(id, row.length, wakeAtRest(row, Date.now()));
  }

  /** Sets the alarm of a room anew. In turn, or a step on its way to the disk would lose its own. */
  setAlarm(id: string): Promise<void> {
    return this.turns.take(id, async () => {
      const live = await this.open(id);
      if (!live) {
        // A game that this house does not know (any more) needs no alarm.
        const row = await this.store.table(id);
        if (row) await this.store.setWake(id, row.length, null);
        return;
      }
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const wake = this.wakeOf(live, live.room);
        if (await this.store.setWake(id, live.room.length, wake)) return;
        // What this process did not know about is now due all the same.
        await this.catchUp(live);
      }
    });
  }

  private async advance(id: string, decide: Decide): Promise<Outcome> {
    const [outcome] = await this.advanceAll(id, [{ key: null, decide }]);
    return outcome as Outcome;
  }

  private async advanceAll(id: string, wishes: readonly Wish[]): Promise<readonly Outcome[]> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const live = await this.open(id);
      if (!live) return wishes.map(() => refused('room.unknown'));
      const before = live.room;
      const draft = draftOf(live, wishes, Date.now());
      if (draft.steps.length === 0) return draft.outcomes;
      const appended = await this.store.append(this.appendOf(live, draft));
      if (appended === 'ok') {
        live.room = draft.room;
        this.onAdvance(live, before, draft.events);
        return draft.outcomes;
      }
      await this.catchUp(live);
      if (appended === 'repeated') return this.eachOnce(live, wishes);
    }
    return wishes.map(() => refused('room.busy'));
  }

  /** One of these was done before. Alone, it is answered with what came of it then. */
  private async eachOnce(live: LiveRoom, wishes: readonly Wish[]): Promise<readonly Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const wish of wishes) {
      const done = wish.key && (await this.store.requestLength(live.id, wish.key));
      if (done) outcomes.push({ ok: true, length: done });
      else outcomes.push(...(await this.advanceAll(live.id, [wish])));
    }
    return outcomes;
  }

  private appendOf(live: LiveRoom, { room, steps, requests }: Draft): Append {
    return {
      table: live.id,
      from: live.room.length,
      steps,
      requests,
      listed: room.listed,
      status: statusOf(room),
      touched: room.touched,
      wake: this.wakeOf(live, room),
      members: newcomersIn(live.room, room),
    };
  }

  /** When the house must look at a room next, without anybody asking. */
  wakeOf(live: LiveRoom, room: Room): number | null {
    return dueNext(live, room, this.settings.botPause)?.at ?? null;
  }

  /** Another process was faster: read what it wrote, and let it be known here too. */
  async catchUp(live: LiveRoom): Promise<void> {
    const before = live.room;
    const events: unknown[] = [];
    for (const step of await this.store.steps(live.id, before.length)) {
      const folded = foldStep(live.game, live.room, step);
      live.room = folded.room;
      events.push(...folded.events);
    }
    if (live.room !== before) this.onAdvance(live, before, events);
  }
}

/** Who holds a seat now, or has asked for one, and did not before: all that the house must find again. */
function newcomersIn(before: Room, { seated, knocks }: Room): readonly Member[] {
  if (seated === before.seated && knocks === before.knocks) return [];
  const known = [...before.seated, ...before.knocks.map(({ member }) => member)];
  const now = [...seated, ...knocks.map(({ member }) => member)];
  return now.filter((member) => !known.includes(member));
}

function refused(code: string): Outcome {
  return { ok: false, refusal: { code } };
}

function statusOf(room: Room): TableRow['status'] {
  if (!room.table) return 'waiting';
  return room.table.result ? 'over' : 'playing';
}
