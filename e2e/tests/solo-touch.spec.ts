import { expect, type Page, test } from '@playwright/test';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** Nothing to scroll, and what is to be tapped is wholly in sight. */
async function expectNoScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { down: scrollHeight - innerHeight, across: scrollWidth - innerWidth };
  });
  expect(overflow.down).toBeLessThanOrEqual(0);
  expect(overflow.across).toBeLessThanOrEqual(0);
}

test('a whole game by touch at 360 × 640, without page scroll, three taps a split', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play EXTRA!' }).tap();
  await page.locator('.form__start').tap();
  for (let throws = 0; throws < 60; throws++) {
    await expect(page.locator('.throw .act, .result')).toBeVisible();
    await expectNoScroll(page);
    if (await page.locator('.result').isVisible()) break;
    await page.locator('.throw .act').tap();
    await expect(page.locator('.split')).toBeVisible();
    await expectNoScroll(page);
    let taps = 0;
    if ((await page.locator('.pick input:checked').count()) === 0) {
      await page.locator('.pick:not(.pick--barred)').last().tap();
      taps++;
    }
    if ((await page.locator('.pairing input:checked').count()) === 0) {
      await page.locator('.pairing').last().tap();
      taps++;
    }
    const columns = page.locator('.column--open');
    if ((await columns.count()) > 1) {
      await columns.last().tap();
      taps++;
    }
    expect(taps).toBeLessThanOrEqual(3);
    await expectNoScroll(page);
    await expect(page.locator('.split .act')).toBeInViewport({ ratio: 1 });
    await page.locator('.split .act').tap();
  }
  await expect(page.locator('.result')).toBeVisible();
});

test('main controls are at least 44 px, all others at least 24 px', async ({ page }) => {
  await page.goto('/new/extra');
  await page.locator('.form__start').tap();
  await page.locator('.throw .act').tap();
  await page.locator('.pick').first().tap();
  await page.locator('.pairing').first().tap();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 24)
      .map(({ element, box }) => `${element.className} ${box.width}×${box.height}`),
  );
  expect(small).toEqual([]);
  for (const main of ['.split .act', '.pick', '.pairing']) {
    const box = await page.locator(main).first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});
