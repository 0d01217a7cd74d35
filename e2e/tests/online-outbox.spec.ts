import { type Browser, expect, type Page, test } from '@playwright/test';
import { keptForOffline } from '../kept-for-offline.ts';
import { newcomer, openTable, sitDown, startGame } from '../play-online.ts';
import { sharedServer } from '../test-servers.ts';

test.describe.configure({ timeout: 120_000 });

const server = sharedServer();

/** Anna throws, but nobody hears of it: her network is gone. */
async function thrownWithoutNetwork(browser: Browser) {
  const anna = await newcomer(browser, server().url, 'Anna', { serviceWorkers: 'allow' });
  const jan = await newcomer(browser, server().url, 'Jan');
  await keptForOffline(anna);
  const path = await openTable(anna, 2);
  await sitDown(jan, path);
  await startGame(anna);
  await anna.locator('.throw .act').waitFor();

  await anna.context().setOffline(true);
  await anna.locator('.throw .act').click();
  return { anna, jan, path };
}

test('a move made without a network survives a reload, and arrives once', async ({ browser }) => {
  const { anna, jan, path } = await thrownWithoutNetwork(browser);
  await anna.reload();
  await expect(anna.locator('main')).toBeVisible();
  await expect(jan.locator('.split')).toHaveCount(0);

  await anna.context().setOffline(false);
  await expect(jan.locator('.split')).toBeVisible({ timeout: 30_000 });
  await expect(anna.locator('.split')).toBeVisible({ timeout: 30_000 });
  const id = path.split('/').at(-1);
  const record = await (await fetch(`${server().url}/api/rooms/${id}/record`)).text();
  expect(record.match(/ throw\b/g)).toHaveLength(1);
  expect(await anna.evaluate(() => Object.keys(localStorage).join())).not.toContain('outbox');
});

test('a move that the table did not wait for is clearly refused', async ({ browser }) => {
  const { anna, jan } = await thrownWithoutNetwork(browser);
  // While she is away a bot throws for her.
  await jan.getByRole('button', { name: /bot/i }).click({ timeout: 60_000 });
  await expect(jan.locator('.split')).toBeVisible({ timeout: 30_000 });
  await anna.reload();
  await anna.context().setOffline(false);
  await expect(anna.getByRole('alert')).toContainText('moved on', { timeout: 30_000 });
  expect(await anna.evaluate(() => Object.keys(localStorage).join())).not.toContain('outbox');
});

test('whoever only watches leaves no trace in the house', async ({ browser }) => {
  const [anna, jan, zoe] = (await Promise.all(
    ['Anna', 'Jan', 'Zoe'].map((name) => newcomer(browser, server().url, name)),
  )) as [Page, Page, Page];
  const path = await openTable(anna, 2);
  await zoe.goto(path);
  await zoe.locator('.room__list').waitFor();
  await sitDown(jan, path);
  await expect(zoe.locator('.room__list')).toContainText('Jan');
  await startGame(anna);
  await zoe.waitForSelector('.extra');
  expect(await zoe.context().cookies()).toEqual([]);
  expect(await jan.context().cookies()).toHaveLength(1);
});
