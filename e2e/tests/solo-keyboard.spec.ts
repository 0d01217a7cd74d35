import { expect, type Page, test } from '@playwright/test';

/** Presses Tab until what is focused matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const there = await page.evaluate(
      (css) => document.activeElement?.matches(css) ?? false,
      selector,
    );
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
}

/** Chooses within a radio group by arrows, past the dice that are barred. */
async function chooseRadio(page: Page, name: string): Promise<void> {
  await tabTo(page, `input[name=${name}]`);
  const checked = () => page.locator(`input[name=${name}]:checked`).count();
  if (await checked()) return;
  await page.keyboard.press('Space');
  for (let i = 0; i < 5 && (await checked()) === 0; i++) await page.keyboard.press('ArrowRight');
}

test('a solo game by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'a[href="/new/extra"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('.form__start')).toBeVisible();
  await tabTo(page, '.form__start');
  await page.keyboard.press('Enter');
  await expect(page.locator('.throw .act')).toBeVisible();
  await tabTo(page, '.throw .act');
  for (let throws = 1; throws < 60; throws++) {
    // The focus waits on the one thing to do: throw, then the first die.
    await expect(page.locator('.throw .act')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.split')).toBeVisible();
    await expect(page.locator('.split :focus')).toHaveCount(1);
    await chooseRadio(page, 'fifth');
    await chooseRadio(page, 'pairing');
    await page.keyboard.press('Enter');
    await expect(page.locator('.throw .act, .result')).toBeVisible();
    if (await page.locator('.result').isVisible()) break;
  }
  await expect(page.locator('.result h2')).toBeFocused();
  await tabTo(page, '.result .button--main');
  await page.keyboard.press('Enter');
  await expect(page.locator('.throw .act')).toBeVisible();
});

test('the board is one stop for Tab in each group of dice, sums and columns', async ({ page }) => {
  await page.goto('/new/extra');
  await page.locator('.form__start').click();
  await page.locator('.throw .act').click();
  await page.locator('.pick').first().click();
  await page.locator('.pairing').first().click();
  await page.locator('.head h1').focus();
  const stops: string[] = [];
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => (document.activeElement as HTMLInputElement).name ?? ''));
  }
  for (const name of ['extra-column', 'fifth', 'pairing']) {
    expect(stops.filter((stop) => stop === name)).toHaveLength(1);
  }
});
