import { expect, type Page, test } from '@playwright/test';
import { fakty } from '../../games/fakty/rules/index.ts';
import { GAMES } from '../../games/index.ts';
import { flaws } from '../flaws.ts';
import { isOver, layByBots } from '../laid-by-bots.ts';
import { layRecord } from '../laid-record.ts';
import type { LaidTable } from '../laid-table.ts';
import { lay } from '../storage.ts';

const SIZES = { phone: { width: 360, height: 640 }, desk: { width: 1440, height: 900 } } as const;

/** Where each game's board shows a move that was made or would have been better. */
const SHOWN: Readonly<Record<string, string>> = {
  extra: '.shown-split',
  fakty: '.fk-shown',
  extrablatt: '.xb-shown',
  slowka: '.slowka__hint, .hex--ghost',
  krzyzowka: '.kz-preview, [class*="ghost"]',
};

/** A search may take a while: what is judged first is enough to look at. */
const PATIENCE = 60_000;

async function openReview(page: Page, { kept }: LaidTable): Promise<void> {
  await page.goto(`/review/table/${kept.plan.id}`);
  await expect(page.locator('.review__row').first()).toBeVisible({ timeout: PATIENCE });
}

async function expectClean(page: Page): Promise<void> {
  const isWide = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  expect(await page.evaluate(isWide)).toBe(true);
  expect(await flaws(page)).toEqual([]);
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport });

    for (const manifest of GAMES) {
      test(`a review shows what was done and what else there was on the board: ${manifest.id}`, async ({
        page,
      }) => {
        const laid = await layByBots(manifest, isOver);
        await lay(page, laid);
        await openReview(page, laid);
        await expect(page.locator('.review__figures dd').first()).toBeVisible();
        await expectClean(page);
        await page.getByRole('button', { name: 'Step through' }).click();
        await expect(page.getByText(/^Decision 1 of /)).toBeVisible();
        await page.getByRole('radio', { name: /What was done/ }).check();
        await expect(page.locator(SHOWN[manifest.id] as string).first()).toBeVisible();
        await expectClean(page);
      });
    }
  });
}

for (const id of ['fakty', 'extrablatt']) {
  test(`the task for one has no coach, and says so: ${id}`, async ({ page }) => {
    const manifest = GAMES.find((game) => game.id === id);
    if (!manifest) throw new Error(`no ${id}`);
    const holders = [{ kind: 'person', name: 'Marie' }] as const;
    const laid = await layByBots(manifest, isOver, { options: { alone: true }, holders });
    await lay(page, laid);
    const table = laid.kept.plan.id;
    const said = page.getByText('The coach does not judge this task');
    for (const address of [`/table/${id}/${table}`, `/replay/table/${table}`]) {
      await page.goto(address);
      await expect(said).toBeVisible();
      await expect(page.getByRole('link', { name: 'Review' })).toHaveCount(0);
    }
    await page.goto(`/review/table/${table}`);
    await expect(said).toBeVisible();
    await expectClean(page);
  });
}

test('leaving stops the coach in the middle of its work', async ({ page }) => {
  const slowka = GAMES.find(({ id }) => id === 'slowka');
  if (!slowka) throw new Error('no Słówka');
  const laid = await layByBots(slowka, isOver);
  await lay(page, laid);
  await openReview(page, laid);
  const progress = page.locator('.review__progress p');
  // It has a last word on something, and much is still to be done.
  await expect(progress).toHaveText(/^[1-9]\d* of \d+ judged$/, { timeout: PATIENCE });
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => page.workers().length).toBe(0);
});

test('Extra Fakty grades nothing: a shorter way is shown as a tile on the page, and the luck', async ({
  page,
}) => {
  const laid = layRecord(fakty, { id: 'shorter', fixture: 'won', steps: Infinity });
  await lay(page, laid);
  await openReview(page, laid);
  await expect(page.getByText('The review is complete.')).toBeVisible({ timeout: PATIENCE });
  await expect(page.getByText('In this game nothing is graded')).toBeVisible();
  await expect(page.locator('.review__figures')).not.toContainText('Accuracy');
  await expect(page.locator('.review__figures')).toContainText('Luck');
  await expect(page.getByRole('button', { name: /Learn/ })).toHaveCount(0);
  await page.locator('.review__row', { hasText: 'A shorter way' }).first().click();
  await expect(page.locator('.review__reason').last()).toContainText(/\d/);
  await expect(page.getByRole('radio', { name: /What is better/ })).toBeChecked();
  await expect(page.locator('.fk-field--ghost, .fk-field--held').first()).toBeVisible();
  const better = await page.locator('.fk-shown').textContent();
  await page.getByRole('radio', { name: /What was done/ }).check();
  await expect(page.locator('.fk-shown')).not.toHaveText(better ?? '');
});
