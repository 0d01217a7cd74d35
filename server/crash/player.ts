import type { Chance } from '@late/kernel';
import type { ServerFrame } from '@late/protocol';
import { applyPatch, type RoomRequest, type RoomSeen } from '@late/table';
import { WebSocket } from 'ws';
import { choose, oneIn } from './choose.ts';
import type { Asked, Journal } from './journal.ts';
import type { Visitor } from './visitor.ts';

const RETRY = { least: 20, spread: 80 };

/** Plays one game at full speed; comes back whenever the line dies, and asks again what was not answered. */
export class Player {
  private readonly visitor: Visitor;
  private readonly table: string;
  private readonly name: string;
  private readonly mind: Chance;
  private readonly journal: Journal;
  private readonly onOver: () => void;
  /** In the order of asking; sent again in that order, under the same ids. */
  private readonly unanswered = new Map<string, Asked>();
  private socket: WebSocket | null = null;
  private seen: RoomSeen | null = null;
  private longest = 0;
  private requests = 0;
  private gone = false;

  constructor(
    visitor: Visitor,
    table: string,
    name: string,
    mind: Chance,
    journal: Journal,
    onOver: () => void,
  ) {
    this.visitor = visitor;
    this.table = table;
    this.name = name;
    this.mind = mind;
    this.journal = journal;
    this.onOver = onOver;
    this.connect();
  }

  leave(): void {
    this.gone = true;
    this.socket?.terminate();
  }

  private connect(): void {
    if (this.gone) return;
    const { url, headers } = this.visitor;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/rooms/${this.table}/socket`, {
      headers,
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.on('open', () => {
      for (const asked of this.unanswered.values()) this.send(asked);
    });
    socket.on('message', (data) => this.receive(JSON.parse(String(data)) as ServerFrame));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.seen) this.journal.keep(this.table, this.visitor.member, this.seen);
      this.seen = null;
      setTimeout(() => this.connect(), RETRY.least + Math.random() * RETRY.spread);
    });
  }

  private receive(frame: ServerFrame): void {
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
    // Whatever was shown was durable: no restart may take it back.
    if (room.length < this.longest) {
      this.journal.complain(`${this.table} shrank from ${this.longest} to ${room.length}`);
    }
    this.longest = Math.max(this.longest, room.length);
    this.seen = room;
    this.act();
  }

  private answered(frame: Extract<ServerFrame, { t: 'ok' | 'no' }>): void {
    const asked = this.unanswered.get(frame.id);
    this.unanswered.delete(frame.id);
    if (!asked) this.journal.complain(`an answer to nothing at ${this.table}`);
    else if (frame.t === 'ok') this.journal.acknowledge(asked, frame.length);
    else asked.refused = frame.refusal.code;
    this.act();
  }

  /** One thing at a time; only talk goes along with it. */
  private act(): void {
    if (this.gone || !this.seen || this.unanswered.size) return;
    if (this.seen.table?.result) this.onOver();
    const request = choose(this.seen, this.name, this.mind);
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
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    asked.sends++;
    this.socket.send(JSON.stringify({ t: 'do', id: asked.id, request: asked.request }));
  }
}
