import { request } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Guest } from './guest.ts';
import { operatorOf, startOperated, TOKEN } from './operator-guest.ts';
import { startServer } from './test-server.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function table() {
  const { server, operator } = await startOperated({ PROXIES: '1' });
  const [anna, boris] = [await Guest.arrive(server), await Guest.arrive(server)];
  const room = await anna.open();
  await boris.ask(room, { do: 'sit', seat: 1, name: 'Boris' });
  const [{ table: handle }] = (await operator.call('GET', '/api/admin/tables?status=waiting')).body
    .tables;
  const ban = (body: object) => operator.call('POST', '/api/admin/bans', { hours: 2, ...body });
  return { server, operator, anna, boris, room, handle, ban };
}

describe('a banned person', () => {
  test('is out at once, and told until when; the others play on', async () => {
    const { anna, boris, room, handle, ban } = await table();
    const [line, other] = [await boris.watch(room), await anna.watch(room)];
    const closed = new Promise<number>((resolve) => line.socket.once('close', resolve));
    const { body } = await ban({ kind: 'person', table: handle, seat: 1 });
    expect(body).toMatchObject({ kind: 'person', name: 'Boris' });
    expect(body.until - body.since).toBe(2 * 3_600_000);
    expect(await closed).toBe(1008);
    const refusal = { code: 'net.banned', params: { until: body.until } };
    for (const [method, path, sent] of [
      ['GET', `/api/rooms/${room}`],
      ['GET', '/api/me'],
      ['GET', '/api/rooms?mine'],
      ['POST', '/api/rooms', { game: 'extra', seats: ['open'] }],
      ['POST', `/api/rooms/${room}/reports`, { reason: 'spam' }],
    ] as const) {
      expect((await boris.call(method, path, sent)).body).toEqual({ refusal });
    }
    await expect(boris.watch(room)).rejects.toThrow('403');
    expect(await other.ask({ do: 'say', phrase: 'hello' })).toBeTypeOf('number');
    // What is stored about them is theirs all the same.
    expect((await boris.call('GET', '/api/me/export')).status).toBe(200);
    expect((await boris.call('DELETE', '/api/me')).status).toBe(200);
  });

  test('is back when the ban is lifted, and when it ends', async () => {
    const { operator, boris, room, handle, ban } = await table();
    const first = (await ban({ kind: 'person', table: handle, seat: 1 })).body;
    const bans = async () => (await operator.call('GET', '/api/admin/bans')).body.bans;
    expect(await bans()).toEqual([first]);
    expect((await operator.call('DELETE', `/api/admin/bans/${first.id}`)).body).toEqual({
      lifted: true,
    });
    expect((await boris.call('GET', `/api/rooms/${room}`)).status).toBe(200);
    await ban({ kind: 'person', table: handle, seat: 1, hours: 1 });
    expect((await boris.call('GET', `/api/rooms/${room}`)).status).toBe(403);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
    expect((await boris.call('GET', `/api/rooms/${room}`)).status).toBe(200);
    expect(await bans()).toEqual([]);
  });

  test('is still banned after a restart of the server', async () => {
    const { server, boris, room, handle, ban } = await table();
    await ban({ kind: 'person', table: handle, seat: 1 });
    await server.stop();
    const again = await startServer({ OPERATOR_TOKEN: TOKEN }, server.folder);
    const same = new Guest(again, boris.token);
    expect((await same.call('GET', `/api/rooms/${room}`)).body.refusal.code).toBe('net.banned');
  });

  test('is found by what they said, or by what they reported', async () => {
    const { operator, anna, boris, room, ban } = await table();
    await boris.ask(room, { do: 'say', text: 'something rude' });
    const [line] = (await anna.see(room)).chat;
    await anna.call('POST', `/api/rooms/${room}/reports`, { reason: 'abuse', line: line?.seq });
    const [report] = (await operator.call('GET', '/api/admin/reports')).body.reports;
    await ban({ kind: 'person', report: report.id });
    expect((await boris.call('GET', '/api/me')).status).toBe(403);
    expect((await anna.call('GET', '/api/me')).status).toBe(200);
    await ban({ kind: 'person', report: report.id, reporter: true });
    expect((await anna.call('GET', '/api/me')).status).toBe(403);
    expect((await ban({ kind: 'person', report: 'none' })).body.refusal.code).toBe('admin.gone');
  });
});

describe('a banned network', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('is out, known or not, and its neighbours are not', async () => {
    const { server, anna, ban } = await table();
    const { body } = await ban({ kind: 'network', address: '198.51.100.7' });
    expect(body.name).toBe('198.51.100.0/24');
    const code = async (who: Guest, path: string, address: string) =>
      (await who.call('GET', path, undefined, from(address))).body.refusal?.code;
    const stranger = new Guest(server, '');
    expect(await code(stranger, '/api/rooms', '198.51.100.200')).toBe('net.banned');
    expect(await code(anna, '/api/me', '198.51.100.7')).toBe('net.banned');
    expect(await code(anna, '/api/me', '198.51.101.7')).toBeUndefined();
    await ban({ kind: 'network', address: '2001:db8:1:2::3' });
    expect(await code(anna, '/api/me', '2001:db8:1:ffff::1')).toBe('net.banned');
    expect(await code(anna, '/api/me', '2001:db8:2::1')).toBeUndefined();
    expect((await ban({ kind: 'network', address: 'somewhere' })).body.refusal.code).toBe(
      'admin.address',
    );
    // The operator cannot lock themselves out.
    const own = operatorOf(server);
    expect(await code(own, '/api/admin/bans', '198.51.100.7')).toBeUndefined();
  });

  test('is out however the address is written', async () => {
    const { server, ban } = await table();
    await ban({ kind: 'network', address: '198.51.100.7' });
    const statusOf = (path: string) =>
      new Promise((resolve, reject) => {
        const asked = request(server.url, { path, headers: from('198.51.100.7') }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on('error', reject).end();
      });
    expect(await statusOf('/api/rooms')).toBe(403);
    expect(await statusOf('http://anywhere/api/rooms')).toBe(403);
    expect(await statusOf('/%61pi/rooms')).toBe(403);
    expect(await statusOf('/api/rooms?mine')).toBe(403);
  });

  test('is that of somebody who is connected; of somebody away it is not known', async () => {
    const { anna, boris, room, handle, ban } = await table();
    const about = { kind: 'network', table: handle, seat: 1 };
    expect((await ban(about)).body.refusal.code).toBe('admin.not-connected');
    const [line, other] = [await boris.watch(room), await anna.watch(room)];
    const closed = [line, other].map(
      ({ socket }) => new Promise((resolve) => socket.once('close', resolve)),
    );
    expect((await ban(about)).body.name).toBe('127.0.0.0/24');
    await Promise.all(closed);
    expect((await anna.call('GET', '/api/me')).status).toBe(403);
  });
});

test('a ban has an end within a year, and one person or network to be about', async () => {
  const { handle, ban } = await table();
  for (const wrong of [
    { kind: 'person', table: handle, seat: 1, hours: 0 },
    { kind: 'person', table: handle, seat: 1, hours: 8761 },
    { kind: 'person', table: handle },
    { kind: 'person', address: '192.0.2.1' },
    { kind: 'network', address: '192.0.2.1', report: 'x' },
    { kind: 'person' },
    { kind: 'town', table: handle, seat: 1 },
  ]) {
    expect((await ban(wrong)).status).toBe(400);
  }
  expect((await ban({ kind: 'person', table: handle, seat: 0, hours: 8760 })).status).toBe(201);
  expect((await ban({ kind: 'person', table: handle, seat: 7 })).body.refusal.code).toBe(
    'room.nobody',
  );
  expect((await ban({ kind: 'person', table: 'abc', seat: 1 })).body.refusal.code).toBe(
    'admin.gone',
  );
});

test('there are not endlessly many bans, and those that ended make room', async () => {
  const { store } = (await startServer()).services;
  const ban = { kind: 'network', whom: ['192.0.2.0/24'], name: 'a', since: 10 } as const;
  expect(await store.addBan({ ...ban, id: 'one', until: 20 }, 2)).toBe(true);
  expect(await store.addBan({ ...ban, id: 'two', until: 40 }, 2)).toBe(true);
  expect(await store.addBan({ ...ban, id: 'three', until: 40 }, 2)).toBe(false);
  expect(await store.addBan({ ...ban, id: 'four', since: 20, until: 40 }, 2)).toBe(true);
  expect((await store.bans(25)).map(({ id }) => id)).toEqual(['four', 'two']);
});
