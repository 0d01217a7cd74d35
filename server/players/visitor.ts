import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from '@late/table';

const PAUSE = 50;
const PATIENCE = 10_000;

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
      (signal) => fetch(`${url}/api/tokens`, { method: 'POST', signal }),
      isOver,
    );
    return body && new Visitor(url, body.token, body.member);
  }

  /** Not safe to repeat: a room may be opened whose address nobody learns. It stays empty. */
  async open(room: object, isOver: () => boolean): Promise<string | null> {
    const body = await persist<{ id: string }>(
      (signal) =>
        fetch(`${this.url}/api/rooms`, {
          method: 'POST',
          signal,
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

async function persist<T>(
  ask: (signal: AbortSignal) => Promise<Response>,
  isOver: () => boolean,
): Promise<T | null> {
  for (; !isOver(); await sleep(PAUSE)) {
    const text = await answerTo(ask);
    if (text !== null) return JSON.parse(text) as T;
  }
  return null;
}

/** Null if nobody is there, or gone in the middle of the answer. */
async function answerTo(ask: (signal: AbortSignal) => Promise<Response>): Promise<string | null> {
  try {
    const answer = await ask(AbortSignal.timeout(PATIENCE));
    const text = await answer.text();
    if (answer.status === 201) return text;
    if (answer.status < 500) throw new Refused(`answered with ${answer.status}: ${text}`);
  } catch (error) {
    if (error instanceof Refused) throw error;
  }
  return null;
}

/** It would be refused again. */
class Refused extends Error {}
