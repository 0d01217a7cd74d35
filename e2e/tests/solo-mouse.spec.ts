import { expect, test } from '@playwright/test';
import { layTable } from '../laid-table.ts';
import { beginGame, playThrow } from '../play-extra.ts';
import { lay } from '../storage.ts';

test('a solo game by mouse, from the front page to the record', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play EXTRA!' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Throw the dice' })).toBeVisible();
  while (await playThrow(page));

  const total = await page.locator('.pad__total strong').innerText();
  await expect(page.locator('.result h2')).toContainText(total);
  await page.getByRole('link', { name: 'Front page' }).click();
  await expect(page.getByRole('heading', { name: 'Back issues' })).toBeVisible();
  await page.getByRole('link', { name: 'Records' }).click();
  await expect(page.locator('.records__list')).toContainText(total.replace('−', '−'));
});

test('a split is previewed before it is entered, and only then counts', async ({ page }) => {
  await beginGame(page, 'solo');
  await page.getByRole('button', { name: 'Throw the dice' }).click();
  await expect(page.locator('.pick')).toHaveCount(5);
  await page.locator('.pick').first().click();
  await page.locator('.pairing').first().click();
  const touched = await page.locator('.box--preview').count();
  expect(touched).toBeGreaterThanOrEqual(3);
  expect(await page.locator('.box--crossed').count()).toBe(0);
  const promised = await page.locator('.pad__total strong').innerText();
  await page.getByRole('button', { name: 'Enter it' }).click();
  await expect(page.locator('.box--crossed')).toHaveCount(touched);
  await expect(page.locator('.pad__total strong')).toHaveText(promised);
});

test('the game can be played again with one tap', async ({ page }) => {
  await lay(page, layTable({ id: 'done', names: ['Zofia'], playOn: 'end' }));
  await page.goto('/table/extra/done');
  const before = page.url();
  await page.getByRole('button', { name: 'Again' }).click();
  await expect(page.getByRole('button', { name: 'Throw the dice' })).toBeVisible();
  expect(page.url()).not.toBe(before);
  await expect(page.locator('.box--crossed')).toHaveCount(0);
});
