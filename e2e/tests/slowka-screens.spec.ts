import { expect, type Page, test } from '@playwright/test';
import { stops } from '../../games/slowka/tour/stops.ts';
import { cutOff } from '../cut-off.ts';
import { flaws, flawsByNight } from '../flaws.ts';

/** The screens that say most, and those that look different. */
function stopsOf(names: readonly string[]) {
  return Object.entries(stops).filter(([name]) => names.includes(name.replace('slowka-', '')));
}

/** A verdict lies upon the board on purpose. */
async function hideWhatIsCovered(page: Page): Promise<void> {
  if (!(await page.locator('.verdict').isVisible())) return;
  await page.locator('.board').evaluate((board) => {
    (board as SVGSVGElement).style.visibility = 'hidden';
  });
}

async function settle(page: Page, settings: Record<string, string>): Promise<void> {
  await page.addInitScript((kept) => {
    localStorage.setItem('settings', JSON.stringify(kept));
  }, settings);
}

test('axe finds nothing at Słówka, by day and by night', async ({ page }) => {
  await settle(page, { language: 'en' });
  for (const [name, visit] of stopsOf(['word', 'challenge', 'struck', 'over'])) {
    await visit(page);
    const found = [...(await flaws(page)), ...(await flawsByNight(page))];
    expect.soft(found, name).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  for (const language of ['en', 'pl', 'de', 'fr', 'it']) {
    test(`every turn of Słówka can be read in full: ${language}`, async ({ page }) => {
      await settle(page, { language });
      const turns = ['word', 'tries', 'challenge', 'struck', 'exchange', `edition-${language}`];
      for (const [name, visit] of stopsOf(turns)) {
        await visit(page);
        await hideWhatIsCovered(page);
        expect.soft(await cutOff(page), name).toEqual([]);
        const over = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return [scrollWidth - innerWidth, scrollHeight - innerHeight];
        });
        expect.soft(Math.max(...over), name).toBeLessThanOrEqual(0);
        const text = await page.locator('main').innerText();
        expect.soft(/\bslowka\.[a-z.-]+/.exec(text)?.[0] ?? null, name).toBeNull();
      }
    });
  }
});
