import type { Page } from '@playwright/test';

/** Sets up a short game against bots through the form, as a person would. */
export async function beginGame(page: Page, bots = 1): Promise<void> {
  await page.goto('/new/pig');
  await page.locator('input[value=bots]').check({ force: true });
  await page.locator(`input[value="${bots}"]`).check({ force: true });
  await page.locator('summary').click();
  await page.locator('input[value="20"]').check({ force: true });
  await page.locator('.form__start').click();
  await page.waitForSelector('.pig');
}

/** Waits for the turn, and rolls once. */
export async function roll(page: Page): Promise<void> {
  await page.locator('.pig__buttons .button--main[aria-disabled=false]').click();
}

/**
 * Rolls, holds after every roll that is no 1, and so on until the end. The clicks are made inside the
 * page, on the same buttons a person uses; that spares many round trips to the browser.
 */
export async function playToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    while (!document.querySelector('.result')) {
      const ready = [
        ...document.querySelectorAll<HTMLElement>('.pig__buttons [aria-disabled=false]'),
      ];
      ready.at(-1)?.click();
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
  });
}
