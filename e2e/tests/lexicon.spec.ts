import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { keptForOffline } from '../kept-for-offline.ts';

const assets = new URL('../../web/dist/assets/', import.meta.url);
const list = readdirSync(assets).find((name) => name.endsWith('.lex'));

test('the word list is fetched when it is first needed, and then kept for offline use', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await keptForOffline(page);
  const address = `/assets/${list}`;
  const size = () =>
    page.evaluate(async (path) => (await (await fetch(path)).arrayBuffer()).byteLength, address);
  const isKept = () => page.evaluate(async (path) => Boolean(await caches.match(path)), address);
  expect(fetched).not.toContain(address);
  expect(await isKept()).toBe(false);
  const online = await size();
  expect(online).toBeGreaterThan(1_000_000);
  await expect.poll(isKept).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  expect(await size()).toBe(online);
});
