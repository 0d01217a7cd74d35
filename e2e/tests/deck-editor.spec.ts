import { expect, type Page, test } from '@playwright/test';
import { flaws, flawsByNight } from '../flaws.ts';

const openWorkshop = async (page: Page) => {
  await page.goto('/new/fakty');
  await page.getByRole('link', { name: 'Decks of your own' }).click();
};
const beginFromOurs = async (page: Page) => {
  await openWorkshop(page);
  await page.getByRole('button', { name: 'Change one of ours' }).click();
  await expect(page.getByRole('heading', { name: 'Ready for the press' })).toBeVisible();
};
const tileText = (page: Page) => page.getByRole('textbox', { name: 'Text' });

test('a deck is written by keyboard, checked as it is typed, and played against bots', async ({
  page,
}) => {
  await beginFromOurs(page);
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('The Lower Piddle Echo');
  await page.getByRole('button', { name: 'BAREFOOT MILLIONAIRE' }).focus();
  await page.keyboard.press('Enter');
  await expect(tileText(page)).toBeFocused();
  await tileText(page).fill('');
  await expect(page.getByRole('heading', { name: '1 thing is still missing' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play with it' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.type('aunt maud’s tractor');
  await page.getByLabel('Special word').selectOption('TRACTOR');
  await expect(page.getByRole('heading', { name: 'Ready for the press' })).toBeVisible();
  await tileText(page).press('Enter');
  await expect(tileText(page)).toHaveValue('RETIRED SPY');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'AUNT MAUD’S TRACTOR' })).toBeVisible();
  await page.reload();
  await page
    .getByRole('button', { name: /The Lower Piddle Echo/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'AUNT MAUD’S TRACTOR' })).toBeVisible();
  await page.getByRole('button', { name: 'Play with it' }).click();
  await expect(page.getByLabel('The Lower Piddle Echo')).toBeChecked();
  await page.getByRole('button', { name: /Start|Deal|begin/i }).click();
  await expect(page.getByText('The Lower Piddle Echo').first()).toBeVisible();
});

test('a remark leads to its tile, and grammar is chosen in words', async ({ page }) => {
  await openWorkshop(page);
  await page.getByText('Polski', { exact: true }).click();
  await page.getByRole('button', { name: 'Begin with nothing' }).click();
  await expect(page.getByRole('heading', { name: '156 things are still missing' })).toBeVisible();
  await page.getByRole('button', { name: /^Subject 1 has nothing/ }).click();
  await expect(tileText(page)).toBeFocused();
  await tileText(page).fill('PANI JADZIA');
  await page.getByLabel('Who is it?').selectOption('she');
  await page.getByText('Predicates', { exact: true }).click();
  await page.getByRole('button', { name: 'still blank' }).first().click();
  await page.getByLabel('Goes with').selectOption('several, with men among them');
  await page.getByLabel('Then asks for').selectOption('with whom? with what?');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('cell', { name: /with men among them → with whom/ })).toBeVisible();
});

test('a link carries the deck behind the #, to somebody else’s browser', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await beginFromOurs(page);
  await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Office Rag');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page.getByText('the whole deck is in the link')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(6_000);
  const other = await browser.newContext();
  const guest = await other.newPage();
  const asked: string[] = [];
  guest.on('request', (request) => asked.push(request.url()));
  await guest.goto(link);
  await expect(guest.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Office Rag');
  expect(asked.filter((url) => url.includes('deck='))).toEqual([]);
  await guest.reload();
  await expect(guest.getByRole('button', { name: /Office Rag/ })).toHaveCount(2);
  await guest.getByRole('button', { name: 'Delete Office Rag' }).click();
  await guest.getByRole('button', { name: 'Delete it' }).click();
  await expect(guest.getByRole('button', { name: /Office Rag/ })).toHaveCount(0);
  await other.close();
});

test('a file is saved and opened again; what is no deck is refused in words', async ({ page }) => {
  await beginFromOurs(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await saving).path();
  await page.getByRole('button', { name: 'All decks' }).click();
  await page.getByLabel('Open a file').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"name": "Trouble", "subjects": {"__proto__": []}}'),
  });
  await expect(page.getByRole('alert')).toHaveText(/no deck/);
  await page.getByLabel('Open a file').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'Ready for the press' })).toBeVisible();
});

test('axe finds nothing, and nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openWorkshop(page);
  await page.getByRole('button', { name: 'Change one of ours' }).waitFor();
  expect(await flaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change one of ours' }).click();
  await page.getByRole('button', { name: 'BAREFOOT MILLIONAIRE' }).click();
  expect(await flaws(page)).toEqual([]);
  expect(await flawsByNight(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
