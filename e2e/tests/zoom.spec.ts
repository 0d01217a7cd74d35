import { expect, type Page, test } from '@playwright/test';
import { layTable } from '../laid-table.ts';
import { expectAllReachable } from '../reachable.ts';
import { lay } from '../storage.ts';

const start = layTable({ id: 'zoom', names: ['Anna', 'Bartek'], playOn: 3 });
const solo = layTable({ id: 'solo', names: ['Zofia'] });

/** One turn, with every control of it looked for. */
async function playTurn(page: Page): Promise<void> {
  await page.waitForSelector('.throw .act');
  await expectAllReachable(page, '.head a, .head button, .throw .act');
  await page.locator('.throw .act').click();
  await page.waitForSelector('.pick');
  await expectAllReachable(page, '.pick, .why, .split .act');
  await page.locator('.pick').first().click();
  await expectAllReachable(page, '.pairing, .column--open');
  await page.locator('.pairing').last().click();
  await page.locator('.column--open').last().click();
  await page.locator('.split .act').click();
  await expect(page.locator('.box--crossed')).toHaveCount(3);
}

// 1440 × 900 at 200 %, and 1280 × 1024 at 400 %.
for (const viewport of [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
]) {
  test.describe(`zoomed to ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a turn needs no scrolling sideways', async ({ page }) => {
      await lay(page, solo);
      await page.goto('/table/extra/solo');
      await playTurn(page);
    });

    test('the hand-over, dialogs and forms can be used', async ({ page }) => {
      await lay(page, start, solo);
      await page.goto('/table/extra/zoom');
      await page.waitForSelector('.throw .act, .hand-over');
      if (await page.locator('.throw .act').isVisible()) await page.locator('.throw .act').click();
      await expectAllReachable(page, '.hand-over button');
      await page.locator('.hand-over__take').click();
      await expectAllReachable(page, '.pick, .split .act');
      await page.locator('.head__actions button').nth(2).click();
      await expectAllReachable(page, 'dialog button, dialog a');
      await page.goto('/new/extra');
      await page.locator('summary').click();
      await expectAllReachable(page, '.choice__item, .tick, .form__start');
    });
  });
}

test.describe('motion', () => {
  const longest = (page: Page) =>
    page.evaluate(() => {
      const running = document.getAnimations();
      return running.map((animation) => Number(animation.effect?.getComputedTiming().endTime));
    });

  test('nothing moves where calm is asked for', async ({ page }) => {
    await lay(page, solo);
    await page.goto('/table/extra/solo');
    await page.locator('.throw .act').click();
    await page.waitForSelector('.pick');
    const moving: number[] = await longest(page);
    await page.locator('.pick').first().click();
    moving.push(...(await longest(page)));
    await page.locator('.pairing').first().click();
    moving.push(...(await longest(page)));
    expect(moving.filter((time) => time > 0)).toEqual([]);
  });

  test.describe('where it is welcome', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('it is over in a blink, and nobody has to wait for it', async ({ page }) => {
      await lay(page, solo);
      await page.goto('/table/extra/solo');
      await page.waitForSelector('.throw .act');
      // Collected in the page: a blink is over before a test has asked for it.
      const times = await page.evaluate(async () => {
        document.querySelector<HTMLElement>('.throw .act')?.click();
        while (!document.querySelector('.pick')) await new Promise(requestAnimationFrame);
        const dice = document.getAnimations();
        document.querySelector<HTMLElement>('.pick')?.click();
        await new Promise(requestAnimationFrame);
        const picked = document.querySelectorAll('.pick input:checked').length;
        const all = new Set([...dice, ...document.getAnimations()]);
        return {
          picked,
          ends: [...all].map((one) => Number(one.effect?.getComputedTiming().endTime)),
        };
      });
      expect(times.ends.length).toBeGreaterThanOrEqual(5);
      expect(Math.max(...times.ends)).toBeLessThan(400);
      expect(times.picked).toBe(1);
    });
  });
});

test.describe('large type', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a turn can be played on a phone', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('settings', JSON.stringify({ type: 'large' })),
    );
    await lay(page, solo);
    await page.goto('/table/extra/solo');
    await expect(page.locator('.throw .act')).toBeVisible();
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThan(16);
    await playTurn(page);
  });
});

test('the desk is on the left for the left hand', async ({ page }) => {
  await lay(page, solo, start);
  for (const table of ['solo', 'zoom']) {
    const sides: Record<string, boolean> = {};
    for (const hand of ['right', 'left']) {
      await page.goto('/settings');
      await page.locator(`input[value=${hand}]`).check({ force: true });
      await page.goto(`/table/extra/${table}`);
      await page.waitForSelector('.extra');
      const desk = await page.locator('.extra .frame__desk').boundingBox();
      const pad = await page.locator('.extra__pad').boundingBox();
      sides[hand] = (desk?.x ?? 0) + (desk?.width ?? 0) <= (pad?.x ?? 0);
      expect(Math.abs((desk?.y ?? 0) - (pad?.y ?? 999))).toBeLessThan(8);
    }
    expect(sides).toEqual({ right: false, left: true });
  }
});
