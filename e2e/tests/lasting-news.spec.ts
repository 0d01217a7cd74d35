import { expect, test } from '@playwright/test';
import { extra } from '../../games/extra/rules/index.ts';
import { goTo } from '../go-to.ts';
import { layRecord } from '../laid-record.ts';
import { lay } from '../storage.ts';

/** One decision before the first seat is finished; with the next throw so is the second, and the game is over. */
const STEPS = 72;

test('what matters more stays longer in the line of news, whatever happens after it', async ({
  page,
}) => {
  await page.clock.install();
  await lay(page, layRecord(extra, { id: 'lasting', fixture: 'finish-apart', steps: STEPS }));
  await goTo(page, '/table/extra/lasting');
  await page.locator('.pick:not(.pick--barred)', { hasText: '3' }).first().click();
  await page.locator('.pairing', { hasText: '5 & 9' }).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('.split .act').click();
  const line = page.locator('.news .news-line');
  await expect(line).toContainText('You are finished');
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.locator('.result')).toBeVisible({ timeout: 200 });
  }).toPass();
  // Who won is what was told last.
  await expect(line).toContainText('Otto: finished');
  await page.clock.runFor(5_000);
  await expect(line).toContainText('You win');
});
