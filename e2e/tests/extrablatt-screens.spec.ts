import { expect, type Page, test } from '@playwright/test';
import { stops } from '../../games/extrablatt/tour/stops.ts';
import { cutOff } from '../cut-off.ts';
import { flaws, flawsByNight } from '../flaws.ts';
import { openExtrablatt } from '../laid-extrablatt.ts';
import { playExtrablatt } from '../play-extrablatt.ts';

/** One of each desk, and what opens over them. */
const SCREENS = ['fax', 'put', 'photo', 'motor', 'cheques', 'duck', 'newsroom', 'count'];

async function visit(page: Page, name: string): Promise<void> {
  await stops[`extrablatt-${name}`]?.(page);
}

test('axe finds nothing in mid-play, by day and by night', async ({ page }) => {
  test.slow();
  for (const name of ['put', 'photo', 'cheques', 'newsroom', 'if-now', 'count']) {
    await visit(page, name);
    // The 216 cells are all alike: one row of them is enough.
    const oneRow = { exclude: '.xb-sheet__row:nth-child(n + 2)' };
    expect.soft(await flaws(page, oneRow), name).toEqual([]);
    // Cells have no ink.
    expect.soft(await flawsByNight(page, { exclude: '.xb-sheet__cells' }), name).toEqual([]);
  }
});

test('headlines are as large as their cards allow', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, 'put');
  const sizes = await page
    .locator('.xb-sheet .xb-story__text')
    .evaluateAll((texts) =>
      texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    );
  expect(sizes.length).toBeGreaterThan(2);
  // A fifth of a cell at least, and a cell of that paper is 50 px.
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(9);
  expect(Math.max(...sizes)).toBeGreaterThan(16);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const language of ['en', 'pl', 'de', 'fr', 'it'] as const) {
    test(`everything can be read in full, without page scroll: ${language}`, async ({ page }) => {
      await page.addInitScript((spoken) => {
        localStorage.setItem('settings', JSON.stringify({ language: spoken }));
      }, language);
      for (const name of SCREENS) {
        await visit(page, name);
        expect.soft(await cutOff(page), name).toEqual([]);
        const over = await page.evaluate(() => {
          const { scrollHeight, scrollWidth } = document.documentElement;
          return Math.max(scrollWidth - innerWidth, scrollHeight - innerHeight);
        });
        expect.soft(over, name).toBeLessThanOrEqual(0);
        const said = await page.locator('body').innerText();
        expect.soft(said, name).not.toMatch(/\bextrablatt\.[a-z]/);
      }
    });
  }

  test('a whole game by touch: no page scroll, every target large enough', async ({ page }) => {
    await openExtrablatt(page, { fixture: 'two-seats', steps: 1 });
    await page.evaluate(() => {
      const most = { scroll: 0, small: [] as string[] };
      Object.assign(globalThis, { most });
      const look = () => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        const over = Math.max(scrollHeight - innerHeight, scrollWidth - innerWidth);
        most.scroll = Math.max(most.scroll, over);
        for (const one of document.querySelectorAll<HTMLElement>(
          '.extrablatt button, .extrablatt label',
        )) {
          const { width, height } = one.getBoundingClientRect();
          if (width > 0 && Math.min(width, height) < 24) most.small.push(one.className);
        }
      };
      setInterval(look, 60);
    });
    await playExtrablatt(page, '.result');
    const most = await page.evaluate(
      () => (globalThis as unknown as { most: { scroll: number; small: string[] } }).most,
    );
    expect(most.scroll).toBeLessThanOrEqual(0);
    expect([...new Set(most.small)]).toEqual([]);

    // The count begins at its first bonus, is stepped through, and agrees with the result.
    await expect(page.locator('.xb-count__title')).toContainText('Headline zone');
    await page.getByRole('button', { name: 'Next bonus' }).tap();
    await page.getByRole('button', { name: 'Skip to the end' }).tap();
    const total = page.locator('.xb-tally tfoot td');
    const scores = await page.locator('.chip__score').allInnerTexts();
    expect(scores).toHaveLength(2);
    await expect(total).toHaveText(scores);
    // It is kept with the result.
    await page.reload();
    await expect(total).toHaveText(scores);
    // A paper can still be followed through the count, and looked at in full.
    const second = page.locator('.xb-count__seat').nth(1);
    await second.tap();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await page.locator('.xb-count__look:visible').tap();
    const sheet = await page.locator('.xb-sheet').boundingBox();
    expect(sheet?.width).toBeGreaterThan(300);
  });

  test('the paper zooms and pans, and a place can still be tapped', async ({ page }) => {
    await openExtrablatt(page, { fixture: 'three-seats', steps: 42, person: 0 });
    await page.getByRole('button', { name: /Museum/ }).tap();
    await page.getByRole('button', { name: 'Zoom the paper' }).tap();
    const cell = await page.locator('.xb-cell').first().boundingBox();
    expect(cell?.width).toBeGreaterThanOrEqual(24);
    await page.locator('.xb-card:not(.xb-card--barred)').first().tap();
    const view = page.locator('.xb-frame__view');
    await view.evaluate((frame) => frame.scrollTo(frame.scrollWidth, frame.scrollHeight));
    await page.locator('[data-cell="11-17"]').tap();
    await expect(page.locator('.xb-hint')).toContainText('row 11, column 17');
    await expect(page.locator('.xb-print')).toBeInViewport({ ratio: 1 });
    for (const css of ['.xb-print', '.xb-desk__actions button', '.xb-turn']) {
      const box = await page.locator(css).first().boundingBox();
      expect(box?.height, css).toBeGreaterThanOrEqual(44);
    }
  });
});
