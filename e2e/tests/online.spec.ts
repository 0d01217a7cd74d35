import { expect, type Page, test } from '@playwright/test';
import { listen } from '../listen.ts';
import { ownHouse } from '../own-house.ts';
import { newcomer, openTable, playTogether, sitDown, startGame, totals } from '../play-online.ts';

test.describe.configure({ timeout: 120_000 });

const house = ownHouse();

test('two browsers play to the end; a third watches and receives no secret', async ({
  browser,
}) => {
  const [anna, jan, zoe] = await Promise.all(
    ['Anna', 'Jan', 'Zoe'].map((name) => newcomer(browser, house().url, name)),
  );
  if (!anna || !jan || !zoe) throw new Error('nobody came');
  const path = await openTable(anna, 2);
  await sitDown(jan, path);
  const heard = listen(zoe);
  await zoe.goto(path);
  await startGame(anna);
  await zoe.waitForSelector('.extra');

  // Anna decides first; what she decided must not reach Zoe before Jan has decided too.
  await anna.locator('.throw .act').click();
  await zoe.waitForSelector('.waiting .dice-row');
  const before = heard.length;
  await anna.locator('.pick').first().click();
  await anna.locator('.pairing').first().click();
  await anna.locator('.split .act').click();
  await expect(zoe.locator('.chip').first()).toContainText('decided');
  const frames = heard.slice(before).join('\n');
  expect(frames).toContain('decided');
  expect(frames).not.toMatch(/pairs|fifth/);

  await playTogether([anna, jan]);
  await expect(zoe.locator('.result')).toBeVisible();
  expect(await totals(zoe)).toEqual(await totals(anna));
  expect(await totals(jan)).toEqual(await totals(anna));

  // The luck can be checked in one's own browser.
  await jan.goto(path.replace('/room/', '/fair/room/'));
  await expect(jan.locator('main')).toContainText(/fair/i);

  // And the same people play on.
  await anna.bringToFront();
  await anna.getByRole('button', { name: 'Again' }).click();
  await anna.waitForURL((url) => !url.pathname.endsWith(path));
  await expect(anna.locator('.room__list')).toContainText('Jan');
});

test('six browsers play to the end', async ({ browser }) => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];
  const pages = await Promise.all(names.map((name) => newcomer(browser, house().url, name)));
  const [host, ...others] = pages as [Page, ...Page[]];
  const path = await openTable(host, 6);
  for (const page of others) await sitDown(page, path);
  await startGame(host);
  await playTogether(pages);
  const [first, ...rest] = await Promise.all(pages.map(totals));
  for (const other of rest) expect(other).toEqual(first);
});

test('reload, a second tab and a cut network lose nothing', async ({ browser }) => {
  const [anna, jan] = (await Promise.all(
    ['Anna', 'Jan'].map((name) => newcomer(browser, house().url, name)),
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
  await house().kill();
  await anna.locator('.split .act').click();
  await house().start();
  await anna.context().setOffline(false);
  await expect(jan.locator('.chip').first()).toContainText('decided', { timeout: 30_000 });
  await expect(tab.locator('.waiting')).toBeVisible({ timeout: 30_000 });
});

test('the server is killed with -9 in mid-game and started again: the game goes on', async ({
  browser,
}) => {
  const [anna, jan] = (await Promise.all(
    ['Anna', 'Jan'].map((name) => newcomer(browser, house().url, name)),
  )) as [Page, Page];
  const path = await openTable(anna, 2);
  await sitDown(jan, path);
  await startGame(anna);
  for (let kills = 0; kills < 3; kills++) {
    let rounds = 0;
    await playTogether([anna, jan], () => ++rounds > 12);
    const shown = await totals(jan);
    await house().kill();
    await house().start();
    await expect.poll(() => totals(jan), { timeout: 30_000 }).toEqual(shown);
  }
  await playTogether([anna, jan]);
  expect(await totals(anna)).toEqual(await totals(jan));
});
