import type { Page } from '@playwright/test';
import type { Stop } from '../stop.ts';

const DAY = '2026-01-14';

const begin =
  (task: string, board: string): Stop =>
  async (page) => {
    await page.goto(`/daily/${DAY}`);
    await page.locator(`.task[data-task="${task}"] button`).click();
    await page.waitForSelector(board);
  };

/** The Daily Edition, its share sheet, the tasks that only it has, and a puzzle. */
export const dailyStops: Readonly<Record<string, Stop>> = {
  daily: async (page) => {
    await page.goto('/daily');
    await page.waitForSelector('.task__actions button');
  },
  'daily-shared': async (page) => {
    await layTries(page);
    await page.goto(`/daily/${DAY}`);
    await page.locator('.daily__share button').click();
    await page.waitForSelector('.daily__text');
  },
  'daily-fakty': begin('fakty-alone', '.fakty'),
  'daily-extrablatt': begin('extrablatt-alone', '.extrablatt'),
  'daily-puzzle': async (page) => {
    await page.goto(`/puzzle/${DAY}/2`);
    await page.waitForSelector('.review__task');
  },
};

const RESULTS = [
  ['extra-solo', '', 214, true],
  ['fakty-alone', 'en', 9, true],
  ['extrablatt-alone', '', 1_040, true],
  ['slowka-alone', 'en', 187, true],
  ['krzyzowka-longest', 'en', 14, true],
] as const;

/** Results of a day, as if they had been played. */
async function layTries(page: Page): Promise<void> {
  await page.goto('/daily');
  await page.waitForSelector('.task__actions button');
  const tries = RESULTS.map(([task, edition, score, won]) => ({
    day: DAY,
    task,
    edition,
    table: 'nowhere',
    result: { score, won, at: Date.parse(DAY) },
  }));
  await page.evaluate(async (all) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('late-edition-daily');
      request.onsuccess = () => resolve(request.result);
    });
    const tx = db.transaction('tries', 'readwrite');
    for (const one of all) tx.objectStore('tries').put(one, [one.day, one.task, one.edition]);
    await new Promise<void>((resolve) => {
      tx.oncomplete = () => resolve();
    });
    db.close();
  }, tries);
}
