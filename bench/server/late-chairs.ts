import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { choices, type Move, type Pad, type View } from '@late/extra/rules';
import { type Chance, pick, seededChance } from '@late/kernel';
import type { ServerFrame } from '@late/protocol';
import { applyPatch, type RoomSeen } from '@late/table';
import { WebSocket } from 'ws';
import { post } from '../post.ts';
import { type Arrive, type Chair, type ChairListener, type Doors, SEATS } from './chair.ts';

/** How many tables are taken at a time. */
const AT_ONCE = 16;
const MOST_TRIES = 20;

export const arrive: Arrive = async (doors, tables, listener) => {
  const chairs: LateChair[] = [];
  let next = 0;
  const takeTables = async () => {
    while (next < tables) chairs.push(...(await sitDown(doors, next++, listener)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTables));
  return chairs;
};

async function sitDown(doors: Doors, table: number, listener: ChairListener): Promise<LateChair[]> {
  const { urls, from } = doors;
  const tokens: string[] = [];
  const lobby = urls[table % urls.length] as string;
  while (tokens.length < SEATS)
    tokens.push((await insist(() => post(`${lobby}/api/tokens`, '', {}))).token ?? '');
  const [host, ...others] = tokens as [string, ...string[]];
  const seats = Array.from({ length: SEATS }, () => 'open');
  const room = { game: 'extra', seats, name: 'Seat 0' };
  const { id = '' } = await insist(() => post(`${lobby}/api/rooms`, host, room));
  const door = `${doorOf(doors, id, 0)}/api/rooms/${id}`;
  const ask = (token: string, request: object) =>
    insist(() => post(`${door}/requests`, token, { id: 'arrive', request }));
  for (const [index, token] of others.entries()) {
    await ask(token, { do: 'sit', seat: index + 1, name: `Seat ${index + 1}` });
  }
  await ask(host, { do: 'start' });
  return Promise.all(
    tokens.map((token, seat) =>
      insist(async () => {
        const address = `${doorOf(doors, id, seat).replace('http', 'ws')}/api/rooms/${id}/socket`;
        const mind = seededChance(table * SEATS + seat + 1);
        const chair = new LateChair(address, from, token, mind, listener);
        await chair.seated;
        return chair;
      }),
    ),
  );
}

/** Where the machine is too slow for so many, a server says "one moment": people try again. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      await sleep(500 + 500 * Math.random());
    }
  }
}

/** The process to which a balancer leads this seat of this table. */
function doorOf({ urls, dealing }: Doors, table: string, seat: number): string {
  const first = createHash('sha256').update(table).digest().readUInt32BE(0);
  return urls[(dealing === 'round' ? first + seat : first) % urls.length] as string;
}

class LateChair implements Chair {
  readonly seated: Promise<unknown>;
  private socket: WebSocket;
  private readonly connect: () => WebSocket;
  private readonly mind: Chance;
  private readonly listener: ChairListener;
  private seen: RoomSeen | null = null;
  private underway = false;
  private isReady = false;
  private isOver = false;
  private sent = 0;
  private requests = 0;
  private request: unknown = null;

  constructor(address: string, from: string, token: string, mind: Chance, listener: ChairListener) {
    this.mind = mind;
    this.listener = listener;
    const headers = { authorization: `Bearer ${token}` };
    this.connect = () => {
      const socket = new WebSocket(address, {
        headers,
        perMessageDeflate: false,
        localAddress: from,
      });
      socket.on('message', (data) => this.receive(JSON.parse(String(data)) as ServerFrame));
      return socket;
    };
    this.socket = this.connect();
    this.seated = once(this.socket, 'message').then(() => {
      this.socket.on('close', () => this.comeBack());
    });
  }

  /** As a page does when it is sent away for a moment: what was not answered is asked again, under its old name. */
  private async comeBack(): Promise<void> {
    this.socket = await insist(async () => {
      const socket = this.connect();
      await once(socket, 'message');
      return socket;
    });
    this.socket.on('close', () => this.comeBack());
    if (this.underway) this.ask();
  }

  isConnected(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  move(): void {
    const { table, seat } = this.seen as RoomSeen;
    const move = anyMove(table?.view as View, seat as number, this.mind);
    this.isReady = false;
    this.underway = true;
    this.sent = performance.now();
    this.request = { do: 'move', move };
    this.requests++;
    this.ask();
  }

  private ask(): void {
    const { request } = this;
    this.socket.send(JSON.stringify({ t: 'do', id: `m${this.requests}`, request }));
  }

  private receive(frame: ServerFrame): void {
    if (frame.t === 'room') this.seen = frame.room;
    else if (frame.t === 'step' && this.seen) this.seen = applyPatch(this.seen, frame);
    // On a machine that is far too slow for so many: they go on asking, and the time goes on.
    else if (frame.t === 'no' && frame.refusal.code === 'room.busy') this.ask();
    else if (frame.t === 'no') throw new Error(frame.refusal.code);
    else if (frame.t === 'ok') {
      this.underway = false;
      this.listener.answered(performance.now() - this.sent);
    }
    this.look();
  }

  private look(): void {
    const { table, seat } = this.seen ?? {};
    if (table?.result && !this.isOver) {
      this.isOver = true;
      this.listener.over();
    }
    if (this.underway || this.isReady || !table || typeof seat !== 'number') return;
    if (!table.turn.must.includes(seat)) return;
    this.isReady = true;
    this.listener.ready(this);
  }
}

function anyMove({ dice, pads }: View, seat: number, mind: Chance): Move {
  if (!dice) return { do: 'throw' };
  return { do: 'split', ...pick(mind, choices(pads[seat] as Pad, dice)) };
}
