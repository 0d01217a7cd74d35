import { expect, type Page, test } from '@playwright/test';
import { cutOff } from '../cut-off.ts';
import { layRooms, onlineScreens } from '../online-screens.ts';
import { EMPTY_SCREENS, layScreens, openScreen, PLAYED_SCREENS, type Screen } from '../screens.ts';
import { wordsOf } from '../words-of.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const LANGUAGES = ['en', 'pl', 'de', 'fr', 'it'] as const;

/** A key that nobody has translated is shown as it is. */
const KEY =
  /\b(extra|fakty|extrablatt|slowka|krzyzowka|home|shell|table|new|level|result|records|ending|press|replay|note|record|settings|rules|undo|move|wire|hand-over|missing|game|ui|fair|online|lobby|room|phrase|fair-page|net)\.(?!txt)[a-z-]+/;

/** Everything that is said on the page, to the eye and to the ear. */
function said(page: Page): Promise<string> {
  return page.evaluate(() => {
    const spoken = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt'];
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      spoken.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.textContent, ...attributes].join('\n');
  });
}

async function expectReadable(page: Page, language: string, screen: Screen): Promise<void> {
  const what = `${language}: ${screen.name}`;
  await openScreen(page, screen);
  expect.soft(await cutOff(page), what).toEqual([]);
  const over = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { across: scrollWidth - innerWidth, down: scrollHeight - innerHeight };
  });
  expect.soft(over.across, `${what}, width`).toBeLessThanOrEqual(0);
  if (screen.turn) expect.soft(over.down, `${what}, height`).toBeLessThanOrEqual(0);
  // Only the key itself is reported, not the whole page.
  expect.soft(KEY.exec(await said(page))?.[0] ?? null, what).toBeNull();
  await expect.soft(page.locator('html'), what).toHaveAttribute('lang', language);
}

for (const language of LANGUAGES) {
  test(`every screen can be read in full on a phone: ${language}`, async ({ page }) => {
    await page.addInitScript((value) => {
      localStorage.setItem('settings', JSON.stringify({ language: value }));
    }, language);
    for (const screen of EMPTY_SCREENS) await expectReadable(page, language, screen);
    await layScreens(page);
    for (const screen of PLAYED_SCREENS) await expectReadable(page, language, screen);
  });
}

for (const language of LANGUAGES) {
  test(`every online screen can be read in full on a phone: ${language}`, async ({ page }) => {
    await page.addInitScript((value) => {
      localStorage.setItem('settings', JSON.stringify({ language: value, name: 'Zofia' }));
    }, language);
    for (const screen of onlineScreens(await layRooms(page))) {
      await expectReadable(page, language, screen);
    }
  });
}

test('another language is spoken at once, and after a reload', async ({ page }) => {
  await page.goto('/settings');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  for (const language of [...LANGUAGES.slice(1), 'en']) {
    await page.locator(`input[value=${language}]`).check({ force: true });
    const words = wordsOf(language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['settings.title'] ?? '');
    await expect(page).toHaveTitle(`${words['settings.title']} · Late Edition`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await page.locator('input[value=pl]').check({ force: true });
  await page.goto('/new/extra');
  await expect(page.locator('.form__start')).toHaveText(wordsOf('pl')['new.start'] ?? '');
});

test('the reader’s own language is spoken on the first visit', async ({ browser, baseURL }) => {
  for (const [locale, language] of [
    ['de-AT', 'de'],
    ['pl-PL', 'pl'],
    ['ja-JP', 'en'],
  ] as const) {
    const context = await browser.newContext({ locale, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await context.close();
  }
});
