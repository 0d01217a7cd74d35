import { expect, test } from '@playwright/test';

/** What there is to do first for whoever takes the device. */
const FIRST: Readonly<Record<string, string>> = {
  extra: '[name=fifth]',
  fakty: '.fk-die-row__hint',
  slowka: '.hand__slot',
  krzyzowka: '.kz-cell',
};

test('whoever takes the device by keyboard is at what is to be done', async ({ page }) => {
  for (const [game, first] of Object.entries(FIRST)) {
    await page.goto(`/new/${game}`);
    await page.locator('input[value=device]').check({ force: true });
    await page.locator('.form__start').click();
    // In EXTRA! somebody throws before anybody decides.
    if (game === 'extra') await page.getByRole('button', { name: 'Throw the dice' }).press('Enter');
    await page.locator('.hand-over__take').press('Enter');
    await expect(page.locator(`${first}:focus`), game).toHaveCount(1);
  }
});
