import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../src/remote/api.ts';
import { roomSeen } from './fake-line.ts';

afterEach(() => vi.unstubAllGlobals());

/** A house that answers everything with this; what was asked of it. */
function answering(body: unknown, status = 200, type = 'application/json') {
  const asked: { address: string; method?: string; body?: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body: sent }: RequestInit) => {
    asked.push({ address, ...(method && { method }), ...(sent ? { body: sent } : {}) });
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(text, { status, headers: { 'content-type': type } });
  });
  return asked;
}

const line = {
  id: 'a',
  code: 'ABC234',
  game: 'extra',
  status: 'waiting',
  opened: 1,
  touched: 2,
  seats: [{ kind: 'open', name: '' }],
  yourTurn: false,
};

test('asks under the address that the protocol names', async () => {
  const asked = answering({ length: 3 });
  await api.request('a/b', 'r1', { do: 'start' });
  await api.mine();
  await api.byCode('?');
  expect(asked).toEqual([
    {
      method: 'POST',
      address: '/api/rooms/a%2Fb/requests',
      body: JSON.stringify({ id: 'r1', request: { do: 'start' } }),
    },
    { method: 'GET', address: '/api/rooms?mine=' },
    { method: 'GET', address: '/api/codes/%3F' },
  ]);
});

test('fields that only a newer house knows pass', async () => {
  answering({ rooms: [{ ...line, weather: 'sun' }], weather: 'sun' });
  expect(await api.listed()).toEqual({ ok: true, status: 200, value: { rooms: [line] } });
  const now = { room: { ...roomSeen(), weather: 'sun' }, present: [0], here: [] };
  answering(now);
  expect(await api.room('a')).toEqual({
    ok: true,
    status: 200,
    value: { ...now, room: roomSeen() },
  });
});

test.each<[string, unknown]>([
  ['no object', 7],
  ['a list without rooms', {}],
  ['a room without seats', { rooms: [{ ...line, seats: undefined }] }],
  ['a room of a kind unknown here', { rooms: [{ ...line, status: 'asleep' }] }],
])('an answer that cannot be read is a refusal: %s', async (_, body) => {
  answering(body);
  const refusal = { code: 'online.unreadable' };
  expect(await api.listed()).toEqual({ ok: false, status: 200, refusal });
});

test('a refusal is told as it is, and one that cannot be read as a refusal all the same', async () => {
  const refusal = { code: 'net.tables', params: { max: 2 } };
  answering({ refusal, weather: 'sun' }, 429);
  expect(await api.me()).toEqual({ ok: false, status: 429, refusal });
  answering({ error: 'no' }, 400);
  expect(await api.me()).toMatchObject({ status: 400, refusal: { code: 'online.refused' } });
});

test('a static host has no house behind it, and a gateway one that does not answer', async () => {
  answering('<html>', 200, 'text/html');
  expect(await api.listed()).toMatchObject({ refusal: { code: 'online.no-house' } });
  expect(await api.record('a')).toMatchObject({ refusal: { code: 'online.no-house' } });
  answering('<html>', 502, 'text/html');
  expect(await api.listed()).toMatchObject({ status: 0, refusal: { code: 'online.unreachable' } });
  answering('{"rooms":', 200);
  expect(await api.listed()).toMatchObject({ status: 0, refusal: { code: 'online.unreachable' } });
});

test('what is kept as a file is kept as it came', async () => {
  const mine = '{"member":"m","everything":"else"}';
  answering(mine);
  expect(await api.exported()).toEqual({ ok: true, status: 200, value: mine });
});
