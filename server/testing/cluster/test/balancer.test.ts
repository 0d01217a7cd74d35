import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { Balancer, type Dealing } from '../balancer.ts';

const servers: Server[] = [];
const balancers: Balancer[] = [];
const unready = new Set<string>();

afterEach(async () => {
  for (const balancer of balancers.splice(0)) await balancer.close();
  for (const server of servers.splice(0)) server.close();
  unready.clear();
});

async function listening(name: string): Promise<number> {
  const server = createServer(({ url }, response) => {
    response.statusCode = url === '/readyz' && unready.has(name) ? 503 : 200;
    response.end(name);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function balanced(dealing: Dealing): Promise<Balancer> {
  const balancer = await Balancer.start(dealing);
  balancers.push(balancer);
  balancer.serve(await Promise.all(['a', 'b', 'c'].map(listening)));
  return balancer;
}

async function ask({ url }: Balancer, path: string): Promise<string> {
  const answer = await fetch(`${url}${path}`, { headers: { connection: 'close' } });
  return answer.text();
}

async function many(balancer: Balancer, path: (at: number) => string): Promise<string[]> {
  const answers: string[] = [];
  for (let at = 0; at < 12; at++) answers.push(await ask(balancer, path(at)));
  return answers;
}

test('connections go round', async () => {
  const answers = await many(await balanced('round'), () => '/');
  expect(answers.join('')).toBe('abcabcabcabc');
});

test('all of a table go to one process, and not all tables to the same', async () => {
  const balancer = await balanced('by-table');
  const same = await many(balancer, (at) => `/api/rooms/table-1/${at}`);
  expect(new Set(same).size).toBe(1);
  const others = await many(balancer, (at) => `/api/rooms/table-${at}/socket`);
  expect(new Set(others).size).toBe(3);
});

test('who is not ready, or not there, is passed by', async () => {
  const balancer = await balanced('round');
  unready.add('a');
  while (balancer.ready > 2) await sleep(20);
  expect((await many(balancer, () => '/')).includes('a')).toBe(false);
  servers[1]?.close();
  servers[1]?.closeAllConnections();
  const answers = await many(balancer, () => '/');
  expect(new Set(answers)).toEqual(new Set(['c']));
  unready.clear();
  while (balancer.ready < 2) await sleep(20);
  expect((await many(balancer, () => '/')).includes('a')).toBe(true);
});
