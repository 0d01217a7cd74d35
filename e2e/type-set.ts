import type { Page } from '@playwright/test';

/** Waits until the page is set in our own type, which on a first visit comes after everything else. */
export async function typeSet(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('type') && document.fonts.size > 0);
  await page.evaluate(() => document.fonts.ready);
}
