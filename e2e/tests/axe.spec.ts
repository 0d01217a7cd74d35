import { expect, type Page, test } from '@playwright/test';
import { flaws, flawsByNight } from '../flaws.ts';
import { layRooms, onlineScreens } from '../online-screens.ts';
import { EMPTY_SCREENS, layScreens, openScreen, PLAYED_SCREENS, type Screen } from '../screens.ts';

async function expectClean(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen);
      const found = [...(await flaws(page)), ...(await flawsByNight(page))];
      expect.soft(found, screen.name).toEqual([]);
    });
  }
}

test.describe('axe finds nothing, by day and by night', () => {
  // Many screens in one walk, and axe takes its time on a busy machine.
  test.slow();

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('settings', JSON.stringify({ theme: 'paper', language: 'en' }));
    });
  });

  test('on the screens of an empty house', async ({ page }) => {
    await expectClean(page, EMPTY_SCREENS);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'paper');
  });

  test('in the online house', async ({ page }) => {
    await expectClean(page, onlineScreens(await layRooms(page)));
  });

  test('at the tables', async ({ page }) => {
    await layScreens(page);
    await expectClean(page, PLAYED_SCREENS);
  });
});

test('the night that axe looked at is the night of the settings', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('settings', '{"theme":"night"}'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
});
