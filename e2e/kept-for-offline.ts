import { type Page, test } from '@playwright/test';

/** A test in whose browser the app is kept. In all others it is not: each would fetch the whole of it. */
export const offline = test.extend({ serviceWorkers: 'allow' });

/** Opens the front page and waits until the service worker has it: then it can do without a network. */
export async function keptForOffline(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}
