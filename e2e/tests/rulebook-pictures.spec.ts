import { expect, test } from '@playwright/test';
import { GAMES } from '../../games/index.ts';
import { flaws, flawsByNight } from '../flaws.ts';

test.use({ viewport: { width: 360, height: 640 } });

for (const { id, pictures } of GAMES.filter((manifest) => manifest.pictures)) {
  test(`the rulebook of ${id} shows its pictures on a phone, to the eye and in words`, async ({
    page,
  }) => {
    const names = Object.keys((await pictures?.())?.pictures ?? {});
    await page.goto(`/rules/${id}`);
    const figures = page.locator('.rulebook__figure');
    await expect(figures).toHaveCount(names.length);
    for (const figure of await figures.all()) {
      await expect(figure.locator('figcaption')).not.toBeEmpty();
      const { height } = (await figure.locator('.rulebook__picture').boundingBox()) ?? {
        height: 0,
      };
      expect(height).toBeGreaterThan(20);
    }
    // Nothing sticks out, and nobody gets lost in a picture.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await figures.first().locator('figcaption').scrollIntoViewIfNeeded();
    expect(await page.locator('.rulebook__picture:not([inert])').count()).toBe(0);
    expect([...(await flaws(page)), ...(await flawsByNight(page))]).toEqual([]);
  });
}
