import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { CommonState, Move, Placement } from '../../games/krzyzowka/rules/index.ts';
import { layKrzyzowka, playOn, wordOrPass } from '../laid-krzyzowka.ts';
import type { LaidTable } from '../laid-table.ts';
import {
  cellAt,
  dragWord,
  openLaid,
  rackNow,
  takeDevice,
  tapWord,
  typeWord,
} from '../play-krzyzowka.ts';

const PEOPLE = ['Zofia', 'Otto'];

const stateOf = ({ table }: LaidTable) => table.state as CommonState;
const activeAt = (laid: LaidTable) => stateOf(laid).active;

function wordFor(laid: LaidTable): Extract<Move, { do: 'lay' }> {
  const move = wordOrPass(laid);
  if (move.do !== 'lay') throw new Error('no word comes to mind');
  return move;
}

test('a whole game of one crossword, by keyboard, at one device', async ({ page }) => {
  let laid = layKrzyzowka({ id: 'keys', options: { game: 1 }, names: PEOPLE });
  await openLaid(page, laid);
  for (let turn = 0; !laid.table.result; turn++) {
    const seat = activeAt(laid);
    const move: Move = turn < 3 ? wordOrPass(laid) : { do: 'pass' };
    if (turn > 0) {
      await page.waitForSelector('.hand-over');
      // The button has the focus already.
      await page.keyboard.press('Enter');
    }
    await page.waitForSelector('.kz');
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
  }
  await expect(page.locator('.result')).toBeVisible();
  await expect(page.locator('.chip__score')).toHaveText(stateOf(laid).scores.map(String));
});

/** Two tiles below the lowest letter that make no word. */
function noWord(laid: LaidTable): Placement[] {
  const seat = activeAt(laid);
  const { table, hands } = stateOf(laid);
  const { row, column } = table.reduce((low, tile) => (tile.row > low.row ? tile : low));
  const hand = (hands[seat] ?? []).filter((tile) => tile !== '?');
  for (const [place, first] of hand.entries()) {
    for (const second of hand.toSpliced(place, 1)) {
      const tiles = [first, second].map((tile, step) => ({ row: row + 1 + step, column, tile }));
      const { last } = stateOf(playOn(laid, seat, { do: 'lay', tiles }));
      if (last?.type === 'rejected' && last.offences[0]?.reason === 'not-listed') return tiles;
    }
  }
  throw new Error('every pair of tiles makes a word');
}

test('a whole game by mouse: dragged and tapped, reloaded, refused, exchanged, replayed', async ({
  page,
}) => {
  let laid = layKrzyzowka({ id: 'mouse', options: { game: 1 }, names: PEOPLE });
  const next = async (move: Move) => {
    laid = playOn(laid, activeAt(laid), move);
    await expect(page.locator('.hand-over')).toBeVisible();
    await takeDevice(page);
  };
  const layNow = page.getByRole('button', { name: /^Lay for/ });
  await openLaid(page, laid);

  // The first word is dragged. It and the order of the rack outlive a reload.
  const first = wordFor(laid);
  await page.getByRole('button', { name: 'Sort the rack' }).click();
  const sorted = await rackNow(page);
  await dragWord(page, first.tiles);
  const preview = await page.locator('.kz-preview').innerText();
  expect(preview).toMatch(/= \d+ point/);
  await page.reload();
  await takeDevice(page);
  await expect(page.locator('.kz-cell--fresh')).toHaveCount(first.tiles.length);
  await expect(page.locator('.kz-preview')).toHaveText(preview);
  await page.getByRole('button', { name: 'Take all tiles back' }).click();
  await expect.poll(() => rackNow(page)).toEqual(sorted);

  // Laid again by taps; a tile dragged away lights the gap, and its rule is one tap away.
  await tapWord(page, first.tiles);
  const last = first.tiles.at(-1) as Placement;
  const away = { row: last.row + 2, column: last.column + 2 };
  await cellAt(page, last).dragTo(cellAt(page, away));
  await expect(page.locator('.kz-cell--fault').first()).toBeVisible();
  await page.locator('.kz-preview .why').click();
  await expect(page.locator('.rulebook__marked')).toHaveAttribute('id', /^rule-/);
  await page.keyboard.press('Escape');
  await cellAt(page, away).dragTo(cellAt(page, last));
  await layNow.click();
  await next(first);
  await expect(page.locator('.kz-cell--last').first()).toBeVisible();

  // What is no word costs a try, everybody sees why, and the tiles are back in the rack.
  const wrong = noWord(laid);
  await tapWord(page, wrong);
  await layNow.click();
  await expect(page.locator('.kz-verdict')).toContainText('not in the dictionary');
  await expect(page.locator('.kz-verdict')).toContainText('tiles back. Try 1 of 3');
  await expect(page.locator('.kz-cell--fresh')).toHaveCount(0);
  await expect(page.locator('.kz-rack__tile')).toHaveCount(7);
  laid = playOn(laid, activeAt(laid), { do: 'lay', tiles: wrong });

  await page.getByRole('button', { name: 'Shuffle the rack' }).click();
  await expect(page.locator('.frame__side .kz-unseen li')).toHaveCount(33);
  await page.getByRole('button', { name: 'Exchange' }).click();
  const given = await page.locator('.kz-give__tiles button').nth(1).getAttribute('aria-label');
  const tile = given === 'Blank' ? '?' : (given?.[0] ?? '').toLocaleLowerCase('pl');
  await page.locator('.kz-give__tiles button').nth(1).click();
  await page.getByRole('button', { name: 'Exchange 1 tile' }).click();
  await next({ do: 'exchange', tiles: [tile] });

  while (!laid.table.result) {
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await page.locator('dialog .button--main').click();
    const seat = activeAt(laid);
    laid = playOn(laid, seat, { do: 'pass' });
    if (laid.table.result) break;
    await expect(page.locator('.hand-over')).toBeVisible();
    await takeDevice(page);
  }
  await expect(page.locator('.result')).toBeVisible();
  await expect(page.locator('.chip__score')).toHaveText(stateOf(laid).scores.map(String));

  // Step by step again, and away as a file, which a house with another list refuses by name.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  await page.locator('.result').getByRole('link', { name: 'Replay' }).click();
  await page.waitForSelector('.replay');
  await page.keyboard.press('Home');
  await expect(page.locator('.kz-cell .letter')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.kz-cell .letter')).toHaveCount(first.tiles.length);
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(file.replace('"polski-3"', '"mylist-7"')),
  });
  await expect(page.getByRole('alert')).toContainText('mylist-7; this edition has polski-3');
});

test('a word is taken back, laid again, and challenged by somebody who does not hold the device', async ({
  page,
}) => {
  const names = [...PEOPLE, 'Ida'];
  const options = { game: 1, words: 'challenge' };
  const before = layKrzyzowka({ id: 'doubt', options, names, moves: 3 });
  // Nobody draws for the next word, so it can be taken back.
  const laid = playOn(before, activeAt(before), { do: 'pass' });
  const seat = activeAt(laid);
  const { tiles } = wordFor(laid);
  await openLaid(page, laid);
  for (const attempt of [1, 2]) {
    await tapWord(page, tiles);
    await page.getByRole('button', { name: /^Lay for/ }).click();
    await expect(page.locator('.hand-over')).toBeVisible();
    if (attempt === 2) break;
    await page.locator('.hand-over button').last().click();
    await expect(page.locator('.kz-rack__tile')).toHaveCount(7);
    await expect(page.locator('.kz-open-word')).toHaveCount(0);
  }
  await takeDevice(page);
  await expect(page.locator('.kz-open-word')).toContainText('if nobody objects');
  const after = playOn(laid, seat, { do: 'lay', tiles });
  const challenger = [0, 1, 2].find((one) => one !== seat && one !== activeAt(after)) as number;
  await page.getByRole('button', { name: `${names[challenger]}: challenge` }).click();
  await expect(page.locator('.kz-verdict')).toContainText('A word.');
  await expect(page.locator('.kz-open-word')).toHaveCount(0);
  // Whoever holds the device goes on.
  await expect(page.locator('.kz-rack__tile')).toHaveCount(7);
});
