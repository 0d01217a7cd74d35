import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from '@late/table';

const PAUSE = 50;

/** Somebody with a token, who asks again while the server is away. */
export class Visitor {
  readonly url: string;
  readonly token: string;
  readonly member: Member;

  private constructor(url: string, token: string, member: Member) {
    this.url = url;
    this.token = token;
    this.member = member;
  }

  static async arrive(url: string, isOver: () => boolean): Promise<Visitor | null> {
    const body = await persist<{ token: string; member: Member }>(
      () => fetch(`${url}/api/tokens`, { method: 'POST' }),
      isOver,
    );
    return body && new Visitor(url, body.token, body.member);
  }

  /** Not safe to repeat: a room may be opened whose address nobody learns. It stays empty. */
  async open(room: object, isOver: () => boolean): Promise<string | null> {
    const body = await persist<{ id: string }>(
      () =>
        fetch(`${this.url}/api/rooms`, {
          method: 'POST',
          headers: { ...this.headers, 'content-type': 'application/json' },
          body: JSON.stringify(room),
        }),
      isOver,
    );
    return body?.id ?? null;
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${this.token}` };
  }
}

async function persist<T>(ask: () => Promise<Response>, isOver: () => boolean): Promise<T | null> {
  for (; !isOver(); await sleep(PAUSE)) {
    try {
      const answer = await ask();
      const text = await answer.text();
      if (answer.status === 201) return JSON.parse(text) as T;
    } catch {
      // Nobody there, or gone in the middle of the answer.
    }
  }
  return null;
}
