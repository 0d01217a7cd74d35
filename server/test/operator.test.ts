import { expect, test } from 'vitest';
import { readSettings } from '../src/settings.ts';
import { Guest } from './guest.ts';
import { startServer } from './test-server.ts';

const TOKEN = 'a-token-that-nobody-guesses';

async function metricsAt(url: string, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(`${url}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
}

test('by default nobody is told how the server does', async () => {
  const server = await startServer();
  expect(server.operatorUrl).toBeNull();
  const { status, text } = await metricsAt(server.url, TOKEN);
  expect(status).toBe(404);
  expect(text).not.toContain('late_');
});

test('with a token, its bearer asks on the public port and nobody else does', async () => {
  const server = await startServer({ OPERATOR_TOKEN: TOKEN });
  const anna = await Guest.arrive(server);
  await anna.ask(await anna.open({ seats: ['open'] }), { do: 'start' });
  expect(server.operatorUrl).toBeNull();
  for (const wrong of [undefined, 'wrong', TOKEN.slice(1), `${TOKEN}x`, anna.token]) {
    const { status, text } = await metricsAt(server.url, wrong);
    expect([wrong, status]).toEqual([wrong, 401]);
    expect(text).not.toContain('late_');
  }
  const { status, text } = await metricsAt(server.url, TOKEN);
  expect(status).toBe(200);
  expect(text).toMatch(/late_steps_total [1-9]/);
});

test('with a port of their own, operators ask there and the public port knows nothing of it', async () => {
  const server = await startServer({ OPERATOR_PORT: '0' });
  expect((await metricsAt(server.url)).status).toBe(404);
  expect((await metricsAt(server.operatorUrl ?? '')).text).toContain('late_sockets 0');
  const games = await fetch(`${server.operatorUrl}/api/me`);
  expect(games.status).toBe(404);
});

test('with both, the token is asked for on the other port', async () => {
  const server = await startServer({ OPERATOR_PORT: '0', OPERATOR_TOKEN: TOKEN });
  expect((await metricsAt(server.url, TOKEN)).status).toBe(404);
  expect((await metricsAt(server.operatorUrl ?? '')).status).toBe(401);
  expect((await metricsAt(server.operatorUrl ?? '', TOKEN)).status).toBe(200);
});

test('a token that could be guessed is refused at the start', () => {
  for (const token of ['short', 'x'.repeat(201), 'with spaces in it, and long enough']) {
    expect(() => readSettings({ OPERATOR_TOKEN: token })).toThrow('OPERATOR_TOKEN');
  }
});
