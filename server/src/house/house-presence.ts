import type { Member } from '@late/table';
import { type Bus, isUp } from '../bus/bus.ts';
import { Elsewhere, type InRoom } from './elsewhere.ts';
import { homeAmong } from './homes.ts';
import type { HouseChannel, HouseListener } from './house-channel.ts';
import { type HouseMessage, MOST_TOLD } from './house-message.ts';
import { isRecent, SignsOfLife } from './signs-of-life.ts';

const BEAT = 1_000;
/** A process that says nothing for so long is gone, and everybody with it. */
const SILENT = 5_000;
/** Nobody is asked for everything more often. */
const ASK_AGAIN = 1_000;

type Here = Extract<HouseMessage, { t: 'here' }>;

/** Who is connected to this process. */
export interface OwnConnections {
  /** How often somebody is connected to a room. */
  count(room: string, member: Member): number;
  /** Whether anybody is. */
  isWatched(room: string): boolean;
  all(): Iterable<InRoom>;
}

/** Another process, as far as it was heard of. */
interface Process {
  heard: number;
  /** The last message about who is here; null if one was missed. */
  number: number | null;
  asked: number;
}

/**
 * Who is in which room, in the whole house. Every process tells the others what changes, in numbered
 * messages, and once a second the last number: whoever missed one asks for everything. All questions are
 * answered from what is known here. While the bus is away everybody stays who was there.
 */
export class HousePresence implements HouseListener {
  private readonly bus: Bus;
  private readonly channel: HouseChannel;
  private readonly own: OwnConnections;
  private readonly onChange: (room: string, member: Member) => void;
  private readonly elsewhere = new Elsewhere();
  private readonly signs = new SignsOfLife();
  private readonly processes = new Map<string, Process>();
  /** What is to be told at the end of this turn. */
  private readonly changed = new Map<string, Set<Member>>();
  private readonly asked = new Map<string, Set<Member>>();
  private isTelling = false;
  private isStopped = false;
  private number = 0;
  private toldAll = Number.NEGATIVE_INFINITY;
  /** When something may have been missed: for a minute nobody can be said to be gone. */
  private unsureSince = 0;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    bus: Bus,
    channel: HouseChannel,
    own: OwnConnections,
    onChange: (room: string, member: Member) => void,
  ) {
    this.bus = bus;
    this.channel = channel;
    this.own = own;
    this.onChange = onChange;
  }

  start(): void {
    if (!this.bus.hasOthers) return;
    this.timer = setInterval(() => this.beat(), BEAT);
    this.timer.unref();
  }

  /** Everybody who is connected here goes elsewhere. */
  stop(): void {
    if (this.timer) clearInterval(this.timer);
    this.isStopped = true;
    if (this.bus.hasOthers) this.channel.say({ t: 'bye' });
  }

  isConnected(room: string, member: Member): boolean {
    return this.own.count(room, member) > 0 || this.elsewhere.isConnected(room, member);
  }

  isHere(room: string, member: Member): boolean {
    return this.isConnected(room, member) || this.signs.isHere(room, member);
  }

  /** Whether they have been away for a minute. */
  isGone(room: string, member: Member): boolean {
    if (this.isConnected(room, member) || this.isUnsure()) return false;
    return this.signs.isGone(room, member);
  }

  /** Whether they went less than `milliseconds` ago. */
  hasJustLeft(room: string, member: Member, milliseconds: number): boolean {
    return this.signs.hasLeftWithin(room, member, milliseconds);
  }

  /** How often those are connected to other processes who fit. */
  countElsewhere(room: string, fits: (member: Member) => boolean): number {
    return this.elsewhere.count(room, fits);
  }

  /** Whether anybody in a room is connected to another process. */
  isElsewhere(room: string): boolean {
    return this.elsewhere.has(room);
  }

  /** The same, or it is not known for sure. */
  mayBeElsewhere(room: string): boolean {
    return this.elsewhere.has(room) || this.isUnsure();
  }

  /** The other processes that people in a room are connected to; null while that is not known for sure. */
  processesAt(room: string): readonly string[] | null {
    return this.isUnsure() ? null : [...this.elsewhere.processesAt(room)];
  }

  /** The one of the processes at which people of a room are to which their moves go; null for this one. */
  homeOf(room: string): string | null {
    const others = [...this.elsewhere.processesAt(room)];
    if (others.length === 0) return null;
    const all = this.own.isWatched(room) ? [this.bus.self, ...others] : others;
    const home = homeAmong(room, all);
    return home === this.bus.self ? null : home;
  }

  /** Somebody connected to this process, or is not any more. */
  connectionsChanged(room: string, member: Member): void {
    if (this.own.count(room, member) === 0) this.noteLeft(room, member);
    this.tellSoon(this.changed, room, member);
  }

  /** Somebody asked something of a room without a socket. */
  noteAsked(room: string, member: Member): void {
    this.signs.asked(room, member);
    this.tellSoon(this.asked, room, member);
  }

  begin(): void {
    this.unsureSince = Date.now();
    // Nobody could be heard, which says nothing of them.
    for (const process of this.processes.values()) process.heard = performance.now();
    this.tellAll();
  }

  hear(message: HouseMessage, from: string): void {
    if (message.t === 'bye') this.lose(from);
    else this.hearFrom(from, message);
  }

  private hearFrom(from: string, message: HouseMessage): void {
    const process = this.processes.get(from) ?? { heard: 0, number: null, asked: 0 };
    this.processes.set(from, process);
    process.heard = performance.now();
    if (message.t === 'here') this.hearHere(from, process, message);
    if (message.t === 'beat' && process.number !== message.number) this.ask(from, process);
    const isAsked = message.t === 'hello' || (message.t === 'ask' && message.of === this.bus.self);
    if (isAsked) this.tellAll();
  }

  private hearHere(from: string, process: Process, message: Here): void {
    const isNext = process.number !== null && message.number === process.number + 1;
    if (!isNext && !message.all) {
      this.ask(from, process);
      return;
    }
    if (!isNext) this.forgetBut(from, message);
    process.number = message.number;
    for (const [room, member, count] of message.connected)
      this.setElsewhere(from, room, member, count);
    for (const [room, member, ago] of message.asked) {
      this.signs.asked(room, member, ago);
      this.onChange(room, member);
    }
  }

  /** Begins anew with what a process has; whoever is told of next has not been away. */
  private forgetBut(from: string, { connected }: Here): void {
    const again = new Set(connected.map(([room, member]) => `${room}/${member}`));
    for (const [room, member] of this.elsewhere.of(from))
      if (!again.has(`${room}/${member}`)) this.setElsewhere(from, room, member, 0);
  }

  private setElsewhere(from: string, room: string, member: Member, count: number): void {
    this.elsewhere.set(from, room, member, count);
    if (count === 0) this.noteLeft(room, member);
    this.onChange(room, member);
  }

  private noteLeft(room: string, member: Member): void {
    if (member && !this.isConnected(room, member)) this.signs.left(room, member);
  }

  private isUnsure(): boolean {
    if (!this.bus.hasOthers) return false;
    if (!isUp(this.bus) || isRecent(this.unsureSince)) return true;
    for (const { number } of this.processes.values()) if (number === null) return true;
    return false;
  }

  private ask(from: string, process: Process): void {
    process.number = null;
    const now = performance.now();
    if (now - process.asked < ASK_AGAIN) return;
    process.asked = now;
    this.channel.say({ t: 'ask', of: from });
  }

  private lose(from: string): void {
    this.processes.delete(from);
    for (const [room, member] of this.elsewhere.of(from)) this.setElsewhere(from, room, member, 0);
  }

  private beat(): void {
    this.channel.say({ t: 'beat', number: this.number });
    const now = performance.now();
    if (!isUp(this.bus)) return;
    for (const [from, { heard }] of this.processes) if (now - heard > SILENT) this.lose(from);
  }

  private tellSoon(where: Map<string, Set<Member>>, room: string, member: Member): void {
    if (!this.bus.hasOthers || this.isStopped) return;
    where.set(room, (where.get(room) ?? new Set()).add(member));
    if (this.isTelling) return;
    this.isTelling = true;
    process.nextTick(() => this.tell(false, inRooms(this.changed), inRooms(this.asked)));
  }

  private tellAll(): void {
    const now = performance.now();
    if (this.isStopped || now - this.toldAll < ASK_AGAIN) return;
    this.toldAll = now;
    this.tell(true, [...this.own.all()], [...this.signs.here()]);
  }

  private tell(all: boolean, connected: readonly InRoom[], asked: readonly InRoom[]): void {
    this.isTelling = false;
    this.changed.clear();
    this.asked.clear();
    let isFirst = all;
    for (
      let from = 0;
      isFirst || from < Math.max(connected.length, asked.length);
      from += MOST_TOLD
    ) {
      this.channel.say({
        t: 'here',
        number: ++this.number,
        all: isFirst,
        connected: connected
          .slice(from, from + MOST_TOLD)
          .map(([room, member]) => [room, member, this.own.count(room, member)]),
        asked: asked
          .slice(from, from + MOST_TOLD)
          .map(([room, member]) => [room, member, this.signs.age(room, member)]),
      });
      isFirst = false;
    }
  }
}

function inRooms(rooms: ReadonlyMap<string, ReadonlySet<Member>>): InRoom[] {
  return [...rooms].flatMap(([room, members]) =>
    [...members].map((member): InRoom => [room, member]),
  );
}
