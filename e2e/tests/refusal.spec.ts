import { expect, test } from '@playwright/test';
import { layTable } from '../laid-table.ts';
import { FORCED } from '../screens.ts';
import { lay } from '../storage.ts';

test('a die that is refused says why, and leads to the rule', async ({ page }) => {
  await lay(page, layTable({ id: 'forced', names: ['Zofia'], realDice: true, moves: FORCED }));
  await page.goto('/table/extra/forced');
  // Playwright would wait for the die to be allowed; a finger does not.
  await page.locator('.pick--barred').first().click({ force: true });
  await expect(page.getByRole('alert')).toContainText('must be the fifth die');
  // What was forced stays chosen; the refused die is not.
  await expect(page.locator('.pick--barred input:checked')).toHaveCount(0);
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.locator('.rulebook__marked')).toBeInViewport();
  await expect(page.locator('.rulebook__marked')).toHaveAttribute('id', 'rule-forced');
});
