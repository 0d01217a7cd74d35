import { expect, type Page, test } from '@playwright/test';
import { flaws, flawsByNight } from '../flaws.ts';
import { layTable } from '../laid-table.ts';
import { lay } from '../storage.ts';

const SIZES = { phone: { width: 360, height: 640 }, desk: { width: 1440, height: 900 } } as const;

/** A finished game of one person and a bot, by moves that are legal and no more. */
async function layGame(page: Page, id = 'reviewed'): Promise<void> {
  await lay(page, layTable({ id, names: ['Zofia', 'Serif'], bots: 1, playOn: 'end' }));
}

async function openReview(page: Page): Promise<void> {
  await layGame(page);
  await page.goto('/review/table/reviewed');
  await expect(page.getByText('The review is complete.')).toBeVisible({ timeout: 30_000 });
}

/** Nothing sticks out at the side. */
async function fits(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
  );
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(`a review at ${name}`, () => {
    test.use({ viewport });

    test('is reached from the end of a game, complete, and clean by day and by night', async ({
      page,
    }) => {
      await layGame(page);
      await page.goto('/table/extra/reviewed');
      await page.getByRole('link', { name: 'Review' }).click();
      await expect(page.getByText('The review is complete.')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText('the gap between you is decisions only')).toBeVisible();
      for (const label of ['Given away per decision', 'Accuracy', 'Luck', 'With even luck'])
        await expect(
          page.locator('.review__figures').getByText(label, { exact: true }),
        ).toBeVisible();
      await expect(page.getByRole('img', { name: /^Worth from .* to / })).toBeVisible();
      expect(await page.locator('.review__row').count()).toBeGreaterThan(10);
      expect(await fits(page)).toBe(true);
      expect([...(await flaws(page)), ...(await flawsByNight(page))]).toEqual([]);

      await page.getByRole('button', { name: 'Step through' }).click();
      await expect(page.getByText(/^Decision 1 of /)).toBeVisible();
      expect(await fits(page)).toBe(true);
      expect([...(await flaws(page)), ...(await flawsByNight(page))]).toEqual([]);
    });

    test('shows what would have been better on the board, with a sentence and a figure', async ({
      page,
    }) => {
      await openReview(page);
      await page.locator('.review__row', { hasText: 'Large error' }).first().click();
      await expect(page.locator('.review__verdict')).toContainText(/\d+ points? given away/);
      await expect(page.locator('.review__reason').first()).toContainText(/\d/);
      await expect(page.getByRole('radio', { name: /What is better/ })).toBeChecked();
      await expect(page.locator('.pad--ghost .box--preview').first()).toBeVisible();
      await expect(page.locator('.shown-split')).toBeVisible();
      const better = await page.locator('.shown-split').textContent();
      await page.getByRole('radio', { name: /What was done/ }).check();
      await expect(page.locator('.pad--ghost')).toHaveCount(0);
      expect(await page.locator('.shown-split').textContent()).not.toBe(better);
    });
  });
}

test('a rival’s game is reviewed as well, from the replay', async ({ page }) => {
  await layGame(page);
  await page.goto('/replay/table/reviewed');
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByText('The review is complete.')).toBeVisible({ timeout: 30_000 });
  const own = await page.locator('.review__figures').textContent();
  await page.locator('.choice__item', { hasText: 'Serif' }).click();
  await expect(page.locator('.review__figures')).not.toHaveText(own ?? '');
  await page.locator('.review__row').first().click();
  await expect(page.locator('.pad')).toBeVisible();
});

test('everything is done by keys: figures, graph as a table, decisions, and back', async ({
  page,
}) => {
  await openReview(page);
  await page.locator('summary').focus();
  await page.keyboard.press('Enter');
  const rows = page.locator('.review__table tbody tr');
  expect(await rows.count()).toBeGreaterThan(20);
  await expect(rows.first().locator('th')).toBeVisible();
  await page.getByRole('button', { name: 'Step through' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Decision 1 of /)).toBeVisible();
  // The row is gone that was pressed: the decision has its focus.
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^Decision 2 of /)).toBeVisible();
  await page.getByRole('button', { name: 'Next decision' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Decision 3 of /)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByText(/^Decision 1 of /)).toBeVisible();
  await page.getByRole('button', { name: 'To the summary' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The review is complete.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Step through' })).toBeFocused();
});

test('mistakes are tasks: what is as good as the best is found, what is not can be tried again', async ({
  page,
}) => {
  await openReview(page);
  await page.getByRole('button', { name: /^Learn from mistakes/ }).click();
  await expect(page.getByText(/^Task 1 of /)).toBeVisible();
  await expect(page.getByText('There was something better here.')).toBeVisible();
  await expect(page.locator('.pick').first()).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  // The sentence names the two sums; the same is then played by hand in another attempt.
  await expect(page.locator('.pad--ghost .box--preview').first()).toBeVisible();
  await expect(page.locator('.review__reason').first()).toContainText(/\d/);
  const dice = await page.locator('.shown-split .unseen').textContent();
  expect(dice).toMatch(/\d/);
  await page.getByRole('button', { name: 'Next task' }).click();
  await expect(page.getByText(/^Task 2 of /)).toBeVisible();
  await page.locator('.pick').first().click();
  await page.locator('.pairing').first().click();
  await page.locator('.split .act').click();
  await expect(page.locator('.review__verdict')).toContainText(/given away|Found!/, {
    timeout: 15_000,
  });
});

test('what was found is kept: a second look asks the coach for nothing', async ({ page }) => {
  await openReview(page);
  const kept = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('late-edition-reviews');
        opening.onsuccess = () => {
          const db = opening.result;
          const all = db.transaction('reviews').objectStore('reviews').getAll();
          all.onsuccess = () => resolve((all.result[0] as { findings: unknown[] }).findings.length);
        };
      }),
  );
  expect(kept).toBeGreaterThan(20);
  const before = await page.locator('.review__figures').textContent();
  await page.reload();
  await expect(page.getByText('The review is complete.')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.review__figures')).toHaveText(before ?? '');
});

test('a running game has no review', async ({ page }) => {
  await lay(page, layTable({ id: 'running', names: ['Zofia'], playOn: 5 }));
  await page.goto('/replay/table/running');
  await expect(page.locator('.replay')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Review' })).toHaveCount(0);
  await page.goto('/review/table/running');
  await expect(page.getByText('Only finished games are reviewed.')).toBeVisible();
});
