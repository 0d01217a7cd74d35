import { expect, test } from '@playwright/test';
import { beginGame, playThrow } from '../play-extra.ts';

test('a game is stepped through by buttons, slider and keys', async ({ page }) => {
  await beginGame(page, 'solo');
  for (let i = 0; i < 3; i++) await playThrow(page);
  const crosses = await page.locator('.box--crossed').count();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByText('Step 6 of 6')).toBeVisible();
  await expect(page.locator('.box--crossed')).toHaveCount(crosses);

  await page.getByRole('button', { name: 'First step' }).click();
  await expect(page.locator('.box--crossed')).toHaveCount(0);
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.locator('.replay__text')).toContainText('You throw');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Step 2 of 6')).toBeVisible();
  expect(await page.locator('.box--crossed').count()).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await expect(page.getByText('Step 6 of 6')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText('Step 0 of 6')).toBeVisible();

  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
});

test('the replay of a running game stops before what is still secret', async ({ page }) => {
  await beginGame(page, 'device');
  await page.locator('.throw .act').click();
  await page.getByRole('button', { name: 'Player 1 is here' }).click();
  await page.locator('.pick').first().click();
  await page.locator('.pairing').first().click();
  await page.locator('.split .act').click();
  await expect(page.locator('.hand-over')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Replay' }).click();
  // The deal and the throw; the decision of player 1 is not in it.
  await expect(page.getByText('Step 1 of 1')).toBeVisible();
  await expect(page.locator('.box--crossed, .box--preview')).toHaveCount(0);
});
