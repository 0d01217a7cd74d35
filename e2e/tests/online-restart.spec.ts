import { expect, type Page, test } from '@playwright/test';
import { newcomer, openTable, playTogether, sitDown, startGame, totals } from '../play-online.ts';
import { playUntil } from '../quick-play.ts';
import { ownServer } from '../test-servers.ts';

test.describe.configure({ timeout: 120_000 });

const server = ownServer();

test('reload, a second tab and a cut network lose nothing', async ({ browser }) => {
  const [anna, jan] = (await Promise.all(
    ['Anna', 'Jan'].map((name) => newcomer(browser, server().url, name)),
  )) as [Page, Page];
  const path = await openTable(anna, 2);
  await sitDown(jan, path);
  await startGame(anna);
  await anna.locator('.throw .act').click();

  // Half chosen, reloaded: still half chosen.
  await anna.locator('.pick').nth(2).click();
  await anna.reload();
  await expect(anna.locator('.pick input').nth(2)).toBeChecked();

  // A second tab of the same person shows the same seat and follows.
  const tab = await anna.context().newPage();
  await tab.goto(path);
  await tab.waitForSelector('.split');

  // The network goes while Anna decides: the decision waits, and is sent when it is back.
  await anna.locator('.pairing').first().click();
  await anna.context().setOffline(true);
  await server().kill();
  await anna.locator('.split .act').click();
  await server().start();
  await anna.context().setOffline(false);
  await expect(jan.locator('.chip').first()).toContainText('decided', { timeout: 30_000 });
  await expect(tab.locator('.waiting')).toBeVisible({ timeout: 30_000 });
});

test('the server is killed with -9 in mid-game and started again: the game goes on', async ({
  browser,
}) => {
  const [anna, jan] = (await Promise.all(
    ['Anna', 'Jan'].map((name) => newcomer(browser, server().url, name)),
  )) as [Page, Page];
  const path = await openTable(anna, 2);
  await sitDown(jan, path);
  await startGame(anna);
  for (let kills = 0; kills < 3; kills++) {
    let rounds = 0;
    await playTogether([anna, jan], () => ++rounds > 5);
    const shown = await totals(jan);
    await server().kill();
    await server().start();
    await expect.poll(() => totals(jan), { timeout: 30_000 }).toEqual(shown);
  }
  await Promise.all([anna, jan].map((page) => playUntil(page, '.result')));
  expect(await totals(anna)).toEqual(await totals(jan));
});
