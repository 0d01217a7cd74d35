import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { flaws, flawsByNight } from '../flaws.ts';
import { openRecords, recordsFile, takeOver } from '../laid-records.ts';
import { beginGame, playThrow } from '../play-extra.ts';
import { readRows } from '../storage.ts';

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('records are drawn, and read out as tables', async ({ page }) => {
      await openRecords(page);
      await expect(page.getByRole('alert')).toHaveText('35 games taken over.');
      const extra = page.locator('.records').filter({ hasText: 'EXTRA!' });
      await expect(extra).toContainText('Without luck:');
      const charts = extra.getByRole('img');
      await expect(charts).toHaveCount(2);
      await expect(charts.first()).toHaveAccessibleName(/^24 results from −120 to \d+; the last: /);
      // Bots of three levels beside the reader.
      await expect(charts.nth(1)).toHaveAccessibleName(/You: middle .+Cub: middle .+: middle /);
      for (const table of await extra.getByText('As a table').all()) await table.click();
      await expect(extra.getByRole('table').first().getByRole('row')).toHaveCount(25);
      await expect(extra.getByRole('table').nth(1).getByRole('row')).toHaveCount(5);
      await expect(page.locator('main')).toContainText('Best words');
      await expect(page.locator('main')).toContainText('INKWELL');
      await expect(page.locator('main')).toContainText('145 cells of 189 printed');
      await expect(page.locator('main')).toContainText('RETIRED DIVER MARRIES A LIGHTHOUSE');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(viewport.width);
      expect([...(await flaws(page)), ...(await flawsByNight(page))]).toEqual([]);
    });
  });
}

test('a file of records goes to another device, and adds only what is new there', async ({
  page,
}) => {
  await openRecords(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^late-edition-records-\d{4}-\d\d-\d\d\.json$/);
  const file = readFileSync(await download.path(), 'utf8');

  await takeOver(page, file);
  await expect(page.getByRole('alert')).toHaveText('Nothing new: all of it was here already.');

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Forget everything' }).click();
  await page.getByRole('button', { name: 'Forget it all' }).click();
  await expect(page.locator('.front--read')).toBeVisible();
  await page.goto('/records');
  await expect(page.getByRole('heading', { name: 'No records yet' })).toBeVisible();
  await takeOver(page, file);
  await expect(page.locator('.records')).toHaveCount(4);
  await expect(page.locator('main')).toContainText('INKWELL');
});

test('a file that is none of ours, damaged or newer is refused, and nothing of it is kept', async ({
  page,
}) => {
  await page.goto('/records');
  const file = JSON.parse(recordsFile());
  const told = page.getByRole('alert');
  for (const bad of [
    'hello',
    '{}',
    JSON.stringify({ ...file, scores: [...file.scores, { table: '' }] }),
    JSON.stringify({ ...file, lucks: [{ ...file.lucks[0], even: 'much' }] }),
  ]) {
    await takeOver(page, bad);
    await expect(told).toHaveText(/^These are no records of ours/);
  }
  await takeOver(page, JSON.stringify({ ...file, version: 2 }));
  await expect(told).toHaveText(/newer edition/);
  expect(await readRows(page, 'scores')).toEqual([]);
});

test('what was best in a game is on record when it is over', async ({ page }) => {
  await beginGame(page, 'solo');
  while (await playThrow(page));
  await expect(page.locator('.result')).toBeVisible();
  await page.goto('/records');
  await expect(page.locator('.records__list li')).toHaveCount(1);
  const rows = await page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('late-edition-keepsakes');
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );
  expect(rows).toMatchObject([{ seats: 1 }]);
});
