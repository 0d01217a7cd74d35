import { expect, type Page, test } from '@playwright/test';
import { listen } from '../listen.ts';
import { playFakty } from '../play-fakty.ts';
import { newcomer, openForTwo, sitDown } from '../play-online.ts';
import { sharedServer } from '../test-servers.ts';

test.describe.configure({ timeout: 120_000 });

const server = sharedServer();

/** All hands that these frames tell of. */
function handsIn(frames: readonly string[]): number[][] {
  const hands = frames.join('\n').matchAll(/"hand":\[([\d,]*)\]/g);
  return [...hands].map(([, tiles]) => (tiles ? tiles.split(',').map(Number) : []));
}

test('two browsers play to the end, and a watcher learns no secret', async ({ browser }) => {
  const [anna, jan, zoe] = (await Promise.all(
    ['Anna', 'Jan', 'Zoe'].map((name) => newcomer(browser, server().url, name)),
  )) as [Page, Page, Page];
  const heard = { anna: listen(anna), jan: listen(jan), zoe: listen(zoe) };
  const path = await openForTwo(anna, 'fakty');
  await sitDown(jan, path);
  await zoe.goto(path);
  await anna.getByRole('button', { name: /^Start/ }).click();
  await Promise.all([anna, jan, zoe].map((page) => page.waitForSelector('.fakty')));

  const handOf = (page: Page) =>
    page
      .locator('.fk-tray--hand .fk-tile')
      .evaluateAll((tiles) => tiles.map((one) => one.getAttribute('aria-label')?.split(', ')[0]));
  const [annas, jans] = await Promise.all([handOf(anna), handOf(jan)]);
  expect(annas).toHaveLength(5);
  expect(jans).toHaveLength(5);
  for (const text of annas) expect(jans).not.toContain(text);
  await expect(zoe.locator('.fk-tray--hand')).toHaveCount(0);

  // To the end: hands have been laid from, drawn into and bugged by then.
  await Promise.all([anna, jan].map((page) => playFakty(page, '.result')));
  const points = await anna.locator('.chip__score').allTextContents();
  const closed = await anna.locator('.fk-title--closed').count();
  expect(closed).toBeGreaterThanOrEqual(3);
  for (const page of [jan, zoe]) {
    await expect(page.locator('.result')).toBeVisible();
    await expect(page.locator('.chip__score')).toHaveText(points);
    await expect(page.locator('.fk-title--closed')).toHaveCount(closed);
  }

  // Whoever watches is told of no hand and of no drawn tile; the players are, of their own.
  expect(handsIn(heard.zoe).flat()).toEqual([]);
  expect(handsIn(heard.anna).flat().length).toBeGreaterThan(5);
  expect(heard.zoe.join('\n')).not.toMatch(/"type":"drew"[^}]*"tiles":\[\d/);
  const [first] = handsIn(heard.anna).filter((hand) => hand.length === 5);
  const [other] = handsIn(heard.jan).filter((hand) => hand.length === 5);
  expect(first?.filter((tile) => other?.includes(tile))).toEqual([]);
});
