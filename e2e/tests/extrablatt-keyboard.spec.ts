import { expect, type Page, test } from '@playwright/test';
import type { Move } from '../../games/extrablatt/rules/index.ts';
import type { Entry } from '../../kernel/src/index.ts';
import { openExtrablatt } from '../laid-extrablatt.ts';
import { typeExtrablatt } from '../play-extrablatt.ts';
import { readRows } from '../storage.ts';

const focused = (page: Page) => page.locator(':focus');

test('an article is written with the keyboard alone, and every step is said', async ({ page }) => {
  await openExtrablatt(page, { fixture: 'three-seats', steps: 42, person: 0 });
  await page.locator('.xb-fax button').first().focus();
  for (let step = 0; step < 5; step++) {
    if (/Museum/.test(await focused(page).innerText())) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(focused(page)).toHaveAccessibleName(/Culture: Museum/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.xb-stock')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focused(page)).toHaveAccessibleName(/Culture: Museum/);
  await page.keyboard.press('Enter');

  // The cards are radio buttons; Enter leads to the first place where the chosen one fits.
  await expect(focused(page)).toHaveAttribute('name', 'xb-stock');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.xb-card:has(:checked)')).toContainText('3 × 2');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('role', 'gridcell');
  await expect(focused(page)).toHaveAccessibleName(/Fits at row \d+, column \d+/);
  await expect(page.locator('.xb-ghost--preview')).toBeVisible();

  // Page Down goes from fit to fit, R turns the card, and the logo is never covered.
  const before = await focused(page).getAttribute('data-cell');
  await page.keyboard.press('PageDown');
  expect(await focused(page).getAttribute('data-cell')).not.toBe(before);
  await page.keyboard.press('r');
  await expect(page.locator('.xb-card:has(:checked)')).toContainText('2 × 3');
  await page.keyboard.press('Home');
  for (let row = 0; row < 12; row++) await page.keyboard.press('ArrowUp');
  await expect(focused(page)).toHaveAccessibleName('Row 1, column 1: logo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The logo is never covered');

  await page.keyboard.press('PageDown');
  const place = await focused(page).getAttribute('aria-label');
  const said = /Fits at .*$/.exec(place ?? '')?.[0] ?? 'nowhere';
  await page.keyboard.press('Enter');
  await expect(page.locator('.xb-hint[role=status]')).toContainText(said);
  await expect(focused(page)).toHaveAccessibleName('Print it');
  await page.keyboard.press('Enter');
  await expect(page.locator('.xb-sheet__print')).toContainText('Museum');
  await expect(page.getByRole('region', { name: 'Your paper' })).toContainText(
    /Culture: .*Museum: painting was the right way up, 2 × 3, row/,
  );
});

test('a duel, its cheques and its duck with the keyboard alone', async ({ page }) => {
  await openExtrablatt(page, { fixture: 'three-seats', steps: 115 });
  await page.locator('.xb-fax button').first().focus();
  for (let step = 0; step < 5; step++) {
    if (/Time motor/.test(await focused(page).innerText())) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAccessibleName('To the duel');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAccessibleName('To the duel');
  await page.keyboard.press('Enter');

  // The device goes from one to the other: nobody sees a cheque that is not theirs.
  const take = page.locator('.hand-over__take');
  for (let side = 0; side < 2; side++) {
    await expect(take).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveAttribute('name', 'xb-cheque');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await page.waitForSelector('.hand-over, .xb-duel--moment');
  if (await take.isVisible()) await page.keyboard.press('Enter');
  await expect(page.locator('.xb-duel__outcome')).toContainText(/The duel (goes to|is yours)/);
  await expect(focused(page)).toHaveAccessibleName('Put the cheques away');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('name', 'xb-duck');
  await page.keyboard.press('Space');
  await expect(page.locator('.xb-story--picked')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.news-line')).not.toHaveText('All quiet.');
  await expect(page.locator('.xb-hoax')).toHaveCount(0);
});

test('the keyboard alone plays a whole game, and everything that there is to do in one', async ({
  page,
}) => {
  test.slow();
  await openExtrablatt(page, { fixture: 'two-seats', steps: 1 });
  await typeExtrablatt(page, '.result');
  await expect(page.locator('.result__list strong')).toHaveCount(2);
  const done = (await readRows(page, 'entries')).flatMap(({ value }) => {
    const { by, act } = value as Entry;
    return act.do === 'move' ? [`${by} ${(act.move as Move).do}`] : [];
  });
  const kinds = new Set(done.map((move) => move.split(' ')[1]));
  expect([...kinds].sort()).toEqual([
    'ad',
    'cheque',
    'duck',
    'motor',
    'pass',
    'refill',
    'remove',
    'write',
  ]);
  // Two actions in one turn: the second for an Extra token.
  expect(done.join(', ')).toMatch(/(\d) write,( \1 refill,)* \1 (write|motor)/);
});
