import type { Page } from '@playwright/test';

/**
 * Opens an address as a link inside the house does: only the first visit loads the page. Where the
 * screen is under test and not its arrival, loading costs more than looking.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const url = page.url();
  // There is no link from the front page to itself.
  if (url === 'about:blank' || (path === '/' && new URL(url).pathname === '/')) {
    await page.goto(path);
    return;
  }
  await page.evaluate(async (to) => {
    // By way of the front page, which is always there at once: the same address is a fresh visit too.
    history.pushState(null, '', '/');
    await new Promise(requestAnimationFrame);
    history.replaceState(null, '', to);
  }, path);
}
