import type { Page } from '@playwright/test';
import { layTable } from '../../laid-table.ts';
import { lay } from '../../storage.ts';
import type { Stop } from '../stop.ts';

/** The coach takes its time. */
const PATIENCE = 40_000;

/** A finished game of a person and a bot as the coach sees it, all of it. */
async function openReview(page: Page): Promise<void> {
  const names = ['Zofia', 'Serif'];
  await lay(page, layTable({ id: 'reviewed', names, bots: 1, playOn: 'end' }));
  await page.goto('/review/table/reviewed');
  await page.locator('.review__actions .button--main').waitFor({ timeout: PATIENCE });
  await page.locator('.review__progress [role=status]').waitFor({ timeout: PATIENCE });
}

/** What there is of a game once it is over: the coach's opinion, and ways back into it. */
export const reviewStops: Readonly<Record<string, Stop>> = {
  review: openReview,
  'review-decision': async (page) => {
    await openReview(page);
    await page.locator('.review__row:has(.grade--large)').first().click();
    await page.waitForSelector('.review__verdict');
  },
  'review-task': async (page) => {
    await openReview(page);
    await page.locator('.review__actions .button').nth(1).click();
    await page.waitForSelector('.review__task');
  },
  'replay-play-on': async (page) => {
    const names = ['Zofia', 'Serif'];
    await lay(page, layTable({ id: 'parent', names, bots: 1, playOn: 'end' }));
    await page.goto('/replay/table/parent');
    await page.waitForSelector('.replay');
    for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowLeft');
  },
};
