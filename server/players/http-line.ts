import { request as httpRequest } from 'node:http';
import type { RoomSeen } from '@late/table';
import type { Asked } from './journal.ts';
import type { Dial, Line, LineEnd } from './line.ts';
import type { Visitor } from './visitor.ts';

/** A request waits for 25 seconds at most, if there is nothing new. */
const LONGEST_ANSWER = 30_000;

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A line without a socket, as programs have it: requests, and one that waits for what is new. Each has a connection of its own. */
export const dialHttp: Dial = (visitor, table, end) => new HttpLine(visitor, table, end);

class HttpLine implements Line {
  private readonly visitor: Visitor;
  private readonly path: string;
  private readonly end: LineEnd;
  private readonly hung = new AbortController();
  /** One after the other, as they were asked. */
  private asking: Promise<void> = Promise.resolve();

  constructor(visitor: Visitor, table: string, end: LineEnd) {
    this.visitor = visitor;
    this.path = `/api/rooms/${table}`;
    this.end = end;
    this.follow().catch(() => this.hangUp());
  }

  ask(asked: Asked): void {
    this.asking = this.asking.then(() => this.post(asked)).catch(() => this.hangUp());
  }

  sync(): void {
    this.look('').catch(() => this.hangUp());
  }

  hangUp(): void {
    if (this.hung.signal.aborted) return;
    this.hung.abort();
    this.end.broke();
  }

  private async follow(): Promise<void> {
    let room = await this.look('');
    this.end.opened();
    while (!this.hung.signal.aborted) room = await this.look(`/wait?length=${room.length}`);
  }

  private async look(path: string): Promise<RoomSeen> {
    const { status, body } = await this.call('GET', `${this.path}${path}`);
    if (status !== 200) throw new Error(`answered with ${status}`);
    const { room } = body as { readonly room: RoomSeen };
    if (!this.hung.signal.aborted) this.end.came({ t: 'room', room, present: [], here: [] });
    return room;
  }

  private async post({ id, request }: Asked): Promise<void> {
    if (this.hung.signal.aborted) return;
    const { status, body } = await this.call('POST', `${this.path}/requests`, { id, request });
    if (this.hung.signal.aborted) return;
    if (status === 200) {
      this.end.came({ t: 'ok', id, length: (body as { readonly length: number }).length });
    } else if (status < 500) {
      const { refusal } = body as { readonly refusal: { readonly code: string } };
      this.end.came({ t: 'no', id, refusal });
    } else {
      // Not refused: nobody knows what came of it.
      throw new Error(`answered with ${status}`);
    }
  }

  private call(method: string, path: string, body?: object): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { url, headers } = this.visitor;
      const request = httpRequest(`${url}${path}`, {
        method,
        agent: false,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        signal: this.hung.signal,
        timeout: LONGEST_ANSWER,
      });
      request.on('timeout', () => request.destroy(new Error('no answer')));
      request.on('error', reject);
      request.on('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('close', () => reject(new Error('gone in the middle of the answer')));
        response.on('end', () => {
          try {
            const text = String(Buffer.concat(parts));
            resolve({ status: response.statusCode ?? 0, body: text && JSON.parse(text) });
          } catch (error) {
            reject(error);
          }
        });
      });
      request.end(body && JSON.stringify(body));
    });
  }
}
