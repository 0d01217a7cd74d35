import type { Page } from '@playwright/test';

/**
 * Opens an address as a link inside the house does: only the first visit loads the page. Where the
 * screen is under test and not its arrival, loading costs more than looking.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path);
    return;
  }
  await page.evaluate(async (to) => {
    // Even the same address is a fresh visit.
    history.pushState(null, '', '/nowhere');
    await new Promise(requestAnimationFrame);
    history.pushState(null, '', to);
  }, path);
}
