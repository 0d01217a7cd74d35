import { expect, type Page, test } from '@playwright/test';
import { listen } from '../listen.ts';
import { newcomer, openTable, sitDown, startGame, totals } from '../play-online.ts';
import { playUntil } from '../quick-play.ts';
import { sharedServer } from '../test-servers.ts';

test.describe.configure({ timeout: 120_000 });

const server = sharedServer();

test('two browsers play to the end; a third watches and receives no secret', async ({
  browser,
}) => {
  const [anna, jan, zoe] = await Promise.all(
    ['Anna', 'Jan', 'Zoe'].map((name) => newcomer(browser, server().url, name)),
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
  await zoe.waitForSelector('.waiting .die');
  const before = heard.length;
  await anna.locator('.pick').first().click();
  await anna.locator('.pairing').first().click();
  await anna.locator('.split .act').click();
  await expect(zoe.locator('.chip').first()).toContainText('decided');
  const frames = heard.slice(before).join('\n');
  expect(frames).toContain('decided');
  expect(frames).not.toMatch(/pairs|fifth/);

  await Promise.all([anna, jan].map((page) => playUntil(page, '.result')));
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
  const pages = await Promise.all(names.map((name) => newcomer(browser, server().url, name)));
  const [host, ...others] = pages as [Page, ...Page[]];
  const path = await openTable(host, 6);
  for (const page of others) await sitDown(page, path);
  await startGame(host);
  await Promise.all(pages.map((page) => playUntil(page, '.result')));
  const [first, ...rest] = await Promise.all(pages.map(totals));
  for (const other of rest) expect(other).toEqual(first);
});
