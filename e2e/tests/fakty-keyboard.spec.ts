import { expect, test } from '@playwright/test';
import { beginFakty, layFakty, typeFakty } from '../play-fakty.ts';

test('the keyboard alone plays a whole game of rivals', async ({ page }) => {
  test.slow();
  await beginFakty(page, 'exclusive', 'pl');
  await typeFakty(page, '.result');
  await expect(page.locator('.result__list strong')).toHaveCount(2);
});

test('the keyboard alone plays a hot game to its end', async ({ page }) => {
  test.slow();
  // Every turn is draw, discard, lay and roll. A few of them are enough until the tenth title.
  await layFakty(page, 'hot-won', 113, 3);
  await typeFakty(page, '.result');
  await expect(page.locator('.result__list strong')).toHaveCount(3);
});

test('a board is one tab stop, and the focus goes to what is to be done', async ({ page }) => {
  await layFakty(page, 'won', 35, 2);
  const stops = await page.locator('.fakty section').evaluateAll((sections) =>
    sections
      // Beside the boards there are things to read, which need no stop.
      .filter((one) => one.querySelector('button'))
      .map((one) => one.querySelectorAll('button:not([tabindex="-1"])').length),
  );
  expect(stops.length).toBeGreaterThan(2);
  expect(new Set(stops)).toEqual(new Set([1]));
  await page.locator('.fk-actions button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.fk-actions__main')).toHaveText('Roll the die');
  await expect(page.locator('.fk-actions__main')).toBeFocused();
});

test('Escape puts down what is held', async ({ page }) => {
  await layFakty(page, 'won', 10, 2);
  const held = page.locator('.fk-tray [aria-pressed=true]');
  await page.locator('.fk-tray--hand .fk-tile').first().press('Enter');
  await expect(held).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(held).toHaveCount(0);
});
