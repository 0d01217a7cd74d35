import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { flaws, flawsByNight } from '../flaws.ts';
import { layTable, type Wish } from '../laid-table.ts';
import { lay, readRows } from '../storage.ts';

async function open(page: Page, wish: Omit<Wish, 'id'>): Promise<void> {
  await lay(page, layTable({ id: 'asked', ...wish }));
  await page.goto('/table/extra/asked');
}

const hint = (page: Page) => page.getByRole('button', { name: 'What would you do?' });

async function hintsKept(page: Page): Promise<number> {
  const rows = await readRows(page, 'entries');
  return rows.filter(({ value }) => JSON.stringify(value).includes('"hint"')).length;
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('against bots the coach says what it would do, on the board and in words, and it is written down', async ({
      page,
    }) => {
      await open(page, { names: ['Zofia', 'Serif'], bots: 1, playOn: 1 });
      await hint(page).click();
      await expect(page.locator('.news-line').first()).toContainText(/Take \d+ & \d+/, {
        timeout: 15_000,
      });
      await expect(page.locator('.pad--ghost .box--preview').first()).toBeVisible();
      await expect.poll(() => hintsKept(page)).toBe(1);
      // The same question again is no second mark.
      await hint(page).click();
      await expect(page.locator('.news-line').first()).toContainText(/Take \d+ & \d+/);
      expect(await hintsKept(page)).toBe(1);
      expect([...(await flaws(page)), ...(await flawsByNight(page))]).toEqual([]);
      await page.locator('.pick').first().click();
      await expect(page.locator('.pad--ghost')).toHaveCount(0);
    });
  });
}

test('the mark is in the exported file and shown when it is opened again', async ({ page }) => {
  await open(page, { names: ['Zofia'], playOn: 1 });
  await hint(page).click();
  await expect.poll(() => hintsKept(page), { timeout: 15_000 }).toBe(1);
  await page.getByRole('button', { name: 'More' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save' }).last().click(),
  ]);
  const path = await file.path();
  expect(readFileSync(path, 'utf8')).toContain('s1 (note hint)');
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: readFileSync(path),
  });
  await expect(page.getByText('Played with the coach’s help.')).toBeVisible();
});

test('nobody is offered a hint where several people sit at one device', async ({ page }) => {
  await open(page, { names: ['Anna', 'Bartek'], playOn: 1 });
  await page.getByRole('button', { name: /is here$/ }).click();
  await expect(page.locator('.pick').first()).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
});

test('a second look asks before a large error, once it is wanted; it is off by default', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.front--read')).toBeVisible();
  await page.goto('/settings');
  const tick = page.getByRole('checkbox', { name: /large error/ });
  await expect(tick).not.toBeChecked();
  await tick.check();
  await open(page, {
    names: ['Zofia'],
    realDice: true,
    moves: ['1 throw 1 1 6 6 5'],
  });
  await page.locator('.pick').nth(0).click();
  await page.locator('.pairing').last().click();
  await page.locator('.split .act').click();
  const dialog = page.getByRole('dialog', { name: 'Still sure?' });
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  await expect(dialog).toContainText(/gives away about \d+ points/);
  await page.getByRole('button', { name: 'Think again' }).click();
  await expect(page.locator('.split .act')).toBeVisible();
  expect(await hintsKept(page)).toBe(1);
  await page.locator('.split .act').click();
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page.locator('.box--crossed').first()).toBeVisible();
});
