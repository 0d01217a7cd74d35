import { type CDPSession, expect, type Page, test } from '@playwright/test';
import type { CommonState, Move, Placement } from '../../games/krzyzowka/rules/index.ts';
import { keptForOffline, offline } from '../kept-for-offline.ts';
import { layKrzyzowka, playOn, wordOrPass } from '../laid-krzyzowka.ts';
import { cellAt, nameBlank, openLaid, rackTile, takeDevice } from '../play-krzyzowka.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

interface Camera {
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** Where the table is looked at from, as it was drawn. */
function cameraOf(page: Page): Promise<Camera> {
  return page.locator('.kz-table__frame').evaluate(({ style }: HTMLElement) => {
    const [size, x, y] = ['--cell', '--x', '--y'].map((name) =>
      Number.parseFloat(style.getPropertyValue(name)),
    );
    return { size, x, y } as Camera;
  });
}

const expectSize = (page: Page) => expect.poll(async () => (await cameraOf(page)).size);

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
type Finger = readonly [x: number, y: number];

/** Real touches, from one set of places to another. */
async function swipe(cdp: CDPSession, from: readonly Finger[], to: readonly Finger[]) {
  const points = (fingers: readonly Finger[]) => fingers.map(([x, y], id) => ({ x, y, id }));
  const halfway = from.map(([x, y], id): Finger => {
    const [toX, toY] = to[id] as Finger;
    return [(x + toX) / 2, (y + toY) / 2];
  });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) });
  for (const fingers of [halfway, to]) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(fingers) });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the endless table is pinched, dragged, wheeled, and moved by keys and buttons', async ({
  page,
}) => {
  const names = ['Zofia', 'Otto'];
  await openLaid(page, layKrzyzowka({ id: 'camera', options: { game: 1 }, names, moves: 4 }));
  const cdp = await page.context().newCDPSession(page);
  const box = await page.locator('.kz-table__frame').boundingBox();
  if (!box) throw new Error('no table');
  const spot = (x: number, y: number): Finger => [box.x + x * box.width, box.y + y * box.height];
  const home = await cameraOf(page);

  await swipe(cdp, [spot(0.4, 0.5), spot(0.6, 0.5)], [spot(0.3, 0.5), spot(0.7, 0.5)]);
  await expectSize(page).toBeGreaterThan(home.size * 1.4);
  const pinched = await cameraOf(page);
  await swipe(cdp, [spot(0.5, 0.3)], [spot(0.5, 0.5)]);
  await expect.poll(async () => (await cameraOf(page)).y).toBeGreaterThan(pinched.y + 20);
  expect((await cameraOf(page)).size).toBe(pinched.size);
  // No tile was taken and no cell chosen on the way.
  await expect(page.locator('.kz-cell[aria-selected=true]')).toHaveCount(0);

  await page.mouse.move(...spot(0.5, 0.5));
  await page.mouse.wheel(0, 120);
  await expectSize(page).toBeLessThan(pinched.size);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(() => cameraOf(page)).toEqual(home);

  await page.locator('.kz-cell[tabindex="0"]').focus();
  await page.keyboard.press('+');
  await expectSize(page).toBeCloseTo(home.size * 1.25, 3);
  await page.keyboard.press('-');
  await expectSize(page).toBeCloseTo(home.size, 3);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await cameraOf(page)).x).toBeCloseTo(home.x - home.size, 0);
  await page.keyboard.press('0');
  await expect.poll(() => cameraOf(page)).toEqual(home);
});

test('a table too large for the screen says so, is seen as a whole, and leads back to the last word', async ({
  page,
}) => {
  const names = ['Zofia', 'Otto'];
  const laid = layKrzyzowka({ id: 'large', options: { game: 1 }, names, moves: 16 });
  await openLaid(page, laid);
  const beyond = page.locator('.kz-beyond__side');
  const hint = page.getByText('Drag the table to see the rest');
  await expect(hint).toBeVisible();
  await expect(page.locator('.kz-cell--last').first()).toBeInViewport();
  const cdp = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await page.locator('.kz-table__frame').boundingBox()) as Box;
  const middle: Finger = [x + width / 2, y + height / 2];
  await swipe(cdp, [middle], [[middle[0] + 60, middle[1] + 60]]);
  await expect(hint).toHaveCount(0);
  await expect(beyond.first()).toBeVisible();

  await page.getByRole('button', { name: 'Show everything' }).tap();
  await expect(beyond).toHaveCount(0);
  const { size } = await cameraOf(page);
  expect(size).toBeLessThan(24);
  // Too small to be hit: a tap goes there, and chooses nothing.
  await page.touchscreen.tap(...middle);
  await expectSize(page).toBeGreaterThan(25);
  await expect(page.locator('.kz-cell[aria-selected=true]')).toHaveCount(0);

  const last = laid.table.state as CommonState;
  const word = last.last?.type === 'laid' ? last.last.words[0] : null;
  for (const back of [
    () => page.getByRole('button', { name: 'To the last word' }).tap(),
    () => page.locator('.kz-cell[tabindex="0"]').press('Home'),
  ]) {
    await page.locator('.kz-cell[tabindex="0"]').press('Shift+ArrowRight');
    await back();
    const now = await cameraOf(page);
    const across = word?.across ? (word.word.length ?? 1) / 2 : 0.5;
    expect(now.x + ((word?.column ?? 0) + across) * now.size).toBeCloseTo(width / 2, -1);
  }
});

/** A cell, then tile after tile. */
async function layByThumb(page: Page, tiles: readonly Placement[]): Promise<void> {
  const sorted = [...tiles].sort((a, b) => a.row - b.row || a.column - b.column);
  const [first] = sorted as [Placement, ...Placement[]];
  const isDown = tiles.length > 1 && tiles.every(({ column }) => column === first.column);
  await page.getByRole('button', { name: 'Show everything' }).tap();
  for (let steps = 0; steps < 3; steps++) {
    await page.getByRole('button', { name: 'Farther' }).tap();
  }
  await cellAt(page, first).tap();
  if (isDown) await cellAt(page, first).tap();
  for (const placed of sorted) {
    await rackTile(page, placed.tile).tap();
    await nameBlank(page, placed);
  }
  await expect(page.locator('.kz-cell--fresh')).toHaveCount(tiles.length);
}

offline('a whole game by thumb, and a bot’s answer, without a network', async ({ page }) => {
  const options = { game: 1 };
  let laid = layKrzyzowka({ id: 'phone', options, names: ['Zofia', 'Otto'] });
  const bot = layKrzyzowka({ id: 'bot', options, names: ['Zofia', 'Pica'], bots: 1 });
  await keptForOffline(page);
  await openLaid(page, laid, bot);
  const isKept = () =>
    page.evaluate(async () => (await (await caches.open('lexicon')).keys()).length > 0);
  await expect.poll(isKept).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await takeDevice(page);

  const main = page.locator('.kz-actions .button--main');
  for (let turn = 0; ; turn++) {
    const seat = (laid.table.state as CommonState).active;
    const move: Move = turn < 2 ? wordOrPass(laid) : { do: 'pass' };
    if (move.do === 'lay') {
      await layByThumb(page, move.tiles);
      for (const target of [main, page.locator('.kz-rack__tile').first()]) {
        const size = await target.boundingBox();
        expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(over).toBeLessThanOrEqual(0);
      await main.tap();
    } else {
      await page.getByRole('button', { name: 'Pass', exact: true }).tap();
      await page.locator('dialog .button--main').tap();
    }
    laid = playOn(laid, seat, move);
    if (laid.table.result) break;
    await page.waitForSelector('.hand-over');
    await takeDevice(page);
  }
  await expect(page.locator('.result')).toBeVisible();
  await expect(page.locator('.chip__score')).toHaveText(
    (laid.table.state as CommonState).scores.map(String),
  );

  await page.goto('/table/krzyzowka/bot');
  await expect(main).toBeVisible();
  const { active } = bot.table.state as CommonState;
  if (active === 0) {
    const move = wordOrPass(bot);
    await layByThumb(page, move.do === 'lay' ? move.tiles : []);
    await main.tap();
  }
  await expect(page.locator('.kz-cell--last').first()).toBeVisible({ timeout: 30_000 });
});
