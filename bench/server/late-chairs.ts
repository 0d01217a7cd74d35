import { choices, type Move, type Pad, type View } from '@late/extra/rules';
import { type Chance, pick, seededChance } from '@late/kernel';
import type { ServerFrame } from '@late/protocol';
import { applyPatch, type RoomSeen } from '@late/table';
import { WebSocket } from 'ws';
import { post } from '../post.ts';
import { type Arrive, type Chair, type ChairListener, SEATS } from './chair.ts';

export const arrive: Arrive = async (url, tables, listener) => {
  const chairs: LateChair[] = [];
  for (let table = 0; table < tables; table++)
    chairs.push(...(await sitDown(url, table, listener)));
  return chairs;
};

async function sitDown(url: string, table: number, listener: ChairListener): Promise<LateChair[]> {
  const tokens: string[] = [];
  while (tokens.length < SEATS) tokens.push((await post(`${url}/api/tokens`, '', {})).token ?? '');
  const [host, ...others] = tokens as [string, ...string[]];
  const seats = Array.from({ length: SEATS }, () => 'open');
  const { id = '' } = await post(`${url}/api/rooms`, host, {
    game: 'extra',
    seats,
    name: 'Seat 0',
  });
  const ask = (token: string, request: object) =>
    post(`${url}/api/rooms/${id}/requests`, token, { id: 'arrive', request });
  for (const [index, token] of others.entries()) {
    await ask(token, { do: 'sit', seat: index + 1, name: `Seat ${index + 1}` });
  }
  await ask(host, { do: 'start' });
  const address = `${url.replace('http', 'ws')}/api/rooms/${id}/socket`;
  return tokens.map(
    (token, seat) =>
      new LateChair(address, token, seededChance(table * SEATS + seat + 1), listener),
  );
}

class LateChair implements Chair {
  private readonly socket: WebSocket;
  private readonly mind: Chance;
  private readonly listener: ChairListener;
  private seen: RoomSeen | null = null;
  private underway = false;
  private isReady = false;
  private sent = 0;
  private requests = 0;

  constructor(address: string, token: string, mind: Chance, listener: ChairListener) {
    this.mind = mind;
    this.listener = listener;
    const headers = { authorization: `Bearer ${token}` };
    this.socket = new WebSocket(address, { headers, perMessageDeflate: false });
    this.socket.on('message', (data) => this.receive(JSON.parse(String(data)) as ServerFrame));
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
    const id = `m${this.requests++}`;
    this.socket.send(JSON.stringify({ t: 'do', id, request: { do: 'move', move } }));
  }

  private receive(frame: ServerFrame): void {
    if (frame.t === 'room') this.seen = frame.room;
    else if (frame.t === 'step' && this.seen) this.seen = applyPatch(this.seen, frame);
    else if (frame.t === 'no') throw new Error(frame.refusal.code);
    else if (frame.t === 'ok') {
      this.underway = false;
      this.listener.answered(performance.now() - this.sent);
    }
    this.look();
  }

  private look(): void {
    const { table, seat } = this.seen ?? {};
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
