import type { Refusal, Seat } from '@late/kernel';
import type { CreateRoom, Presence } from '@late/protocol';
import type { RoomRequest, RoomSeen } from '@late/table';
import type { ShellRefusal } from '../shell/use-say.ts';

/** What the house answered, or why it did not. Status 0 means that nobody answered at all. */
export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly refusal: Refusal };

/** A room as lists show it. */
export interface RoomLine {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly status: 'waiting' | 'playing' | 'over';
  readonly seats: readonly { readonly kind: string; readonly name: string }[];
  readonly opened: number;
  readonly touched?: number;
  readonly yourTurn?: boolean;
  /** Why it cannot be opened just now. */
  readonly refusal?: Refusal;
}

export interface RoomNow extends Presence {
  readonly room: RoomSeen;
}

const PATIENCE = 12_000;

/** How far the house's clock is ahead of this device's, as of its last answer. */
let ahead = 0;

export function houseTime(): number {
  return Date.now() + ahead;
}

export const api = {
  me: () => json<{ member: string; name: string }>('GET', '/api/me'),
  exported: () => text('/api/me/export'),
  forget: () => json<unknown>('DELETE', '/api/me'),
  create: (room: CreateRoom) => json<{ id: string; code: string }>('POST', '/api/rooms', room),
  listed: () => json<{ rooms: readonly RoomLine[] }>('GET', '/api/rooms'),
  mine: () => json<{ rooms: readonly RoomLine[] }>('GET', '/api/rooms?mine'),
  byCode: (code: string) => json<{ id: string }>('GET', `/api/codes/${encodeURIComponent(code)}`),
  room: (id: string) => json<RoomNow>('GET', at(id)),
  request: (id: string, clientId: string, request: RoomRequest) =>
    json<{ length: number }>('POST', at(id, 'requests'), { id: clientId, request }),
  ticket: (id: string) => json<{ ticket: string; seat: Seat }>('POST', at(id, 'ticket')),
  rematch: (id: string) => json<{ id: string }>('POST', at(id, 'rematch')),
  record: (id: string) => text(at(id, 'record')),
};

function at(id: string, what = ''): string {
  return `/api/rooms/${encodeURIComponent(id)}${what && `/${what}`}`;
}

async function json<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
  const answered = await ask(method, path, body);
  if (!answered.ok) return answered;
  const { value: response } = answered;
  if (response.status === 204) return { ok: true, value: null as T };
  // A static host answers everything with the front page.
  if (!isJson(response)) return noHouse(response.status);
  try {
    return { ok: true, value: (await response.json()) as T };
  } catch {
    return unreachable();
  }
}

async function text(path: string): Promise<Reply<string>> {
  const answered = await ask('GET', path);
  if (!answered.ok) return answered;
  if (/text\/html/.test(answered.value.headers.get('content-type') ?? '')) {
    return noHouse(answered.value.status);
  }
  try {
    return { ok: true, value: await answered.value.text() };
  } catch {
    return unreachable();
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Reply<Response>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    return unreachable();
  }
  const date = Date.parse(response.headers.get('date') ?? '');
  // The header knows only whole seconds: on average half of one has passed.
  if (!Number.isNaN(date)) ahead = date + 500 - Date.now();
  if (response.ok) return { ok: true, value: response };
  if (!isJson(response)) {
    // A gateway in front of a house that is being restarted answers in its own words.
    return response.status >= 500 ? unreachable() : noHouse(response.status);
  }
  const told = (await response.json().catch(() => null)) as { refusal?: Refusal } | null;
  return {
    ok: false,
    status: response.status,
    refusal: told?.refusal ?? ({ code: 'online.refused' } satisfies ShellRefusal),
  };
}

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('json');
}

function unreachable(): { ok: false; status: number; refusal: Refusal } {
  return { ok: false, status: 0, refusal: { code: 'online.unreachable' } satisfies ShellRefusal };
}

function noHouse(status: number): { ok: false; status: number; refusal: Refusal } {
  return { ok: false, status, refusal: { code: 'online.no-house' } satisfies ShellRefusal };
}
