import { expect, type Page, test } from '@playwright/test';
import { listen } from '../listen.ts';
import { playExtrablatt } from '../play-extrablatt.ts';
import { newcomer, openForTwo, sitDown } from '../play-online.ts';
import { sharedServer } from '../test-servers.ts';

test.describe.configure({ timeout: 120_000 });

const server = sharedServer();

/** Every cheque that these frames tell of: in hands, in choices, in duels and in the news. */
function chequesIn(frames: readonly string[]): string[] {
  const told = frames.join('\n').match(/"(?:cheques|mine|cheque)":(?:\[[^\]]*\d[^\]]*\]|\d+)/g);
  return [...new Set(told ?? [])];
}

test('two browsers fight duels to the end; each sees its own cheques, a watcher none', async ({
  browser,
}) => {
  const [anna, jan, zoe] = (await Promise.all(
    ['Anna', 'Jan', 'Zoe'].map((name) => newcomer(browser, server().url, name)),
  )) as [Page, Page, Page];
  const heard = { anna: listen(anna), jan: listen(jan), zoe: listen(zoe) };
  const path = await openForTwo(anna, 'extrablatt');
  await sitDown(jan, path);
  await zoe.goto(path);
  await anna.getByRole('button', { name: /^Start/ }).click();
  await Promise.all([anna, jan, zoe].map((page) => page.waitForSelector('.extrablatt')));
  await expect(anna.locator('.xb-wallet')).toHaveText('2000500012,000');
  await expect(jan.locator('.xb-wallet')).toHaveText('1000800011,000');
  await expect(zoe.locator('.xb-wallet')).toHaveCount(0);

  // Anything legal, until somebody has a motor and calls a duel.
  await Promise.all([anna, jan].map((page) => playExtrablatt(page, '.xb-cheques, .result')));
  await expect(anna.locator('.xb-cheques')).toBeVisible();
  const before = heard.jan.length;
  await anna.locator('.xb-pick').last().click();
  await anna.locator('.xb-print').click();
  await expect(anna.locator('.xb-duel')).toContainText('You give');
  await expect.poll(() => heard.jan.slice(before).join('')).toContain('"chosen":[');
  // The choice is made, and nobody but Anna has been told what it is.
  expect(chequesIn(heard.jan.slice(before)).join()).not.toMatch(/12|"mine":\d/);
  expect(chequesIn(heard.zoe)).toEqual([]);

  await jan.locator('.xb-pick').first().click();
  await jan.locator('.xb-print').click();
  // A thousand beats twelve: both see it, and nobody else does.
  await expect(anna.locator('.xb-duel__outcome')).toContainText('goes to Jan');
  await expect(jan.locator('.xb-duel__outcome')).toContainText('The duel is yours.');
  for (const page of [anna, jan]) {
    await expect(page.locator('.xb-duel__outcome')).toContainText('A thousand beats twelve');
    await expect(page.locator('.xb-duel__cheques')).toContainText('12,000');
  }
  await jan.locator('.xb-duel__close').click();
  await expect(jan.getByRole('region', { name: 'Anna’s paper' })).toBeVisible();
  await expect(anna.locator('.xb-wallet')).toHaveText('100020005000');
  await expect(zoe.locator('.xb-duel__cheques')).toHaveCount(0);
  expect(chequesIn(heard.zoe)).toEqual([]);

  await Promise.all([anna, jan].map((page) => playExtrablatt(page, '.result')));
  await zoe.waitForSelector('.result');
  const count = async (page: Page) =>
    (await page.locator('.result__list').innerText()).replace(/[^\d\n]/g, '');
  const told = await count(zoe);
  expect(told).toMatch(/\d/);
  for (const page of [anna, jan]) expect(await count(page)).toBe(told);
});
