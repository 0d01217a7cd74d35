import { expect, test } from '@playwright/test';
import { beginGame, chooseSplit, playThrow, throwDice } from '../play-extra.ts';

test('a half-chosen split survives a reload, step by step', async ({ page }) => {
  await beginGame(page, 'solo');
  for (let i = 0; i < 3; i++) await playThrow(page);
  await throwDice(page);
  await page.locator('.pick:not(.pick--barred)').last().click();
  const fifth = await page
    .locator('.pick input')
    .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).checked));
  await page.reload();
  await expect(page.locator('.split')).toBeVisible();
  expect(
    await page
      .locator('.pick input')
      .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).checked)),
  ).toEqual(fifth);
  await chooseSplit(page);
  const columns = page.locator('.column--open');
  if (await columns.count()) await columns.last().click();
  // Which column is chosen is a property of its radio; its attribute stays as it was first shown.
  const sheet = async () => [
    (await page.locator('.extra__pad').innerHTML()).replaceAll(' checked=""', ''),
    await page
      .locator('.extra__pad input')
      .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).checked)),
  ];
  const before = await sheet();
  await page.reload();
  await expect(page.locator('.box--preview').first()).toBeVisible();
  expect(await sheet()).toEqual(before);
});

test('what was entered is there after a reload, and the next throw goes on', async ({ page }) => {
  await beginGame(page, 'solo');
  for (let i = 0; i < 4; i++) await playThrow(page);
  const total = await page.locator('.pad__total strong').innerText();
  const crosses = await page.locator('.box--crossed').count();
  await page.reload();
  await expect(page.locator('.pad__total strong')).toHaveText(total);
  await expect(page.locator('.box--crossed')).toHaveCount(crosses);
  await playThrow(page);
  expect(await page.locator('.box--crossed').count()).toBeGreaterThan(crosses);
});

test('half-typed real dice survive a reload', async ({ page }) => {
  await beginGame(page, 'solo', { realDice: true });
  for (const die of [3, 6, 1])
    await page
      .locator('.keys button')
      .nth(die - 1)
      .click();
  await page.reload();
  await expect(page.locator('.slot .die')).toHaveCount(3);
  for (const die of [2, 2])
    await page
      .locator('.keys button')
      .nth(die - 1)
      .click();
  await page.getByRole('button', { name: 'That is the throw' }).click();
  await expect(page.locator('.pick')).toHaveCount(5);
  await expect(page.locator('.news-line')).toContainText('1 2 2 3 6');
});

test('a running table is found again on the front page', async ({ page }) => {
  await beginGame(page, 'bots', { bots: 2 });
  await playThrow(page);
  await page.goto('/');
  await page.getByRole('link', { name: /EXTRA!.*Serif/ }).click();
  await expect(page.locator('.extra')).toBeVisible();
});
