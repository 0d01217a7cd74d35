import { expect, test } from '@playwright/test';
import { laySlowka } from '../laid-slowka.ts';
import { movesOf, openSlowka, takeDevice } from '../play-slowka.ts';

const three = ['Zofia', 'Otto', 'Chiara'];

test('a bluff is struck for everybody to see, by somebody who does not hold the device', async ({
  page,
}) => {
  await openSlowka(page, {
    id: 'struck',
    names: three,
    words: 'challenge',
    deeds: ['best', 'best', 'bluff'],
  });
  const open = page.locator('.open-word');
  await expect(open.getByRole('button')).toHaveCount(2);
  await expect(page.locator('.hex--waiting')).toHaveCount(1);
  const author = await page.locator('.open-word__who').innerText();
  const holder = await page.locator('.chip--turn .chip__name').innerText();
  const third = three.find((name) => name !== author && name !== holder) ?? '';
  await open.getByRole('button', { name: third }).click();
  const verdict = page.locator('.verdict');
  await expect(verdict).toContainText(`${third}: `);
  await expect(verdict).toContainText('No word');
  await expect(verdict).toContainText('not in the dictionary');
  await expect(verdict).toContainText(`${author}: tokens back`);
  await expect(page.locator('.prints__gone')).toHaveCount(1);
  await expect(page.locator('.chip', { hasText: author })).toContainText('word struck');

  // It is still there after a reload, until it has been read.
  await page.reload();
  await takeDevice(page);
  await expect(verdict).toBeVisible();
  await verdict.getByRole('button').click();
  await expect(verdict).toHaveCount(0);
});

test('a challenge in vain changes nothing, not even a half-made word, and the pad remembers it', async ({
  page,
}) => {
  await openSlowka(page, {
    id: 'upheld',
    names: three,
    words: 'challenge',
    deeds: ['best', 'best'],
  });
  await page.locator('.hand__slot').first().click();
  await page.locator('.hex--target').first().click();
  await expect(page.locator('.hex--fresh')).toHaveCount(1);
  const author = await page.locator('.open-word__who').innerText();
  const holder = await page.locator('.chip--turn .chip__name').innerText();
  const third = three.find((name) => name !== author && name !== holder) ?? '';
  await page.locator('.open-word').getByRole('button', { name: third }).click();
  await expect(page.locator('.verdict')).toContainText('A word');
  await expect(page.locator('.verdict')).toContainText('stands');
  await expect(page.locator('.pad__challenge')).toContainText('doubted in vain');
  await expect(page.locator('.open-word')).toHaveCount(0);
  await expect(page.locator('.hex--fresh')).toHaveCount(1);
});

test('the last word is approved in public, without anybody’s hand', async ({ page }) => {
  const wish = { id: 'last', names: three, words: 'challenge' as const };
  const whole = laySlowka({ ...wish, playOn: true });
  const moves = movesOf(whole);
  const approvals = moves.filter((move) => move.do === 'let-stand').length;
  expect(approvals).toBe(2);
  const deeds = moves.slice(0, -approvals).map(() => 'best' as const);
  await openSlowka(page, { ...wish, deeds });
  await expect(page.locator('.hand')).toHaveCount(0);
  const agree = page.getByRole('button', { name: 'let it stand' });
  await expect(agree).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'challenge' })).toHaveCount(2);
  await agree.first().click();
  await expect(agree).toHaveCount(1);
  await expect(page.locator('.strip')).toContainText('no objection');
  await agree.click();
  await expect(page.locator('.result')).toBeVisible();
});
