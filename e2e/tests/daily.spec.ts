import { expect, type Page, test } from '@playwright/test';
import { keptForOffline, offline } from '../kept-for-offline.ts';
import { playThrow, throwDice } from '../play-extra.ts';
import { playUntil } from '../quick-play.ts';

const task = (page: Page, name: string) => page.locator(`.task[data-task="${name}"]`);
const play = (page: Page, name: string) => task(page, name).getByRole('button').click();

/** A board of each task, once its table is laid. */
const BOARDS = {
  'extra-solo': '.extra',
  'fakty-alone': '.fakty',
  'extrablatt-alone': '.extrablatt',
  'slowka-alone': '.slowka',
  'krzyzowka-common': '[data-game=krzyzowka] .table__main button',
  'krzyzowka-own': '[data-game=krzyzowka] .table__main button',
  'krzyzowka-longest': '[data-game=krzyzowka] .table__main button',
} as const;

test('one try counts, through a reload; the second is practice', async ({ page, context }) => {
  await page.goto('/');
  await page.locator('.front__daily').click();
  await play(page, 'extra-solo');
  await playThrow(page);
  await throwDice(page);
  // The throw was shown: what was decided before it stands.
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByRole('button', { name: /coach/i })).toHaveCount(0);
  const dice = await page.locator('.split .dice-row').innerHTML();
  await page.reload();
  await page.waitForSelector('.split .dice-row');
  expect(await page.locator('.split .dice-row').innerHTML()).toBe(dice);

  await page.goto('/daily');
  await task(page, 'extra-solo').getByRole('link', { name: /Go on/ }).click();
  await playUntil(page, '.result');
  await page.getByRole('link', { name: 'Back to the Daily Edition' }).click();
  const result = task(page, 'extra-solo').locator('.task__result');
  await expect(result).toHaveText(/^−?-?\d+ points?$/);
  const counted = await result.innerText();

  await task(page, 'extra-solo')
    .getByRole('button', { name: /Practise/ })
    .click();
  await page.waitForSelector('.extra');
  const first = page.url();
  expect(first).not.toContain('daily-');
  await playUntil(page, '.result');
  await page.getByRole('link', { name: 'Back to the Daily Edition' }).click();
  await expect(result).toHaveText(counted);
  await page.goto('/records');
  await expect(page.locator('.records__list li')).toHaveCount(1);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy text' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const day = new Date().toISOString().slice(0, 10);
  expect(text.split('\n')).toEqual([
    expect.stringContaining('The Daily Edition'),
    `EXTRA!: ${counted}`,
    expect.stringMatching(new RegExp(`/daily/${day}$`)),
  ]);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await saved).suggestedFilename()).toBe(`late-edition-${day}.png`);
  await page.keyboard.press('Escape');
  await expect(page.locator('.calendar [aria-current=date]')).toHaveAttribute(
    'aria-label',
    /1 of 7 deals/,
  );
});

test('every task of the day has its table', async ({ page }) => {
  for (const [name, board] of Object.entries(BOARDS)) {
    await page.goto('/daily');
    await play(page, name);
    await page.waitForSelector(board);
    await expect(page.locator('.trouble')).toHaveCount(0);
  }
});

test('the same luck for everybody, and none before its day', async ({ browser, baseURL }) => {
  const house = { baseURL: baseURL as string };
  const throwAt = async () => {
    const page = await (await browser.newContext(house)).newPage();
    await page.goto('/daily/2026-01-01');
    await expect(page.locator('.daily__intro').first()).toContainText('An earlier edition');
    await play(page, 'extra-solo');
    await throwDice(page);
    const dice = await page.locator('.split .dice-row').innerText();
    const faces = await page.locator('.split .dice-row').innerHTML();
    await page.context().close();
    return dice + faces.replaceAll(/id="[^"]*"|name="[^"]*"|for="[^"]*"/g, '');
  };
  expect(await throwAt()).toBe(await throwAt());
  const page = await browser.newPage(house);
  await page.goto('/daily/2999-01-01');
  await expect(page.getByRole('heading', { name: 'Not printed yet' })).toBeVisible();
  await expect(page.locator('.task')).toHaveCount(0);
  await page.goto('/daily/2026-02-30');
  await expect(page.getByText('This page was never printed')).toBeVisible();
  await page.close();
});

test('a puzzle is played on its board, and the coach says what is best', async ({ page }) => {
  // On this day EXTRA! is the first of the three.
  await page.goto('/daily/2026-11-14');
  await task(page, 'puzzle-1').getByRole('link').click();
  await page.waitForSelector('.extra');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.locator('.review__decision')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the Daily Edition' }).click();
  await expect(task(page, 'puzzle-1')).toContainText('Not at once');
});

offline('the Daily Edition comes out without a network', async ({ page, context }) => {
  await keptForOffline(page);
  await context.setOffline(true);
  await page.goto('/daily');
  await play(page, 'extra-solo');
  await playThrow(page);
  await page.goto('/daily');
  await expect(task(page, 'extra-solo').getByRole('link', { name: /Go on/ })).toBeVisible();
});
