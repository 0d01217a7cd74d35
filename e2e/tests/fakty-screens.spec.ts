import { expect, type Page, test } from '@playwright/test';
import { stops } from '../../games/fakty/tour/stops.ts';
import { cutOff } from '../cut-off.ts';
import { flaws, flawsByNight } from '../flaws.ts';
import { beginFakty, layFakty, playFakty } from '../play-fakty.ts';

/** One of each desk. */
const SCREENS = ['contradiction', 'hot', 'over'];
/** What holds little else than tiles: the longest words are enough. */
const MORE_SCREENS = ['bug', 'vote', 'discards'];

async function visit(page: Page, name: string): Promise<void> {
  await stops[`fakty-${name}`]?.(page);
}

test('axe finds nothing in mid-play, by day and by night', async ({ page }) => {
  test.slow();
  const look = async (name: string) => expect.soft(await flaws(page), name).toEqual([]);
  for (const name of MORE_SCREENS) {
    await visit(page, name);
    await look(name);
  }
  for (const name of SCREENS) {
    await visit(page, name);
    await look(name);
    expect.soft(await flawsByNight(page), name).toEqual([]);
  }
  await page.getByRole('button', { name: 'Front page' }).click();
  await look('front page');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const language of ['en', 'pl', 'de', 'fr', 'it'] as const) {
    test(`everything can be read in full, without page scroll: ${language}`, async ({ page }) => {
      await page.addInitScript((value) => {
        localStorage.setItem('settings', JSON.stringify({ language: value }));
      }, language);
      for (const name of language === 'de' ? [...SCREENS, ...MORE_SCREENS] : SCREENS) {
        await visit(page, name);
        expect.soft(await cutOff(page), name).toEqual([]);
        const over = await page.evaluate(() => {
          const { scrollHeight, scrollWidth } = document.documentElement;
          return [scrollWidth - innerWidth, scrollHeight - innerHeight];
        });
        expect.soft(Math.max(...over), name).toBeLessThanOrEqual(0);
        expect.soft(await page.locator('body').innerText(), name).not.toMatch(/\bfakty\.[a-z]/);
      }
    });
  }

  for (const variant of ['exclusive', 'hot'] as const) {
    test(`a whole game by touch, every target large enough: ${variant}`, async ({ page }) => {
      await beginFakty(page, variant, 'de');
      await page.evaluate(() => {
        const most = { scroll: 0, small: [] as string[] };
        Object.assign(globalThis, { most });
        const look = () => {
          const { scrollHeight, scrollWidth } = document.documentElement;
          const over = Math.max(scrollHeight - innerHeight, scrollWidth - innerWidth);
          most.scroll = Math.max(most.scroll, over);
          for (const one of document.querySelectorAll<HTMLElement>('.fakty button')) {
            const { width, height } = one.getBoundingClientRect();
            if (width > 0 && Math.min(width, height) < 24) most.small.push(one.className);
          }
        };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      });
      await playFakty(page, '.result');
      const most = await page.evaluate(
        () => (globalThis as unknown as { most: { scroll: number; small: string[] } }).most,
      );
      expect(most.scroll).toBeLessThanOrEqual(0);
      expect([...new Set(most.small)]).toEqual([]);
      const scores = await page.locator('.chip__score').allTextContents();
      expect(scores).toHaveLength(2);
      await page.reload();
      await expect(page.locator('.chip__score')).toHaveText(scores);
      await expect(page.getByRole('button', { name: 'Front page' })).toBeVisible();
    });
  }

  test('buttons and tiles are made for thumbs', async ({ page }) => {
    await layFakty(page, 'won', 41, 2);
    for (const css of ['.fk-actions button', '.fk-tray--hand .fk-tile', '.fakty__page .fk-field']) {
      const box = await page.locator(css).first().boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), css).toBeGreaterThanOrEqual(44);
    }
  });
});
