import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Guest } from './guest.ts';
import { startServer, type TestServer } from './test-server.ts';

const ORIGIN = 'https://games.example';
const HTTPS = { PUBLIC_URL: ORIGIN };

/** A browser: keeps cookies by their names as it is told, and sends them all. */
class Browser {
  readonly cookies = new Map<string, string>();
  readonly told: string[] = [];
  private readonly server: TestServer;

  constructor(server: TestServer, cookies: Record<string, string> = {}) {
    this.server = server;
    for (const [name, value] of Object.entries(cookies)) this.cookies.set(name, value);
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call(method: string, path: string, body?: unknown) {
    const headers = { origin: this.server.services.settings.publicUrl ?? this.server.url };
    const reply = await new Guest(this.server, '').call(method, path, body, {
      ...headers,
      ...(this.cookies.size && { cookie: this.cookie }),
    });
    for (const told of reply.headers.getSetCookie()) {
      this.told.push(told);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(told) ?? [];
      if (told.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return reply;
  }
}

test('over http the cookie is as it was, and no browser is told to insist on https', async () => {
  const server = await startServer();
  const browser = new Browser(server);
  const { headers } = await browser.call('GET', '/api/me');
  expect(browser.told).toEqual([
    expect.stringMatching(/^late=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/),
  ]);
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('under https nobody but this very host can set the cookie, and browsers insist on https', async () => {
  const server = await startServer(HTTPS);
  const browser = new Browser(server);
  const { headers, body } = await browser.call('GET', '/api/me');
  expect(browser.told).toEqual([
    expect.stringMatching(
      /^__Host-late=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000; Secure$/,
    ),
  ]);
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
  const page = await browser.call('GET', '/healthz');
  expect(page.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/);
  expect((await browser.call('GET', '/api/me')).body).toEqual(body);
  expect(browser.told).toHaveLength(1);
});

test('whoever has a seat from before keeps it: the old cookie is taken and given anew', async () => {
  const before = await startServer();
  const browser = new Browser(before);
  const { body: me } = await browser.call('GET', '/api/me');
  const room = { game: 'extra', seats: ['open', 'open'], name: 'Anna' };
  const { id } = (await browser.call('POST', '/api/rooms', room)).body;
  const token = browser.cookies.get('late');
  await before.stop();

  const server = await startServer(HTTPS, before.folder);
  const again = new Browser(server, { late: token ?? '' });
  expect((await again.call('GET', `/api/rooms/${id}`)).body.room.seat).toBe(0);
  expect([...again.cookies]).toEqual([['__Host-late', token]]);
  expect(again.told).toContainEqual(
    expect.stringMatching(/^late=; Path=\/; HttpOnly; SameSite=Lax; Max-Age=0$/),
  );
  expect((await again.call('GET', '/api/me')).body).toEqual(me);
  expect(again.told).toHaveLength(2);
});

test('of two cookies the one that nobody could slip in counts, and the other is taken away', async () => {
  const server = await startServer(HTTPS);
  const [anna, eve] = [await Guest.arrive(server), await Guest.arrive(server)];
  const me = (await anna.call('GET', '/api/me')).body;
  const browser = new Browser(server, { late: eve.token, '__Host-late': anna.token });
  expect((await browser.call('GET', '/api/me')).body).toEqual(me);
  expect([...browser.cookies]).toEqual([['__Host-late', anna.token]]);
});

test('an old cookie that nobody is known by is not given anew', async () => {
  const server = await startServer(HTTPS);
  const browser = new Browser(server, { late: 'x'.repeat(43) });
  await browser.call('GET', '/api/rooms?mine');
  expect(browser.told).toEqual([]);
  await browser.call('GET', '/api/me');
  expect(browser.cookies.get('__Host-late')).not.toBe('x'.repeat(43));
});

test('sockets take both, the new one first', async () => {
  const server = await startServer(HTTPS);
  const [anna, eve] = [await Guest.arrive(server), await Guest.arrive(server)];
  const id = await anna.open();
  const seatBy = async (cookie: string) => {
    const url = `${server.url.replace('http', 'ws')}/api/rooms/${id}/socket`;
    const socket = new WebSocket(url, { headers: { origin: ORIGIN, cookie } });
    const text = await new Promise((resolve) => socket.once('message', resolve));
    socket.terminate();
    return JSON.parse(String(text)).room.seat;
  };
  expect(await seatBy(`late=${anna.token}`)).toBe(0);
  expect(await seatBy(`__Host-late=${anna.token}`)).toBe(0);
  expect(await seatBy(`late=${eve.token}; __Host-late=${anna.token}`)).toBe(0);
  expect(await seatBy(`late=${anna.token}; __Host-late=${eve.token}`)).toBeNull();
});

test('whoever wants to be forgotten keeps no cookie', async () => {
  const server = await startServer(HTTPS);
  const browser = new Browser(server, { late: (await Guest.arrive(server)).token });
  expect((await browser.call('DELETE', '/api/me')).status).toBe(200);
  expect([...browser.cookies]).toEqual([]);
});
