import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { chooseSplit } from './play-extra.ts';

/** A browser of somebody's own: other cookies, other storage. */
export async function newcomer(
  browser: Browser,
  url: string,
  name: string,
  wishes: BrowserContextOptions = {},
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    viewport: { width: 1100, height: 800 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...wishes,
  });
  await context.addInitScript((own) => {
    const kept = JSON.parse(localStorage.getItem('settings') ?? '{}');
    localStorage.setItem('settings', JSON.stringify({ name: own, ...kept }));
  }, name);
  return context.newPage();
}

/** Opens a table for two people through the form, for a game of up to four; its path. */
export async function openForTwo(page: Page, game: string): Promise<string> {
  await page.goto(`/new/${game}?online`);
  const seats = page.locator('.seat-grid select');
  await seats.first().waitFor();
  for (const [seat, as] of ['open', 'closed', 'closed'].entries()) {
    await seats.nth(seat).selectOption(as);
  }
  await page.locator('.form__start').click();
  await page.waitForSelector('.room__list');
  return new URL(page.url()).pathname;
}

const OTHERS = 5;

/** Opens a table for so many people through the form; its path. */
export async function openTable(page: Page, people: number): Promise<string> {
  await page.goto('/new/extra');
  await page.locator('input[value=online]').check({ force: true });
  // The first five choices are the other seats; the last is the clock.
  const seats = page.locator('.setup select');
  await seats.first().waitFor();
  for (let seat = 0; seat < OTHERS; seat++) {
    await seats.nth(seat).selectOption(seat < people - 1 ? 'open' : 'closed');
  }
  await page.locator('.form__start').click();
  await page.waitForURL(/\/room\//);
  await page.waitForSelector('.room__list');
  return new URL(page.url()).pathname;
}

export async function sitDown(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'Leave the seat' }).first().waitFor();
}

export async function startGame(host: Page): Promise<void> {
  await host.getByRole('button', { name: /^Start/ }).click();
  await host.waitForSelector('.extra');
}

/** Everybody's points, as this page shows them. */
export const totals = (page: Page) => page.locator('.chip__score').allTextContents();

/** Whatever this page can do now, once. */
export async function actOnce(page: Page): Promise<'moved' | 'idle' | 'over'> {
  if (await page.locator('.result').isVisible()) return 'over';
  const button = page.locator('.throw .act:not([aria-disabled=true])');
  if (await button.isVisible()) {
    await button.click().catch(() => {});
    return 'moved';
  }
  if (await page.locator('.split .dice-row').isVisible()) {
    try {
      await chooseSplit(page);
      await page.locator('.split .act:not([aria-disabled=true])').click({ timeout: 2_000 });
    } catch {
      // The board moved on under our hands; the next round looks again.
    }
    return 'moved';
  }
  return 'idle';
}

/** Lets everybody play until the game is over for all, or `enough` says stop. */
export async function playTogether(
  pages: readonly Page[],
  enough: () => boolean | Promise<boolean> = () => false,
): Promise<void> {
  const end = Date.now() + 150_000;
  while (Date.now() < end) {
    const states = await Promise.all(pages.map(actOnce));
    if (states.every((state) => state === 'over') || (await enough())) return;
    if (states.every((state) => state !== 'moved')) await pages[0]?.waitForTimeout(30);
  }
  throw new Error('the game does not end');
}
