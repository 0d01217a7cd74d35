import { expect, type Page, test } from '@playwright/test';
import { beginFakty, layFakty, playFakty, takeDevice } from '../play-fakty.ts';

const tile = (page: Page, text: string) => page.locator('.fk-tray').getByLabel(text);
const field = (page: Page, title: number, colour: string) =>
  page.locator('.fakty__page').getByLabel(new RegExp(`^Title ${title}, ${colour}`));
const main = (page: Page) => page.locator('.fk-actions__main');

test('a tile is held, proposed where it can only go, laid, and the title read out', async ({
  page,
}) => {
  await layFakty(page, 'won', 10, 2);
  await expect(main(page)).toHaveAttribute('aria-disabled', 'true');
  await tile(page, 'HRABINA Z BLOKU').click();
  await field(page, 1, 'Subject').click();
  await expect(field(page, 1, 'Subject')).toHaveAccessibleName(/“HRABINA Z BLOKU” would go here/);
  await main(page).click();
  await expect(page.locator('.fk-read-out__headline')).toHaveText(/^HRABINA Z BLOKU /);
  await expect(page.locator('.chip__score').first()).toHaveText('2');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('.fk-read-out')).toHaveCount(0);
});

test('a tile is dragged; bad grammar is refused in words, with the rule', async ({ page }) => {
  await layFakty(page, 'won', 10, 2);
  const drag = async (text: string) => {
    await tile(page, text).hover();
    await page.mouse.down();
    await field(page, 1, 'Subject').hover();
    await expect(page.locator('.fk-flying')).toHaveCount(1);
    await page.mouse.up();
    await expect(page.locator('.fk-flying')).toHaveCount(0);
  };
  await drag('KOSMICI W DELEGACJI');
  await expect(field(page, 1, 'Subject')).not.toHaveAccessibleName(/possible|would go/);
  await expect(page.getByRole('alert')).toContainText('wants a singular subject');
  await expect(main(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.locator('.rulebook__marked')).toHaveAttribute('id', 'rule-grammar');
  await page.keyboard.press('Escape');
  await drag('HRABINA Z BLOKU');
  await expect(field(page, 1, 'Subject')).toHaveAccessibleName(/“HRABINA Z BLOKU” would go here/);
  await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
});

test('what is half laid survives a reload, and only for whoever laid it', async ({ page }) => {
  await layFakty(page, 'won', 10, 2);
  await tile(page, 'HRABINA Z BLOKU').click();
  await field(page, 1, 'Subject').click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your turn, Marie' })).toBeVisible();
  await expect(page.locator('.fk-tile')).toHaveCount(0);
  await takeDevice(page);
  await expect(tile(page, 'HRABINA Z BLOKU')).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page, 1, 'Subject')).toHaveAccessibleName(/would go here/);
  await expect(main(page)).toHaveAttribute('aria-disabled', 'false');
});

test('the next player rolls for all to see, and never sees the last one’s hand', async ({
  page,
}) => {
  await layFakty(page, 'won', 10, 2);
  const hand = await page
    .locator('.fk-tray--hand .fk-tile')
    .evaluateAll((tiles) =>
      tiles.map((one) => one.getAttribute('aria-label')?.split(',')[0] ?? ''),
    );
  expect(hand.length).toBeGreaterThan(2);
  await tile(page, 'HRABINA Z BLOKU').click();
  await field(page, 1, 'Subject').click();
  await main(page).click();
  await expect(main(page)).toHaveText('Roll the die');
  const kept = hand.filter((text) => text !== 'HRABINA Z BLOKU');
  const html = await page.evaluate(() => document.body.innerHTML.replaceAll('\u00AD', ''));
  for (const text of kept) expect(html).not.toContain(text);
  await main(page).click();
  await expect(page.getByRole('heading', { name: 'Your turn, Otto' })).toBeVisible();
  await takeDevice(page);
  await expect(page.locator('.fk-die-row__face')).toContainText('Otto');
});

test('two tiles change places, and the landing is chosen where there is a choice', async ({
  page,
}) => {
  await layFakty(page, 'won', 25, 2);
  await page
    .locator('.fakty__page')
    .getByLabel(/GWIAZDA DISCO/)
    .click();
  await expect(page.locator('.fk-die-row__hint')).toContainText('another board');
  await page
    .locator('.fk-rival')
    .getByLabel(/KOSMICI W DELEGACJI/)
    .click();
  await expect(page.locator('.fk-die-row__hint')).toContainText('Where does');
  await expect(main(page)).toHaveAttribute('aria-disabled', 'true');
  await page.locator('.fakty [aria-label*="free"][aria-label*="possible"]').first().click();
  await expect(page.locator('.fk-die-row__hint')).toContainText('Swap?');
  await main(page).click();
  await expect(page.locator('.news-line')).toContainText('GWIAZDA DISCO');
  await expect(page.locator('.fakty__page').getByLabel(/KOSMICI W DELEGACJI/)).toBeVisible();
});

test('at a tie everybody votes in secret, for any title but their own', async ({ page }) => {
  await layFakty(page, 'vote-of-all', 100, 3);
  const own = page.locator('.fakty__page .fk-title--closed .fk-field').first();
  await page.locator('.chip').first().click();
  await own.click();
  await expect(page.getByRole('alert')).toHaveText(/Not for your own title/);
  await playFakty(page, '.result');
  await expect(page.locator('.result h2')).toBeVisible();
});

test('a hot page takes no “!” in a first turn, and says so', async ({ page }) => {
  await layFakty(page, 'hot-won', 3, 3);
  const subject = page.locator('.fk-tray--drawn .fk-field--subject');
  await subject.first().click();
  await field(page, 1, 'Subject').click();
  await expect(page.getByRole('alert')).toContainText('first turn');
  await field(page, 2, 'Subject').click();
  await main(page).click();
  await expect(field(page, 2, 'Subject')).not.toHaveAccessibleName(/free/);
});

test('a replay shows the boards step by step, with no hand', async ({ page }) => {
  await layFakty(page, 'won', 999, 2);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForSelector('.replay');
  await expect(page.locator('.fk-title--closed')).toHaveCount(3);
  await page.getByRole('button', { name: 'First step' }).click();
  await expect(page.locator('.fk-field--laid')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Front page' })).toHaveCount(0);
});

test('a whole hot game by mouse at one device', async ({ page }) => {
  await beginFakty(page, 'hot', 'en');
  await playFakty(page, '.result');
  await expect(page.locator('.result__list strong')).toHaveCount(2);
});
