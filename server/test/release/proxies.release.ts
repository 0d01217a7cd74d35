import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Guest, type Line } from '../guest.ts';
import { anyMove } from '../play-extra.ts';
import { CADDY } from './proxies/caddy.ts';
import { NGINX } from './proxies/nginx.ts';
import type { FrontProxy } from './proxies/proxy.ts';
import type { ReleasedServer } from './released-server.ts';
import { SharedHouse } from './shared-house.ts';

const REQUESTS = 300;
const TOKEN = 'a-token-of-the-operators-of-this-test';
const ids = Array.from({ length: 12 }, (_, index) => `no-such-table-${index}`);

/** The answer's status, asked for from another address of this machine, which claims to be somebody else. */
function statusFrom(localAddress: string, url: string, claim: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-forwarded-for': claim };
    get(url, { localAddress, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode as number);
    }).on('error', reject);
  });
}

/** What each server has counted, of all lines that fit. */
function counted(servers: readonly ReleasedServer[], line: RegExp): Promise<number[]> {
  return Promise.all(
    servers.map(async ({ url }) => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      const text = await (await fetch(`${url}/metrics`, { headers })).text();
      return [...text.matchAll(line)].reduce((sum, [, count]) => sum + Number(count), 0);
    }),
  );
}

/** How often they were asked for tables that are not there. */
const MISSED = /route="GET \/api\/rooms\/:id[^"]*",status="404"\} (\d+)/g;
const SOCKETS = /^late_sockets (\d+)$/gm;

describe.each([NGINX, CADDY])('behind $name, with deploy/$file', ({ isInstalled, start }) => {
  describe.skipIf(!isInstalled || !SharedHouse.isPossible())('', () => {
    let house: SharedHouse;
    let servers: ReleasedServer[];
    let proxy: FrontProxy;

    beforeAll(async () => {
      house = await SharedHouse.open({
        ...{ PROXIES: '1', OPERATOR_TOKEN: TOKEN, BOT_PAUSE_MS: '0' },
        REQUESTS_PER_MINUTE: String(REQUESTS),
      });
      servers = [...(await house.start(2))];
      proxy = await start(servers.map(({ url }) => new URL(url).host));
    });
    afterAll(async () => {
      await proxy?.stop();
      await house?.close();
    });

    async function atTable(): Promise<{ guest: Guest; id: string; line: Line }> {
      const guest = await Guest.arrive(proxy);
      const id = await guest.open({ seats: ['open', 'easy'] });
      return { guest, id, line: await guest.watch(id) };
    }

    async function play(guest: Guest, id: string, line: Line, moves: number): Promise<void> {
      for (let made = 0; made < moves; ) {
        const move = anyMove(await guest.see(id));
        if (move && typeof (await line.ask({ do: 'move', move })) === 'number') made++;
        else await sleep(20);
      }
    }

    test('the page comes as the server has it, and its own requests are believed', async () => {
      const page = await fetch(proxy.url);
      expect(await page.text()).toBe(
        await (await fetch((servers[0] as ReleasedServer).url)).text(),
      );
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      const origin = { origin: proxy.url, 'content-type': 'application/json' };
      const body = JSON.stringify({ game: 'extra', seats: ['open', 'open'], name: 'Anna' });
      const opened = await fetch(`${proxy.url}/api/rooms`, {
        method: 'POST',
        headers: origin,
        body,
      });
      expect(opened.status).toBe(201);
    });

    test('a socket plays', async () => {
      const { guest, id, line } = await atTable();
      await line.ask({ do: 'start' });
      await play(guest, id, line, 3);
      await line.close();
    });

    test('a request waits for its step', async () => {
      const { guest, id, line } = await atTable();
      const { length } = await guest.see(id);
      const waiting = guest.call('GET', `/api/rooms/${id}/wait?length=${length}`);
      expect(await Promise.race([waiting, sleep(2_000, 'still waiting')])).toBe('still waiting');
      await line.ask({ do: 'start' });
      expect((await waiting).body.room.length).toBeGreaterThan(length);
      await line.close();
    });

    test('a table is always at the same process, and both have some', async () => {
      const used = [0, 0];
      for (const id of ids) {
        const before = await counted(servers, MISSED);
        const paths = [`/api/rooms/${id}`, `/api/rooms/${id}?x=1`, `/api/rooms/${id}/record`];
        for (const path of paths) expect((await fetch(proxy.url + path)).status).toBe(404);
        const grown = (await counted(servers, MISSED)).map(
          (count, index) => count - (before[index] ?? 0),
        );
        expect([...grown].sort()).toEqual([0, paths.length]);
        used[grown.indexOf(paths.length)]!++;
      }
      expect(Math.min(...used)).toBeGreaterThan(0);
    });

    test('what is too large is refused, by the server if it is not much', async () => {
      const guest = await Guest.arrive(proxy);
      const send = (bytes: number) =>
        fetch(`${proxy.url}/api/rooms`, {
          method: 'POST',
          headers: { authorization: `Bearer ${guest.token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'x'.repeat(bytes) }),
        });
      const large = await send(20_000);
      expect([large.status, await large.json()]).toEqual([413, { refusal: { code: 'net.large' } }]);
      // Caddy is cut short where nginx has looked at the length.
      expect([413, 502]).toContain((await send(200_000)).status);
    });

    test('limits count whoever connects to the proxy, whatever they claim to be', async () => {
      const url = `${proxy.url}/api/rooms/${ids[0]}`;
      const ask = (n: number) => statusFrom('127.0.0.2', url, `198.51.100.${n % 250}`);
      expect(await ask(0)).toBe(404);
      let [asked, status] = [1, 404];
      // Meanwhile a few more are allowed.
      while (status === 404 && asked < 2 * REQUESTS) status = await ask(asked++);
      expect(status).toBe(429);
      expect(asked).toBeGreaterThan(REQUESTS - 1);
      expect(await statusFrom('127.0.0.3', url, '127.0.0.2')).toBe(404);
    });

    test('when a process stops, the other has its tables', async () => {
      const { guest, id, line } = await atTable();
      await line.ask({ do: 'start' });
      const open = await counted(servers, SOCKETS);
      expect([...open].sort()).toEqual([0, 1]);
      const closed = once(line.socket, 'close');
      const [served] = servers.splice(open.indexOf(1), 1);
      const stopped = served?.stop();
      await closed;
      const again = await guest.watch(id);
      await play(guest, id, again, 2);
      expect(await stopped).toBe(0);
      for (const other of ids)
        expect((await fetch(`${proxy.url}/api/rooms/${other}`)).status).toBe(404);
      await again.close();
    });
  });
});
