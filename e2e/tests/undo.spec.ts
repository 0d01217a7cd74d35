import { expect, test } from '@playwright/test';
import { layTable } from '../laid-table.ts';
import { beginGame, playThrow, throwDice } from '../play-extra.ts';
import { playUntil } from '../quick-play.ts';
import { lay } from '../storage.ts';

test('a split is taken back freely before the next throw', async ({ page }) => {
  await beginGame(page, 'solo');
  await playThrow(page);
  const crosses = await page.locator('.box--crossed').count();
  expect(crosses).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.split')).toBeVisible();
  await expect(page.locator('.box--crossed')).toHaveCount(0);
});

test('after the next throw it takes a decision, and the game no longer counts', async ({
  page,
}) => {
  await beginGame(page, 'solo');
  await playThrow(page);
  await throwDice(page);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('dialog')).toContainText('will not count');
  await page.getByRole('button', { name: 'Leave it' }).click();
  expect(await page.locator('.box--crossed').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.locator('.box--crossed')).toHaveCount(0);
  await playUntil(page, '.result');
  await page.goto('/records');
  await expect(page.getByRole('heading', { name: 'No records yet' })).toBeVisible();
});

test('nothing can be taken back before anything was done, nor after the end', async ({ page }) => {
  await beginGame(page, 'solo');
  const undo = page.getByRole('button', { name: 'Take back' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await lay(page, layTable({ id: 'done', names: ['Zofia'], playOn: 'end' }));
  await page.goto('/table/extra/done');
  await expect(page.locator('.result')).toBeVisible();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
});
