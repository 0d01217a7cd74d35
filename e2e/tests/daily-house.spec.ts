import { expect, type Page, test } from '@playwright/test';
import { newcomer } from '../play-online.ts';
import { playUntil } from '../quick-play.ts';
import { sharedServer } from '../test-servers.ts';

test.describe.configure({ timeout: 120_000 });

const server = sharedServer();

/** The house's own table of today's EXTRA!, unfolded. */
async function houseTable(page: Page) {
  await page.goto('/daily');
  const house = page.locator('[data-house=extra-solo]');
  await house.locator('summary').click();
  await expect(house).toContainText(/[0-9a-f]{64}/);
  return house;
}

test('the house’s table of the day has one game for each, and shows its lines to those who are through', async ({
  browser,
}) => {
  const [zoe, max] = [
    await newcomer(browser, server().url, 'Zoe'),
    await newcomer(browser, server().url, 'Max'),
  ];
  const before = await houseTable(zoe);
  const commitment = (await before.locator('code').innerText()).trim();
  await before.getByRole('button', { name: 'Play for the table' }).click();
  await zoe.waitForSelector('.extra');
  const path = new URL(zoe.url()).pathname;
  // There is no second game: the page leads back to the one that runs.
  const running = await houseTable(zoe);
  await expect(running.getByRole('button', { name: 'Play for the table' })).toHaveCount(0);
  await running.getByRole('link', { name: /Go on/ }).click();
  await expect(zoe).toHaveURL(new RegExp(path));
  await playUntil(zoe, '.result');
  const after = await houseTable(zoe);
  await expect(after.locator('tr[data-you]')).toContainText(/Zoe \(you\).*points?/i);
  // Whoever is not through sees the same deal's commitment, that somebody is, and no line.
  const others = await houseTable(max);
  await expect(others.locator('code')).toHaveText(commitment);
  await expect(others).toContainText(/Through: [1-9]/);
  await expect(others.locator('table')).toHaveCount(0);
  await max.goto(path);
  await expect(max.locator('main')).not.toContainText('points');
});
