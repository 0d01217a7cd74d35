import { expect, test } from '@playwright/test';
import { nextTurn, openSlowka, pass, takeDevice } from '../play-slowka.ts';
import { readRows } from '../storage.ts';

const three = ['Zofia', 'Otto', 'Chiara'];

test('a table of people lets a refused word count, by a vote that hides nothing', async ({
  page,
}) => {
  await openSlowka(page, {
    id: 'ask',
    names: three,
    words: 'challenge',
    options: { tableWords: true },
    deeds: ['best', 'best', 'bluff', 'challenge'],
  });
  await page.locator('.verdict').getByRole('button').click();
  // Whoever had it refused may ask, though somebody else holds the device.
  await page.locator('.table-words').getByRole('button', { name: 'ask the table' }).click();
  const bar = page.locator('.table-words');
  await expect(bar).toContainText('count at this table from now on?');
  await expect(page.locator('.hand')).toHaveCount(0);
  await expect(bar.getByRole('button')).toHaveCount(4);
  await bar.getByRole('button', { name: ': yes' }).first().click();
  await expect(page.locator('.strip')).toContainText('said yes');
  await expect(bar.getByRole('button')).toHaveCount(2);
  await bar.getByRole('button', { name: ': yes' }).click();
  await expect(bar).toHaveCount(0);
  await takeDevice(page);
  await expect(page.locator('.start-draw').first()).toContainText('Words of this table');
});

test('people challenge each other’s words unless they choose otherwise, in sight', async ({
  page,
}) => {
  await page.goto('/new/slowka');
  const words = page.getByRole('group', { name: 'Words', exact: true });
  await expect(words.getByRole('radio', { name: 'Checked' })).toBeChecked();
  await page.getByRole('radio', { name: 'One device' }).check({ force: true });
  await expect(words.getByRole('radio', { name: 'Challenge' })).toBeChecked();
  await page.getByRole('radio', { name: 'Alone' }).check({ force: true });
  await expect(words).toHaveCount(0);
  await page.locator('.form__start').click();
  await page.waitForURL('**/table/slowka/*');
  const [row] = await readRows(page, 'tables');
  expect(row?.value).toMatchObject({
    plan: { options: { words: 'checked', tries: 1, tableWords: false }, holders: [{}] },
  });
});

test('alone, two turns without a token end the game, and the score is kept', async ({ page }) => {
  await openSlowka(page, {
    id: 'alone',
    names: ['Zofia'],
    options: { tries: 1 },
    deeds: ['best', 'best'],
  });
  await pass(page);
  await expect(page.locator('.slowka .frame__desk')).toContainText('One more turn without a token');
  await pass(page);
  await nextTurn(page);
  await expect(page.locator('.result')).toBeVisible();
  await page.goto('/records');
  await expect(page.locator('.records__kind')).toContainText('one try');
});
