import type { Page } from '@playwright/test';

type Company = 'solo' | 'bots' | 'device';

/** Sets up a game through the form, as a person would. */
export async function beginGame(
  page: Page,
  company: Company,
  options: { bots?: number; realDice?: boolean } = {},
): Promise<void> {
  await page.goto('/new/extra');
  await page.locator(`input[value=${company}]`).check({ force: true });
  if (options.bots) {
    await page.locator(`input[value="${options.bots}"]`).check({ force: true });
    await page.locator('input[value=easy]').check({ force: true });
  }
  await page.locator('summary').click();
  await page.locator(`input[value=${options.realDice ? 'table' : 'house'}]`).check({ force: true });
  await page.locator('.form__start').click();
  await page.waitForSelector('.extra');
}

/** Throws if it is up to this device; waits for the dice otherwise. */
export async function throwDice(page: Page): Promise<void> {
  const button = page.locator('.throw .act');
  await page.waitForSelector('.throw .act, .split .dice-row, .result, .hand-over');
  if (await button.isVisible()) await button.click();
  await page.waitForSelector('.split .dice-row, .result, .hand-over');
}

/** Picks the first legal fifth die and the first pairing, unless the draft has them already. */
export async function chooseSplit(page: Page): Promise<void> {
  if ((await page.locator('.split .pick input:checked').count()) === 0) {
    await page.locator('.split .pick:not(.pick--barred)').first().click();
  }
  if ((await page.locator('.pairing input:checked').count()) === 0) {
    await page.locator('.pairing').first().click();
  }
}

/** One whole throw; false when the game is over. */
export async function playThrow(page: Page): Promise<boolean> {
  await throwDice(page);
  if (await page.locator('.result').isVisible()) return false;
  await chooseSplit(page);
  const step = await page.locator('.split .dice-row').elementHandle();
  await page.locator('.split .act').click();
  await step?.waitForElementState('hidden');
  await page.waitForSelector('.throw .act, .split .dice-row, .result, .hand-over, .waiting');
  return !(await page.locator('.result').isVisible());
}
