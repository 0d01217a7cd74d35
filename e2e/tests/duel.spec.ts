import { expect, test } from '@playwright/test';
import { flaws, flawsByNight } from '../flaws.ts';
import { newcomer } from '../play-online.ts';
import { playUntil } from '../quick-play.ts';
import { sharedServer } from '../test-servers.ts';

test.describe.configure({ timeout: 180_000 });

const server = sharedServer();

test('two friends play the same deal when they like, and compare when both are through', async ({
  browser,
}) => {
  const anna = await newcomer(browser, server().url, 'Anna');
  const jan = await newcomer(browser, server().url, 'Jan', {
    viewport: { width: 360, height: 640 },
  });
  await anna.goto('/new/extra?online');
  await anna.locator('input[value=duel]').check({ force: true });
  await expect(anna.getByLabel('How many play?')).toBeVisible();
  expect([...(await flaws(anna)), ...(await flawsByNight(anna))]).toEqual([]);
  await anna.screenshot({ path: 'test-results/duel-form.png', fullPage: true });
  await anna.getByRole('button', { name: 'Open the duel' }).click();
  await expect(anna.getByRole('heading', { level: 2 })).toHaveText('Anna calls for a duel');
  const path = new URL(anna.url()).pathname;
  expect([...(await flaws(anna)), ...(await flawsByNight(anna))]).toEqual([]);
  await anna.getByRole('button', { name: 'Play my game' }).click();
  await playUntil(anna, '.result');
  await anna.getByRole('link', { name: 'To the duel' }).click();
  await expect(anna.locator('.duel__runs')).toContainText('points');

  // Jan knows that Anna is through, and no more.
  await jan.goto(path);
  await expect(jan.locator('.duel__runs')).toContainText('through');
  await expect(jan.locator('.duel__runs')).not.toContainText('points');
  await expect(jan.locator('.duel__part [role=status]').first()).toContainText(
    'Results are for those who are through.',
  );
  expect([...(await flaws(jan)), ...(await flawsByNight(jan))]).toEqual([]);
  await jan.screenshot({ path: 'test-results/duel-invited-360.png', fullPage: true });
  await jan.getByRole('button', { name: 'Play my game' }).focus();
  await jan.keyboard.press('Enter');
  await playUntil(jan, '.result');
  await jan.screenshot({ path: 'test-results/duel-result-360.png' });
  await jan.getByRole('link', { name: 'To the duel' }).click();
  await expect(jan.locator('.room__kicker')).toContainText('This duel is over.');
  await expect(jan.locator('.duel__runs li')).toHaveCount(2);
  await expect(jan.locator('.duel__runs')).toContainText('points');
  await jan.screenshot({ path: 'test-results/duel-over-360.png', fullPage: true });
  await anna.reload();
  await expect(anna.locator('.duel__runs')).not.toContainText('playing');
  await anna.screenshot({ path: 'test-results/duel-over.png', fullPage: true });
  await anna.locator('.duel__runs a').first().click();
  await expect(anna.getByRole('link', { name: 'Same luck' })).toBeVisible();
});

test('whoever opened a duel ends it, and a link to none says so', async ({ browser }) => {
  const anna = await newcomer(browser, server().url, 'Anna');
  await anna.goto('/new/slowka?online');
  await anna.locator('input[value=duel]').check({ force: true });
  await anna.getByRole('button', { name: 'Open the duel' }).click();
  await anna.getByRole('button', { name: 'End the duel' }).click();
  await anna.getByRole('button', { name: 'End the duel' }).click();
  await expect(anna.locator('.room__kicker')).toContainText('This duel is over.');
  await anna.goto('/duel/none');
  await expect(anna.getByRole('alert')).toHaveText('There is no such duel.');
});
