import { expect, type Page, test } from '@playwright/test';

/** Counts view transitions from now on, or takes them away as from a browser that has none. */
async function watchTurns(page: Page, browser: 'has' | 'lacks'): Promise<void> {
  await page.addInitScript((which) => {
    const { startViewTransition } = Document.prototype;
    if (which === 'lacks') {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
      return;
    }
    Object.assign(window, { turns: 0 });
    Document.prototype.startViewTransition = function (this: Document, ...given) {
      const counted = window as unknown as { turns: number };
      counted.turns++;
      return startViewTransition.apply(this, given);
    };
  }, browser);
}

const turns = (page: Page) =>
  page.evaluate(() => (window as unknown as { turns?: number }).turns ?? 0);

async function toSettingsAndBack(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('a[href="/settings"]').first().click();
  await expect(page.locator('.form')).toBeVisible();
  await page.locator('.head a[href="/"]').click();
  await expect(page.locator('.front')).toBeVisible();
}

test('where calm is asked for, screens change at once', async ({ page }) => {
  await watchTurns(page, 'has');
  await toSettingsAndBack(page);
  expect(await turns(page)).toBe(0);
});

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a screen turns over to the next, and is over soon', async ({ page }) => {
    await watchTurns(page, 'has');
    await toSettingsAndBack(page);
    expect(await turns(page)).toBe(2);
    const ends = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
    );
    expect(Math.max(0, ...ends)).toBeLessThan(400);
  });

  test('a browser without view transitions goes from screen to screen all the same', async ({
    page,
  }) => {
    await watchTurns(page, 'lacks');
    await toSettingsAndBack(page);
  });
});
