import { expect, type Page, test } from '@playwright/test';
import type { OwnState, Placement } from '../../games/krzyzowka/rules/index.ts';
import { goodMove, layKrzyzowka } from '../laid-krzyzowka.ts';
import type { LaidTable } from '../laid-table.ts';
import { openLaid, takeDevice, typeLetter } from '../play-krzyzowka.ts';

const PEOPLE = ['Zofia', 'Otto'];
const layOne = (id: string, options: Record<string, unknown>, names = PEOPLE, bots = 0) =>
  layKrzyzowka({ id, options: { rounds: 'in-turn', ...options }, names, bots, moves: 1 });

/** What the first player would lay. */
function plan({ table }: LaidTable): readonly Placement[] {
  const move = goodMove(table, 0);
  if (move.do !== 'arrange') throw new Error(move.do);
  return move.tiles;
}

/** A line across, typed where the table has its tab stop. */
async function typeAcross(page: Page, letters: readonly string[]): Promise<void> {
  await page.locator('.kz-cell[tabindex="0"], .kz-word').first().focus();
  for (const letter of letters) await typeLetter(page, letter);
}

test('game 2 at one device: own tables, the same tiles, all side by side afterwards', async ({
  page,
}) => {
  const laid = layOne('two', { game: 2, minutes: 'off' });
  const { dealt } = laid.table.state as OwnState;
  const tiles = (dealt ?? []).filter((tile) => tile !== '?').slice(0, 4);
  await openLaid(page, laid);
  await expect(page.locator('.kz-rack__tile')).toHaveCount(20);
  await typeAcross(page, tiles);
  await expect(page.locator('.kz-cell .letter')).toHaveCount(4);
  // A tile that does not hang together with the rest is marked at once.
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await page.locator('.kz-rack__tile').first().click();
  await expect(page.locator('.kz-cell--apart')).toHaveCount(1);
  await expect(page.locator('.kz-preview')).toContainText('apart');
  // Nothing of it is lost, whether it was reported already or not.
  await page.reload();
  await takeDevice(page);
  await expect(page.locator('.kz-cell .letter')).toHaveCount(5);
  await page.getByRole('button', { name: 'Hand in' }).click();

  // Otto sees the same tiles, and nothing of Zofia's table.
  await takeDevice(page);
  await page.getByRole('button', { name: /begin round 1/ }).click();
  await expect(page.locator('.kz-rack__tile')).toHaveCount(20);
  await expect(page.locator('.kz-cell .letter')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hand in' }).click();
  await takeDevice(page);
  await expect(page.locator('.kz-work')).toHaveCount(2);
  await expect(page.locator('.kz-review')).toContainText('All handed in.');
  await expect(page.locator('.kz-work').first()).toContainText('Zofia');
  await expect(page.locator('.kz-work__best').first()).toContainText('Possible', {
    timeout: 20_000,
  });
});

test('game 2: two tiles are swapped, once', async ({ page }) => {
  await openLaid(page, layOne('swap', { game: 2, minutes: 'off' }));
  await page.getByRole('button', { name: 'Swap two' }).click();
  await page.locator('.kz-give__tiles button').nth(0).click();
  await page.locator('.kz-give__tiles button').nth(5).click();
  await page.getByRole('button', { name: 'Swap these two' }).click();
  await expect(page.getByRole('button', { name: 'Swap two' })).toHaveCount(0);
  await expect(page.locator('.kz-rack__tile')).toHaveCount(20);
});

test('game 3 against a bot: the word that was typed is counted when the hand goes up', async ({
  page,
}) => {
  const options = { game: 3, rounds: 'together', minutes: 'off' };
  const laid = layKrzyzowka({
    id: 'three',
    options,
    names: ['Zofia', 'Pica'],
    bots: 1,
    moves: 2,
  });
  const tiles = plan(laid);
  await openLaid(page, laid);
  await expect(page.locator('.kz-rack__tile')).toHaveCount(15);
  await typeAcross(
    page,
    tiles.map(({ tile, letter }) => letter ?? tile),
  );
  await expect(page.locator('.kz-word__letter')).toHaveCount(tiles.length);
  await page.getByRole('button', { name: 'Hand up!' }).click();
  await expect(page.locator('.kz-review')).toContainText('Zofia: hand up.');
  await expect(page.locator('.kz-work').first()).toContainText('The longest word');
});

test('game 3 by touch: letters are tapped into the line and out of it', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openLaid(page, layOne('thumb-three', { game: 3 }));
  for (let tile = 0; tile < 6; tile++) await page.locator('.kz-rack__tile').nth(2).tap();
  const blank = page.locator('.kz-letters button');
  if (await blank.first().isVisible()) await blank.first().tap();
  const count = await page.locator('.kz-word__letter').count();
  await page.locator('.kz-word__letter').first().tap();
  await expect(page.locator('.kz-word__letter')).toHaveCount(count - 1);
  const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(over).toBeLessThanOrEqual(0);
  await context.close();
});

test('time runs out on screen: what lies there is handed in', async ({ page }) => {
  const laid = layOne('time', { game: 3, minutes: 2 });
  const tiles = plan(laid);
  await page.clock.install();
  await openLaid(page, laid);
  await expect(page.getByRole('timer')).toHaveText(/^[12]:/);
  await typeAcross(
    page,
    tiles.map(({ tile, letter }) => letter ?? tile),
  );
  await page.clock.fastForward('01:55');
  await expect(page.getByRole('timer')).toHaveClass(/countdown--short/);
  await page.clock.fastForward('00:10');
  await expect(page.locator('.hand-over')).toBeVisible();
  await takeDevice(page);
  await expect(page.locator('.chip').first()).toContainText('handed in');
});
