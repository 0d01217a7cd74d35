import { expect, test } from '@playwright/test';
import { layTable } from '../laid-table.ts';
import { layRooms } from '../online-screens.ts';
import { lay, readRows } from '../storage.ts';
import { typeSet } from '../type-set.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test('running games stand under the masthead, the one that waits for the reader first; Back from a table leads home', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.front--read')).toBeVisible();
  await expect(page.locator('.continue')).toHaveCount(0);
  const { waiting, playing } = await layRooms(page);
  await page.evaluate(() => localStorage.setItem('online/known', '1'));
  await lay(page, layTable({ id: 'zofia', names: ['Zofia'], playOn: 3 }));
  await page.goto('/');
  const cards = page.locator('.continue__card');
  await expect(cards).toHaveCount(3);
  const addresses = await cards
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([`/room/${playing}`, `/room/${waiting}`, '/table/extra/zofia']);
  await expect(cards.first()).toContainText('Your turn');
  await expect(cards.first()).toBeInViewport({ ratio: 1 });
  // The whole card: its far corner too.
  const third = cards.nth(2);
  await third.scrollIntoViewIfNeeded();
  await third.tap({ position: { x: 4, y: 4 } });
  await expect(page.locator('.pick')).not.toHaveCount(0);
  await page.goBack();
  await expect(cards).toHaveCount(3);
});

test('a game begun from the form leads back home, not to the form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play EXTRA!' }).tap();
  await page.locator('.form__start').tap();
  await page.waitForSelector('.throw .act');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('.continue__card')).toHaveCount(1);
});

test('what is cleared away can be put back as it was, with its steps and its draft', async ({
  page,
}) => {
  await lay(page, layTable({ id: 'zofia', names: ['Zofia'], playOn: 3 }));
  await page.goto('/table/extra/zofia');
  await page.locator('.pick').first().tap();
  const shelf = async () => ({
    tables: await readRows(page, 'tables'),
    entries: await readRows(page, 'entries'),
    draft: await page.evaluate(() => localStorage.getItem('draft/zofia/0')),
  });
  const before = await shelf();
  expect(before.draft).not.toBeNull();
  await page.goto('/');
  await page.getByRole('button', { name: 'Clear away EXTRA!' }).tap();
  const back = page.getByRole('button', { name: 'Put back' });
  await expect(back).toBeFocused();
  expect(await shelf()).toEqual({ tables: [], entries: [], draft: null });
  await back.tap();
  await expect(page.getByRole('button', { name: 'Clear away EXTRA!' })).toBeFocused();
  expect(await shelf()).toEqual(before);
});

test('a reader with running games sees nothing move when they come', async ({ page }) => {
  await lay(page, layTable({ id: 'zofia', names: ['Zofia'], playOn: 3 }));
  await page.goto('/');
  await page.waitForSelector('.continue__card');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await page.waitForSelector('.continue__card');
  await typeSet(page);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});
