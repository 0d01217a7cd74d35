import { expect, type Page, test } from '@playwright/test';
import { newcomer, openTable, playTogether, sitDown, startGame, totals } from '../play-online.ts';
import { ownServer } from '../test-servers.ts';

test.describe.configure({ timeout: 120_000 });

const OPERATOR_TOKEN = 'the-operator-of-this-test';
const server = ownServer({ REQUESTS_PER_MINUTE: '3000', OPERATOR_TOKEN });

/** Opens a line of its own from the page, says all of this, and waits until it is cut or `patience` is over. */
function shout(page: Page, path: string, frames: readonly string[], patience = 4_000) {
  return page.evaluate(
    ([room, all, limit]) =>
      new Promise<{ code: number; heard: string[] }>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api${room}/socket`);
        const heard: string[] = [];
        socket.onmessage = ({ data }) => heard.push(String(data));
        socket.onopen = () => {
          for (const frame of all) socket.send(frame);
        };
        socket.onclose = ({ code }) => resolve({ code, heard });
        setTimeout(() => resolve({ code: 0, heard }), limit);
      }),
    [path.replace('/room/', '/rooms/'), frames, patience] as const,
  );
}

test('a hostile client at the table is refused and cut off, and the others play on', async ({
  browser,
}) => {
  const [anna, jan, eve] = (await Promise.all(
    ['Anna', 'Jan', 'Eve'].map((name) => newcomer(browser, server().url, name)),
  )) as [Page, Page, Page];
  const path = await openTable(anna, 2);
  await sitDown(jan, path);
  await eve.goto(path);
  await startGame(anna);
  await eve.waitForSelector('.extra');

  let isOver = false;
  const game = playTogether([anna, jan], () => isOver);
  const request = (id: string, asked: object) => JSON.stringify({ t: 'do', id, request: asked });
  const nonsense = ['{', '[]', 'null', '{"t":"do"}', '{"t":"sync","x":1}', 'x'.repeat(20_000)];
  for (const frame of nonsense) {
    const { code } = await shout(eve, path, [frame]);
    expect(code, frame.slice(0, 20)).toBeGreaterThanOrEqual(1003);
  }
  // Known to the house, but without a seat: nothing of what the two may do.
  await eve.request.get(`${server().url}/api/me`);
  const foreign = await shout(
    eve,
    path,
    [
      request('a', { do: 'move', move: { do: 'throw' } }),
      request('b', { do: 'undo' }),
      request('c', { do: 'sit', seat: 0, name: 'Anna' }),
      request('d', { do: 'arrange', seat: 0, as: 'open' }),
      request('e', { do: 'stand-in', seat: 1, level: 'easy' }),
    ],
    1_500,
  );
  const answers = foreign.heard.map((text) => JSON.parse(text)).filter(({ id }) => id);
  expect(answers.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(answers.every(({ t }) => t === 'no')).toBe(true);
  // A flood is cut off: for asking too much, or for not listening to the answers.
  const flood = await shout(eve, path, new Array(5_000).fill('{"t":"sync"}'), 15_000);
  expect([1006, 1008]).toContain(flood.code);

  const before = (await anna.locator('[role=log] p').allTextContents()).join();
  await expect
    .poll(async () => (await anna.locator('[role=log] p').allTextContents()).join())
    .not.toBe(before);
  isOver = true;
  await game;
  await expect.poll(() => totals(anna)).toEqual(await totals(jan));
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  const metrics = await (await fetch(`${server().url}/metrics`, { headers })).text();
  expect(metrics).toMatch(/sockets_closed_total\{reason="shape"\} 5/);
  expect(metrics).toMatch(/sockets_closed_total\{reason="(rate|slow)"\} 1/);
});
