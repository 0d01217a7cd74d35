import { expect, test } from '@playwright/test';
import type { CommonState, Move, Placement } from '../../games/krzyzowka/rules/index.ts';
import { goodMove, layKrzyzowka, playOn } from '../laid-krzyzowka.ts';
import type { LaidTable } from '../laid-table.ts';
import {
  cellAt,
  nameBlank,
  openLaid,
  rackTile,
  takeDevice,
  tapWord,
  typeWord,
} from '../play-krzyzowka.ts';

const PEOPLE = ['Zofia', 'Otto'];

/** A table where somebody is about to lay a word of at least two tiles. */
function aboutToLay(id: string, options: Record<string, unknown> = {}) {
  for (let moves = 4; ; moves++) {
    const laid = layKrzyzowka({ id, options: { game: 1, ...options }, names: PEOPLE, moves });
    const seat = (laid.table.state as CommonState).active;
    const move = goodMove(laid.table, seat);
    if (move.do === 'lay' && move.tiles.length > 1) return { laid, seat, tiles: move.tiles };
  }
}

test('a whole game of one crossword, by keyboard, at one device', async ({ page }) => {
  let laid: LaidTable = layKrzyzowka({ id: 'keys', options: { game: 1 }, names: PEOPLE, moves: 2 });
  await openLaid(page, laid);
  for (let turn = 0; !laid.table.result; turn++) {
    const seat = (laid.table.state as CommonState).active;
    const move: Move = turn < 4 ? goodMove(laid.table, seat) : { do: 'pass' };
    if (turn > 0) await takeDevice(page);
    if (move.do === 'lay') {
      await typeWord(page, move.tiles);
      await page.keyboard.press('Enter');
    } else {
      await page.getByRole('button', { name: 'Pass', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.locator('dialog .button--main').focus();
      await page.keyboard.press('Enter');
    }
    laid = playOn(laid, seat, move);
    if (!laid.table.result) await expect(page.locator('.hand-over')).toBeVisible();
  }
  await expect(page.locator('.result')).toBeVisible();
  const scores = (laid.table.state as CommonState).scores.map(String);
  expect(await page.locator('.chip__score').allTextContents()).toEqual(scores);
});

test('tapped, dragged and reloaded: the half-laid word stays; a gap is refused with its rule', async ({
  page,
}) => {
  const { laid, tiles, seat } = aboutToLay('mouse');
  await openLaid(page, laid);
  await tapWord(page, tiles);
  const preview = await page.locator('.kz-preview').innerText();
  expect(preview).toMatch(/= \d+ point/);
  await page.reload();
  await takeDevice(page);
  await expect(page.locator('.kz-cell--fresh')).toHaveCount(tiles.length);
  await expect(page.locator('.kz-preview')).toHaveText(preview);

  // The last tile is dragged far away: the cells say so, and the rule is one tap away.
  const last = tiles.at(-1) as Placement;
  const away = { row: last.row + 2, column: last.column + 2 };
  await cellAt(page, last).dragTo(cellAt(page, away));
  await expect(cellAt(page, away).locator('.letter')).toBeVisible();
  await expect(page.locator('.kz-cell--fault').first()).toBeVisible();
  await page.locator('.kz-preview .why').click();
  await expect(page.locator('.rulebook__marked')).toHaveAttribute('id', 'rule-lay');
  await page.keyboard.press('Escape');
  await cellAt(page, away).dragTo(cellAt(page, last));
  await expect(page.locator('.kz-preview')).toHaveText(preview);
  await page.getByRole('button', { name: /^Lay for/ }).click();
  await expect(page.locator('.hand-over')).toBeVisible();
  const { scores } = playOn(laid, seat, { do: 'lay', tiles }).table.state as CommonState;
  await takeDevice(page);
  expect(await page.locator('.chip__score').allTextContents()).toEqual(scores.map(String));
  await expect(page.locator('.kz-cell--last').first()).toBeVisible();
});

/** Two tiles below the lowest letter that make no word. */
function noWord(laid: LaidTable, seat: number): Placement[] {
  const { table, hands } = laid.table.state as CommonState;
  const { row, column } = table.reduce((low, tile) => (tile.row > low.row ? tile : low));
  const hand = (hands[seat] ?? []).filter((tile) => tile !== '?');
  for (const [place, first] of hand.entries()) {
    for (const second of hand.toSpliced(place, 1)) {
      const tiles = [first, second].map((tile, step) => ({ row: row + 1 + step, column, tile }));
      const after = playOn(laid, seat, { do: 'lay', tiles }).table.state as CommonState;
      if (after.last?.type === 'rejected' && after.last.offences[0]?.reason === 'not-listed') {
        return tiles;
      }
    }
  }
  throw new Error('every pair of tiles makes a word');
}

test('a word that is none costs a try, and everybody sees why', async ({ page }) => {
  const { laid, seat } = aboutToLay('tries');
  await openLaid(page, laid);
  const tiles = noWord(laid, seat);
  await tapWord(page, tiles);
  await page.getByRole('button', { name: /^Lay for/ }).click();
  await expect(page.locator('.kz-verdict')).toContainText('not in the dictionary');
  await expect(page.locator('.kz-verdict')).toContainText('Try 1 of 3');
});

test('a doubted word is judged in front of everybody', async ({ page }) => {
  const { laid, seat, tiles } = aboutToLay('doubt', { words: 'challenge' });
  await openLaid(page, playOn(laid, seat, { do: 'lay', tiles }));
  await expect(page.locator('.kz-doubt')).toContainText('if nobody objects');
  await page.getByRole('button', { name: 'Challenge it' }).click();
  await expect(page.locator('.kz-verdict')).toContainText('A word.');
  await expect(page.locator('.kz-doubt')).toHaveCount(0);
});

test('exchange, shuffle, sort and what is unseen', async ({ page }) => {
  const { laid } = aboutToLay('tools');
  await openLaid(page, laid);
  const rack = () =>
    page.locator('.kz-rack__tile').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  const before = await rack();
  await page.getByRole('button', { name: 'Sort the rack' }).click();
  const sorted = await rack();
  expect([...sorted].sort()).toEqual([...before].sort());
  await page.getByRole('button', { name: 'Shuffle the rack' }).click();
  expect([...(await rack())].sort()).toEqual([...before].sort());
  await expect(page.locator('.kz__side .kz-unseen li')).toHaveCount(33);
  await page.getByRole('button', { name: 'Exchange' }).click();
  await page.locator('.kz-give__tiles button').nth(1).click();
  await page.getByRole('button', { name: 'Exchange 1 tile' }).click();
  await expect(page.locator('.hand-over')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a turn by thumb: a cell, then tile after tile', async ({ page }) => {
    const { laid, tiles } = aboutToLay('thumb');
    await openLaid(page, laid);
    const [first] = tiles as [Placement, ...Placement[]];
    const isDown = tiles.every(({ column }) => column === first.column);
    for (let steps = 0; steps < 3; steps++) {
      await page.getByRole('button', { name: 'Farther' }).tap();
    }
    await cellAt(page, first).tap();
    if (isDown) await cellAt(page, first).tap();
    for (const placed of tiles) {
      await rackTile(page, placed.tile).tap();
      await nameBlank(page, placed);
    }
    await expect(page.locator('.kz-cell--fresh')).toHaveCount(tiles.length);
    const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(over).toBeLessThanOrEqual(0);
    for (const main of ['.kz-actions .button--main', '.kz-rack__tile']) {
      const box = await page.locator(main).first().boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: /^Lay for/ }).tap();
    await expect(page.locator('.hand-over')).toBeVisible();
  });
});
