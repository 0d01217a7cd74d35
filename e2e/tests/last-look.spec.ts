import { expect, type Page, test } from '@playwright/test';
import { laySlowka } from '../laid-slowka.ts';
import { layButton, tapWord, wordFor } from '../play-slowka.ts';
import { lay, readRows } from '../storage.ts';

const LIST = '**/*.lex';
const laid = laySlowka({ id: 'later', names: ['Zofia'], deeds: ['best', 'best'] });

/** Opens the table once, and again while its word list is on its way. What it answers lets the list come. */
async function comeBack(page: Page): Promise<() => void> {
  await lay(page, laid);
  await page.goto('/table/slowka/later');
  await expect(page.locator('.slowka')).toBeVisible();
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(LIST, async (route) => {
    await onItsWay;
    await route.continue();
  });
  await page.reload();
  return arrive;
}

test('a board is there before its word list; what is laid meanwhile is judged when the list has come', async ({
  page,
}) => {
  const arrive = await comeBack(page);
  const word = wordFor(laid);
  await expect(page.locator('.hand__slot')).not.toHaveCount(0);
  const before = await page.locator('.frame__board').boundingBox();
  await tapWord(page, word);
  const draft = await page.evaluate(() => localStorage.getItem('draft/later/0'));
  expect(draft).not.toBeNull();
  await layButton(page).click();
  expect(await readRows(page, 'entries')).toHaveLength(laid.entries.length);
  arrive();
  await expect
    .poll(async () => (await readRows(page, 'entries')).length)
    .toBe(laid.entries.length + 1);
  await expect(page.locator('.hand__slot[aria-disabled=false]')).not.toHaveCount(0);
  expect(await page.locator('.frame__board').boundingBox()).toEqual(before);
});

test('a last look that cannot be drawn is no fault: the table comes when it can', async ({
  page,
}) => {
  const arrive = await comeBack(page);
  await expect(page.locator('.slowka')).toBeVisible();
  await page.evaluate(() => {
    const look = JSON.parse(localStorage.getItem('look/slowka') ?? '');
    look.snapshot.seen.view = { board: 7 };
    localStorage.setItem('look/slowka', JSON.stringify(look));
  });
  await page.reload();
  await expect(page.locator('.loading')).toBeVisible();
  arrive();
  await expect(page.locator('.slowka .hand__slot')).not.toHaveCount(0);
});
