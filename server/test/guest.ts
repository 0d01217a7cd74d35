import type { Refusal } from '@late/kernel';
import type { ClientFrame, ServerFrame } from '@late/protocol';
import type { RoomRequest, RoomSeen } from '@late/table';
import { WebSocket } from 'ws';
import { expectAnswer, expectFrame } from './as-described.ts';

interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into every kind of answer
  readonly body: any;
  readonly headers: Headers;
}

let requests = 0;

/** Where somebody arrives: a server, or what stands in front of it. */
export interface Door {
  readonly url: string;
}

/** Somebody with a token, as a program outside would be. */
export class Guest {
  readonly token: string;
  readonly server: Door;

  constructor(server: Door, token: string) {
    this.server = server;
    this.token = token;
  }

  static async arrive(server: Door): Promise<Guest> {
    const stranger = new Guest(server, '');
    const { body } = await stranger.call('POST', '/api/tokens', {}, { origin: server.url });
    return new Guest(server, body.token);
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const response = await fetch(this.server.url + path, {
      method,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    const answer = isJson ? JSON.parse(text) : text;
    expectAnswer(method, path, response.status, answer);
    return { status: response.status, body: answer, headers: response.headers };
  }

  async open(room: Record<string, unknown> = {}): Promise<string> {
    const asked = { game: 'extra', seats: ['open', 'open'], name: 'Host', ...room };
    const { body, status } = await this.call('POST', '/api/rooms', asked);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.id;
  }

  ask(room: string, request: RoomRequest, id = `r${++requests}`): Promise<Reply> {
    return this.call('POST', `/api/rooms/${room}/requests`, { id, request });
  }

  async see(room: string): Promise<RoomSeen> {
    return (await this.call('GET', `/api/rooms/${room}`)).body.room;
  }

  watch(room: string): Promise<Line> {
    return Line.open(this, room);
  }
}

/** An open socket, with everything that ever came through it. */
export class Line {
  readonly socket: WebSocket;
  readonly frames: ServerFrame[] = [];
  /** What was wrong with a frame, told to whoever waits for one. */
  private fault: unknown = null;
  private wake: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      try {
        this.frames.push(expectFrame(String(data)));
      } catch (error) {
        this.fault = error;
      }
      for (const wake of this.wake.splice(0)) wake();
    });
    socket.on('close', () => {
      for (const wake of this.wake.splice(0)) wake();
    });
  }

  static async open(guest: Guest, room: string): Promise<Line> {
    const url = `${guest.server.url.replace('http', 'ws')}/api/rooms/${room}/socket`;
    const headers = guest.token
      ? { authorization: `Bearer ${guest.token}` }
      : { origin: guest.server.url };
    const socket = new WebSocket(url, { headers });
    const line = new Line(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    await line.until((frame) => frame.t === 'room');
    return line;
  }

  /** The first frame that fits, among those that came and those that will. */
  async until<T extends ServerFrame>(fits: (frame: ServerFrame) => boolean): Promise<T> {
    for (let index = 0; ; index++) {
      while (index >= this.frames.length) {
        if (this.fault) throw this.fault;
        if (this.socket.readyState > WebSocket.OPEN) throw new Error('the line is dead');
        await new Promise<void>((resolve) => this.wake.push(resolve));
      }
      const frame = this.frames[index] as ServerFrame;
      if (fits(frame)) return frame as T;
    }
  }

  send(frame: ClientFrame): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** Asks and waits for the answer. */
  async ask(request: RoomRequest, id = `s${++requests}`): Promise<Refusal | number> {
    const before = this.frames.length;
    this.send({ t: 'do', id, request } as ClientFrame);
    const answer = await this.until(
      (frame) =>
        (frame.t === 'ok' || frame.t === 'no') &&
        frame.id === id &&
        this.frames.indexOf(frame) >= before,
    );
    if (answer.t === 'ok') return answer.length;
    if (answer.t === 'no') return answer.refusal;
    throw new Error('unreachable');
  }

  close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return Promise.resolve();
    return new Promise((resolve) => {
      this.socket.once('close', () => resolve());
      this.socket.close();
    });
  }
}
