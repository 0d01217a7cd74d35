import { expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { startServer } from './test-server.ts';

test('requests are counted by route and status, never by address', async () => {
  const server = await startServer();
  const anna = await Guest.arrive(server);
  const id = await anna.open();
  await anna.see(id);
  await anna.see(id);
  await anna.call('GET', '/api/rooms/nowhere');
  await anna.call('GET', '/api/no/such/route?secret=1');
  await anna.call('GET', '/no/such/page');
  const text = () => server.services.metrics.text();
  await expect
    .poll(text, { timeout: 10_000 })
    .toContain('late_http_requests_total{route="GET /api/rooms/:id",status="200"} 2');
  expect(text()).toContain('late_http_requests_total{route="GET /api/rooms/:id",status="404"} 1');
  expect(text()).toContain('late_http_requests_total{route="POST /api/rooms",status="201"} 1');
  expect(text()).not.toContain(id);
  expect(text()).not.toMatch(/such|secret/);
});

test('refusals are counted by what was refused, over HTTP and sockets', async () => {
  const server = await startServer();
  const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
  const id = await anna.open();
  await jan.ask(id, { do: 'start' });
  await (await jan.watch(id)).ask({ do: 'start' });
  await jan.call('GET', '/api/codes/WRONG1');
  const text = server.services.metrics.text();
  expect(text).toContain('late_refusals_total{code="room.host"} 2');
  expect(text).toContain('late_refusals_total{code="room.unknown"} 1');
});

test('the store says how large it is', async () => {
  const server = await startServer();
  const bytes = () => Number(/late_store_bytes (\d+)/.exec(server.services.metrics.text())?.[1]);
  const before = bytes();
  expect(before).toBeGreaterThan(4_096);
  const anna = await Guest.arrive(server);
  for (let n = 0; n < 5; n++) await anna.open();
  expect(bytes()).toBeGreaterThan(before);
});

test('limits are there before anybody reaches one', async () => {
  const { metrics } = (await startServer()).services;
  for (const limit of ['requests', 'newcomers', 'codes', 'tables', 'listed', 'sockets']) {
    expect(metrics.text()).toContain(`late_limits_refused_total{limit="${limit}"} 0`);
  }
});
