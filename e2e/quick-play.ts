import type { Page } from '@playwright/test';

/**
 * Plays on until the selector shows up. The clicks are made inside the page, on the same buttons a
 * person uses; that spares thousands of round trips to the browser.
 */
export async function playUntil(page: Page, selector: string): Promise<void> {
  await page.waitForSelector('.extra, .hand-over');
  await page.evaluate(async (end) => {
    const rest = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    const ready = (css: string) => {
      const found = document.querySelector<HTMLElement>(css);
      return found && found.getAttribute('aria-disabled') !== 'true' ? found : null;
    };
    const checked = (css: string) => document.querySelector(`${css} input:checked`) !== null;
    const next = (): HTMLElement | null => {
      const handOver = ready('.hand-over__take') ?? ready('.throw .act');
      if (handOver) return handOver;
      if (document.querySelector('.keys')) {
        const die = 1 + Math.floor(Math.random() * 6);
        return ready('form.split > .act') ?? ready(`.keys button:nth-child(${die})`);
      }
      if (!document.querySelector('.split .pick')) return null;
      if (!checked('.pick')) return ready('.pick:not(.pick--barred)');
      if (!checked('.pairing')) return ready('.pairing');
      return ready('.split .act');
    };
    const start = performance.now();
    while (!document.querySelector(end)) {
      if (performance.now() - start > 100_000) throw new Error(`no ${end} in 100 seconds`);
      const wanted = next();
      wanted?.click();
      // Whoever waits for others leaves them the processor.
      await rest(wanted ? 4 : 25);
    }
  }, selector);
}
