import { expect, type Page, test } from '@playwright/test';
import { typeSet } from '../type-set.ts';
import { wordsOf } from '../words-of.ts';

const LANGUAGES = ['en', 'pl', 'de', 'fr', 'it'] as const;

const choose = (page: Page, settings: Readonly<Record<string, string>>) =>
  page.addInitScript((text) => localStorage.setItem('settings', text), JSON.stringify(settings));

test('before any script has come the front page is there, in the language and the look that were chosen', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await choose(page, { language: 'de', theme: 'night', type: 'large' });
  await page.goto('/');
  const words = wordsOf('de');
  await expect(page.getByText(words['home.motto'] ?? '')).toBeVisible();
  await expect(page.locator('.masthead__date')).toContainText(/\d{4}/);
  await expect(page.getByRole('link', { name: `${words['home.play']} EXTRA!` })).toBeVisible();
  const root = page.locator('html');
  for (const [name, value] of Object.entries({
    lang: 'de',
    'data-theme': 'night',
    'data-type': 'large',
  })) {
    await expect(root).toHaveAttribute(name, value);
  }
  // Links need no script; what is behind them has its frame.
  await page.getByRole('link', { name: words['settings.title'] ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['settings.title'] ?? '');
  await page.goto('/table/krzyzowka/nosuchtable');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Krzyżówka');
});

test.describe('without a choice', () => {
  test.use({ locale: 'pl-PL' });

  test('it speaks the language of the browser', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText(wordsOf('pl')['home.motto'] ?? '')).toBeVisible();
  });
});

test('the app takes over what is there, in every language, and moves nothing', async ({
  browser,
}) => {
  for (const language of LANGUAGES) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    await choose(page, { language });
    await page.addInitScript(() => {
      const marks = { shift: 0 };
      Object.assign(window, { marks });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput) marks.shift += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('readystatechange', () => {
        // The page is read, and no script of the app has run.
        if (document.readyState !== 'interactive') return;
        document.querySelector('.masthead h1')?.setAttribute('data-printed', '');
      });
    });
    await page.goto('/');
    await page.waitForSelector('.front--read');
    await typeSet(page);
    // The same heading as before the script: taken over, not drawn anew.
    await expect(page.locator('.masthead h1[data-printed]'), language).toBeVisible();
    const { shift } = await page.evaluate(
      () => (window as unknown as { marks: { shift: number } }).marks,
    );
    expect.soft(shift, language).toBeLessThan(0.05);
    expect.soft(faults, language).toEqual([]);
    await context.close();
  }
});
