import type { Chance } from '@late/kernel';
import { type ServerFrame, statusOfRefusal } from '@late/protocol';
import { applyPatch, type RoomRequest, type RoomSeen } from '@late/table';
import { type ChooseMove, choose, oneIn } from './choose.ts';
import type { Asked, Journal } from './journal.ts';
import type { Dial, Line } from './line.ts';
import type { Visitor } from './visitor.ts';

/** How soon somebody dials again, in milliseconds: ever later while that is in vain, as the page does. */
const RETRY = { first: 50, longest: 5_000 };
/** "One moment" is over so soon. */
const MOMENT = 300;
/** An answer that takes longer is a sign of a dead line, as for the page. */
const LONGEST_ANSWER = 10_000;
const LOOK = 500;

/** How people play. */
export interface Manner {
  readonly dial: Dial;
  readonly chooseMove: ChooseMove;
  /** The longest that somebody thinks, in milliseconds; 0 plays at full speed. */
  readonly pause: number;
  /** After so much silence the room is asked for; if nothing comes of it the line is dead. */
  readonly patience: number;
  /** Whether one process serves everybody: then no line may show less than the one before it. */
  readonly isOneProcess: boolean;
  /** One in so many pictures is kept; all are where a line breaks. */
  readonly keepOneIn: number;
}

/** Plays one game; comes back whenever the line dies, and asks again what was not answered. */
export class Player {
  readonly visitor: Visitor;
  readonly table: string;
  private readonly name: string;
  private readonly mind: Chance;
  private readonly manner: Manner;
  private readonly journal: Journal;
  private readonly onOver: () => void;
  /** In the order of asking; sent again in that order, under the same ids. */
  private readonly unanswered = new Map<string, Asked>();
  private readonly watch: NodeJS.Timeout;
  private line: Line | null = null;
  private isOpen = false;
  /** How often it dialled since something came. */
  private dialled = 0;
  private seen: RoomSeen | null = null;
  private longest = 0;
  /** How long the room is, at least, with what it did: before it sees that it does nothing new. */
  private done = 0;
  private requests = 0;
  private lastCame = performance.now();
  private lastSync = 0;
  private thinking: NodeJS.Timeout | null = null;
  private resting = false;
  private gone = false;

  constructor(
    visitor: Visitor,
    table: string,
    name: string,
    mind: Chance,
    manner: Manner,
    journal: Journal,
    onOver: () => void,
  ) {
    this.visitor = visitor;
    this.table = table;
    this.name = name;
    this.mind = mind;
    this.manner = manner;
    this.journal = journal;
    this.onOver = onOver;
    this.watch = setInterval(() => this.look(), LOOK);
    this.connect();
  }

  /** How much it has seen of the room by the line that stands; 0 without one. */
  get length(): number {
    return this.seen?.length ?? 0;
  }

  get isGone(): boolean {
    return this.gone;
  }

  get isAnswered(): boolean {
    return this.unanswered.size === 0;
  }

  /** Asks for nothing new any more, and goes on watching. */
  rest(): void {
    this.resting = true;
  }

  leave(): void {
    if (this.gone) return;
    this.gone = true;
    clearInterval(this.watch);
    if (this.thinking) clearTimeout(this.thinking);
    this.line?.hangUp();
  }

  private connect(): void {
    if (this.gone) return;
    // Silence is counted from here: dialling alone brings nothing.
    this.lastSync = performance.now();
    const line: Line = this.manner.dial(this.visitor, this.table, {
      opened: () => {
        if (this.line !== line) return;
        this.isOpen = true;
        for (const asked of this.unanswered.values()) this.send(asked);
      },
      came: (frame) => this.line === line && this.receive(frame),
      broke: () => this.line === line && this.broke(),
    });
    this.line = line;
  }

  private broke(): void {
    this.line = null;
    this.isOpen = false;
    this.keep();
    this.seen = null;
    const pause = Math.min(RETRY.longest, RETRY.first * 2 ** Math.min(this.dialled++, 10));
    setTimeout(() => this.connect(), pause * (0.5 + Math.random() / 2));
  }

  private keep(): void {
    if (this.seen) this.journal.keep(this.table, this.visitor.member, this.seen);
  }

  /** A line that brings nothing is tried out; if it is dead, there is another. */
  private look(): void {
    const now = performance.now();
    const { line } = this;
    if (!line) return;
    if (this.isOpen && this.lastSync <= this.lastCame) {
      if (now - this.lastCame < this.manner.patience) return;
      this.lastSync = now;
      line.sync();
      return;
    }
    if (now - this.lastSync < LONGEST_ANSWER) return;
    line.hangUp();
    // A socket that was never open may take its time to say that it is closed.
    if (this.line === line) this.broke();
  }

  private receive(frame: ServerFrame): void {
    const now = performance.now();
    this.journal.noteSilence(now - this.lastCame);
    this.lastCame = now;
    this.dialled = 0;
    if (frame.t === 'room') this.see(frame.room);
    else if (frame.t === 'step') this.follow(frame);
    else if (frame.t === 'ok' || frame.t === 'no') this.answered(frame);
  }

  private follow(frame: Extract<ServerFrame, { t: 'step' }>): void {
    if (this.seen?.length === frame.from) this.see(applyPatch(this.seen, frame));
    // On a line that stands, frames neither get lost nor overtake one another.
    else this.journal.complain(`a gap at ${this.table} before ${frame.from}`);
  }

  private see(room: RoomSeen): void {
    // Whatever was shown was durable: no restart may take it back. Another process may not know it yet.
    if (room.length < this.longest) {
      if (this.manner.isOneProcess) {
        this.journal.complain(`${this.table} shrank from ${this.longest} to ${room.length}`);
      }
      this.journal.shrank++;
    }
    this.longest = Math.max(this.longest, room.length);
    this.seen = room;
    if (this.manner.keepOneIn && oneIn(this.manner.keepOneIn, this.mind)) this.keep();
    this.act();
  }

  private answered(frame: Extract<ServerFrame, { t: 'ok' | 'no' }>): void {
    const asked = this.unanswered.get(frame.id);
    if (!asked) {
      // Sent again before the answer came, it is answered twice.
      if (this.manner.isOneProcess) this.journal.complain(`an answer to nothing at ${this.table}`);
      return;
    }
    if (frame.t === 'no' && statusOfRefusal(frame.refusal) >= 500) {
      // "One moment" refuses nothing.
      asked.postponed = true;
      setTimeout(() => this.unanswered.has(frame.id) && this.send(asked), MOMENT);
      return;
    }
    this.unanswered.delete(frame.id);
    if (frame.t === 'ok') {
      this.journal.acknowledge(asked, frame.length);
      this.done = Math.max(this.done, frame.length);
    } else this.journal.refuse(asked, frame.refusal.code);
    this.act();
  }

  private act(): void {
    const { pause } = this.manner;
    const actNow = () => {
      this.thinking = null;
      this.actNow();
    };
    if (pause) this.thinking ??= setTimeout(actNow, this.mind.below(pause));
    else actNow();
  }

  /** One thing at a time; only talk goes along with it. */
  private actNow(): void {
    if (this.gone || this.resting || !this.seen || this.unanswered.size) return;
    if (this.seen.length < this.done) return;
    if (this.seen.table?.result || this.seen.closed) {
      this.keep();
      this.onOver();
      return;
    }
    const request = choose(this.seen, this.name, this.mind, this.manner.chooseMove);
    if (!request) return;
    if (this.seen.seat !== null && oneIn(20, this.mind)) {
      this.ask({ do: 'say', text: `${this.name} ${this.requests}` });
    }
    this.ask(request);
  }

  private ask(request: RoomRequest): void {
    const id = `c${this.requests++}`;
    const asked = this.journal.ask(this.table, this.visitor.member, id, request);
    this.unanswered.set(id, asked);
    this.send(asked);
  }

  private send(asked: Asked): void {
    if (!this.isOpen) return;
    this.journal.send(asked);
    this.line?.ask(asked);
  }
}
