import { expect, type Page, test } from '@playwright/test';
import type { OwnState, Placement } from '../../games/krzyzowka/rules/index.ts';
import { goodMove, layKrzyzowka } from '../laid-krzyzowka.ts';
import type { LaidTable } from '../laid-table.ts';
import {
  nameAnyBlank,
  nameBlank,
  openLaid,
  rackTile,
  takeDevice,
  typeLetter,
} from '../play-krzyzowka.ts';

const PEOPLE = ['Zofia', 'Otto'];

/** The last round of a game has just begun; seat 0 is at work. */
function lastRound(id: string, options: Record<string, unknown>, bots = 0): LaidTable {
  const begun = ({ table }: Pick<LaidTable, 'table'>) => {
    const { round, desks, options: set } = table.state as OwnState;
    return round === set.roundCount && desks[0]?.stage === 'laying';
  };
  return layKrzyzowka({ id, options, names: PEOPLE, bots, moves: begun });
}

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

test('game 2 at one device, to its end: swapped, laid, reloaded, handed in, side by side', async ({
  page,
}) => {
  const laid = lastRound('two', { game: 2, rounds: 'in-turn', minutes: 'off' });
  await openLaid(page, laid);
  const rack = page.locator('.kz-rack__tile');
  await expect(rack).toHaveCount(20);
  // Two tiles are swapped, once.
  await page.getByRole('button', { name: 'Swap two' }).click();
  await page.locator('.kz-give__tiles button').nth(0).click();
  await page.locator('.kz-give__tiles button').nth(5).click();
  await page.getByRole('button', { name: 'Swap these two' }).click();
  await expect(page.getByRole('button', { name: 'Swap two' })).toHaveCount(0);
  await expect(rack).toHaveCount(20);

  // Tiles go down from the rack one after the other, from the cell that was chosen.
  await page.locator('.kz-cell[tabindex="0"]').click();
  for (let tile = 0; tile < 4; tile++) {
    await rack.first().click();
    await nameAnyBlank(page);
  }
  await expect(page.locator('.kz-cell .letter')).toHaveCount(4);
  // A tile that does not hang together with the rest is marked at once.
  await page.locator('.kz-cell[tabindex="0"]').focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await rack.first().click();
  await nameAnyBlank(page);
  await expect(page.locator('.kz-cell--apart')).toHaveCount(1);
  await expect(page.locator('.kz-preview')).toContainText('apart');
  // Nothing of it is lost, whether it was reported already or not.
  await page.reload();
  await takeDevice(page);
  await expect(page.locator('.kz-cell .letter')).toHaveCount(5);
  await page.getByRole('button', { name: 'Hand in' }).click();

  // Otto gets the tiles of the deal, and sees nothing of Zofia's table.
  await expect(page.locator('.hand-over')).toBeVisible();
  await takeDevice(page);
  await page.getByRole('button', { name: /begin round 4/ }).click();
  await expect(rack).toHaveCount(20);
  await expect(page.locator('.kz-cell .letter')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.locator('.result')).toBeVisible();
  await expect(page.locator('.kz-work')).toHaveCount(2);
  await expect(page.locator('.kz-review')).toContainText('All handed in.');
  await expect(page.locator('.kz-work__best').first()).toContainText('Best found', {
    timeout: 30_000,
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('game 3 by thumb against a bot, to its end: the hand goes up', async ({ page }) => {
    const options = { game: 3, rounds: 'together', minutes: 'off' };
    const laid = lastRound('three', options, 1);
    const tiles = plan(laid);
    await openLaid(page, laid);
    await expect(page.locator('.kz-rack__tile')).toHaveCount(15);
    const letters = page.locator('.kz-word__letter');
    // In and out again, then the word.
    await page.locator('.kz-rack__tile').nth(2).tap();
    await nameAnyBlank(page);
    await letters.first().tap();
    await expect(letters).toHaveCount(0);
    for (const placed of tiles) {
      await rackTile(page, placed.tile).tap();
      await nameBlank(page, placed);
    }
    await expect(letters).toHaveCount(tiles.length);
    const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(over).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Hand up!' }).tap();
    await expect(page.locator('.result')).toBeVisible();
    await expect(page.locator('.kz-review')).toContainText('You raised your hand.');
    await expect(page.locator('.kz-work').first()).toContainText('The longest word');
  });
});

test('whoever wants to count against a clock waits for bots about a second each, and sees for whom', async ({
  page,
}) => {
  const names = ['Zofia', 'Pica', 'Stet'];
  const options = { game: 2, rounds: 'together', minutes: 8, roundCount: 2 };
  await openLaid(page, layKrzyzowka({ id: 'count', options, names, bots: 2, moves: 3 }));
  await expect(page.getByRole('timer')).toHaveText(/^[78]:/);
  await page.getByRole('button', { name: 'Count now' }).click();
  await expect(page.locator('.kz-preview')).toContainText(/Still laying: (Pica|Stet)/);
  const started = Date.now();
  await expect(page.locator('.kz-work')).toHaveCount(3);
  // By themselves they would be minutes.
  expect(Date.now() - started).toBeLessThan(8_000);
  // They do not look at what was counted for longer than the only person does.
  await page.getByRole('button', { name: /ready for round 2/i }).click();
  await expect(page.locator('.kz-rack__tile')).toHaveCount(20, { timeout: 4_000 });
});

test('time runs out on screen: what lies there is handed in', async ({ page }) => {
  const options = { game: 3, rounds: 'in-turn', minutes: 8 };
  const laid = layKrzyzowka({ id: 'time', options, names: PEOPLE, moves: 1 });
  const tiles = plan(laid);
  await page.clock.install();
  await openLaid(page, laid);
  await expect(page.getByRole('timer')).toHaveText(/^\d:/);
  await typeAcross(
    page,
    tiles.map(({ tile, letter }) => letter ?? tile),
  );
  // However long it took to get here: the clock stands still shortly before the end.
  const { endsAt } = laid.table.state as OwnState;
  await page.clock.pauseAt((endsAt as number) - 5_000);
  await expect(page.getByRole('timer')).toHaveClass(/countdown--short/);
  await page.clock.fastForward(6_000);
  await page.clock.resume();
  await expect(page.locator('.hand-over')).toBeVisible();
  await takeDevice(page);
  await expect(page.locator('.chip').first()).toContainText('handed in');
});
