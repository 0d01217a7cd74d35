import type { Answer } from '@late/kernel';
import type { AnswerBody, CreateDuel, CreateRoom, NextGame, RouteName, Sent } from '@late/protocol';
import type { RoomRequest } from '@late/table';
import type { ShellRefusal } from '../shell/use-say.ts';

export type { RoomLine, RoomNow } from '@late/protocol';

/** What the house answered, or why it did not. Status 0 means that nobody answered at all. */
export type Reply<T> = Answer<{ readonly value: T }> & { readonly status: number };

const PATIENCE = 12_000;

/** How far the house's clock is ahead of this device's, as of its last answer. */
let ahead = 0;

export function houseTime(): number {
  return Date.now() + ahead;
}

export const api = {
  me: () => json('me', {}),
  exported: () => text('exportMe', {}),
  forget: () => json('forget', {}),
  create: (room: CreateRoom) => json('createRoom', { body: room }),
  listed: () => json('listRooms', { query: {} }),
  mine: () => json('listRooms', { query: { mine: '' } }),
  byCode: (code: string) => json('findRoom', { params: { code } }),
  room: (id: string) => json('room', { params: { id } }),
  request: (room: string, id: string, request: RoomRequest) =>
    json('request', { params: { id: room }, body: { id, request } }),
  ticket: (id: string, kept: boolean) =>
    json('ticket', { params: { id }, query: kept ? { kept: '' } : {} }),
  revokeTickets: (id: string) => json('revokeTickets', { params: { id } }),
  clearAway: (id: string) => json('clearAway', { params: { id } }),
  rematch: (id: string) => json('rematch', { params: { id } }),
  nextGame: (id: string, body: NextGame) => json('nextGame', { params: { id }, body }),
  evening: (id: string) => json('evening', { params: { id } }),
  report: (id: string, body: Sent<'report'>['body']) => json('report', { params: { id }, body }),
  block: (id: string, body: Sent<'block'>['body']) => json('block', { params: { id }, body }),
  blocks: () => json('blocks', {}),
  unblock: (block: string) => json('unblock', { params: { block } }),
  record: (id: string) => text('record', { params: { id } }),
  createDuel: (duel: CreateDuel) => json('createDuel', { body: duel }),
  duel: (duel: string) => json('duel', { params: { duel } }),
  beginRun: (duel: string, name: string) => json('beginRun', { params: { duel }, body: { name } }),
  endDuel: (duel: string) => json('endDuel', { params: { duel } }),
  dailyTable: (params: Sent<'dailyTable'>['params']) => json('dailyTable', { params }),
  beginDaily: (params: Sent<'beginDaily'>['params'], name: string) =>
    json('beginDaily', { params, body: { name } }),
  story: (id: string) => json('story', { params: { id } }),
};

/** Asks the house; `token` is the operator's. */
export async function json<Name extends RouteName>(
  name: Name,
  sent: Sent<Name>,
  token?: string,
): Promise<Reply<AnswerBody<Name>>> {
  const answered = await ask(name, sent, token);
  if (!answered.ok) return answered;
  const { routes, response } = answered.value;
  // A static host answers everything with the front page.
  if (!isJson(response)) return noHouse(response.status);
  const told = await response.json().catch(() => undefined);
  if (told === undefined) return unreachable();
  const value = routes.readAnswer(name, told);
  // The house speaks another edition of the protocol than this page.
  if (value === null) return silent(response.status, { code: 'online.unreadable' });
  return { ok: true, status: response.status, value };
}

/** The answer as it is, to be kept as a file. */
async function text<Name extends RouteName>(name: Name, sent: Sent<Name>): Promise<Reply<string>> {
  const answered = await ask(name, sent);
  if (!answered.ok) return answered;
  const { response } = answered.value;
  if (/text\/html/.test(response.headers.get('content-type') ?? '')) {
    return noHouse(response.status);
  }
  try {
    return { ok: true, status: response.status, value: await response.text() };
  } catch {
    return unreachable();
  }
}

interface Answered {
  readonly routes: typeof import('./routes.ts');
  readonly response: Response;
}

async function ask<Name extends RouteName>(
  name: Name,
  sent: Sent<Name>,
  token?: string,
): Promise<Reply<Answered>> {
  let routes: Answered['routes'];
  let response: Response;
  try {
    routes = await import('./routes.ts');
    const { method, address, body } = routes.requestFor(name, sent);
    response = await fetch(address, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch {
    return unreachable();
  }
  const date = Date.parse(response.headers.get('date') ?? '');
  // The header knows only whole seconds: on average half of one has passed.
  if (!Number.isNaN(date)) ahead = date + 500 - Date.now();
  const { status } = response;
  if (response.ok) return { ok: true, status, value: { routes, response } };
  if (!isJson(response)) {
    // A gateway in front of a house that is being restarted answers in its own words.
    return status >= 500 ? unreachable() : noHouse(status);
  }
  const told = await response.json().catch(() => null);
  const refusal = routes.readRefusal(told);
  if (!refusal) return silent(status, { code: 'online.refused' });
  return { ok: false, status, refusal };
}

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('json');
}

function unreachable() {
  return silent(0, { code: 'online.unreachable' });
}

function noHouse(status: number) {
  return silent(status, { code: 'online.no-house' });
}

/** Why nothing is known of what the house would say. */
function silent(status: number, refusal: ShellRefusal) {
  return { ok: false, status, refusal } as const;
}
