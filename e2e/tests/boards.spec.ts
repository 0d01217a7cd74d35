import { expect, type Locator, type Page, test } from '@playwright/test';
import { fakty } from '../../games/fakty/rules/index.ts';
import type { CommonState, Tile } from '../../games/krzyzowka/rules/index.ts';
import { openExtrablatt } from '../laid-extrablatt.ts';
import { layKrzyzowka, playOn } from '../laid-krzyzowka.ts';
import { layRecord } from '../laid-record.ts';
import { layFakty, playFakty } from '../play-fakty.ts';
import { openLaid } from '../play-krzyzowka.ts';
import { lay } from '../storage.ts';
import { STOPS } from '../tour/stops.ts';

const PHONE = { width: 360, height: 640 };

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (!box) throw new Error('not in sight');
  return box;
}

/** By how many pixels two things lie over each other, across and down; 0 if they do not. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, Math.min(across, down));
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true });

  for (const game of ['krzyzowka', 'fakty', 'extrablatt']) {
    test(`board and actions are side by side, without page scroll: ${game}`, async ({ page }) => {
      const turns = {
        krzyzowka: ['krzyzowka-one-middle', 'krzyzowka-two-middle', 'krzyzowka-three-middle'],
        fakty: ['fakty-lay', 'fakty-hot'],
        extrablatt: [
          'extrablatt-fax',
          'extrablatt-put',
          'extrablatt-cheques',
          'extrablatt-motor',
          'extrablatt-over',
        ],
      }[game] as string[];
      for (const turn of turns) {
        await STOPS[turn]?.(page);
        const board = await boxOf(page.locator('.frame__board'));
        const desk = await boxOf(page.locator('.frame__desk'));
        expect.soft(board.x + board.width, turn).toBeLessThanOrEqual(desk.x);
        expect.soft(board.height, turn).toBeGreaterThan(250);
        expect.soft(await overflow(page), turn).toBeLessThanOrEqual(0);
        if (turn === 'extrablatt-motor') {
          const hidden = page.locator('.xb-desk');
          expect
            .soft(await hidden.evaluate((area) => area.scrollHeight - area.clientHeight), turn)
            .toBeLessThanOrEqual(0);
        }
        if (turn !== 'extrablatt-fax' && turn !== 'extrablatt-over') {
          await expect.soft(page.locator('main .button--main')).toBeInViewport({ ratio: 1 });
        }
      }
    });
  }
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('rivals, what nobody has seen, and the news stand beside the desk', async ({ page }) => {
    const beside = {
      'krzyzowka-one-middle': '.kz-unseen li',
      'fakty-lay': '.fk-rival .fk-field--laid',
      'extrablatt-put': '.xb-rival',
    };
    for (const [turn, css] of Object.entries(beside)) {
      await STOPS[turn]?.(page);
      await expect.soft(page.locator(`.frame__side ${css}`).first()).toBeInViewport();
      await expect.soft(page.locator('.frame__log li').last()).toBeInViewport();
      expect.soft(await overflow(page), turn).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('rivals’ papers are seen whole above the log', async ({ page }) => {
    for (const turn of ['extrablatt-fax', 'extrablatt-put']) {
      await STOPS[turn]?.(page);
      const log = await boxOf(page.locator('.frame__news'));
      for (const rival of await page.locator('.xb-rival').all()) {
        const { y, height } = await boxOf(rival);
        expect.soft(y + height, turn).toBeLessThanOrEqual(log.y);
      }
      await expect(page.locator('.xb-rival').first()).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the paper keeps its place whatever is asked, and a place says what it earns', async ({
    page,
  }) => {
    await openExtrablatt(page, { fixture: 'three-seats', steps: 42, person: 0 });
    const sheet = page.locator('.xb-sheet');
    const before = await boxOf(sheet);
    await page.getByRole('button', { name: /Museum/ }).click();
    expect(await boxOf(sheet)).toEqual(before);
    await page.locator('.xb-card:not(.xb-card--barred)').first().click();
    await page.locator('[data-cell="11-17"]').click();
    await expect(page.locator('.xb-hint')).toContainText(/If it ended now: \+[1-9]\d*,?000\./);
    expect(await boxOf(sheet)).toEqual(before);
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(page.locator('.xb-fax')).toBeVisible();
    expect(await boxOf(sheet)).toEqual(before);
  });

  test('stop press is a strip: who, how much, and neither prompt nor titles are covered', async ({
    page,
  }) => {
    await layFakty(page, 'won', 10, 2);
    await page.locator('.fk-tray').getByLabel('HRABINA Z BLOKU').click();
    const field = page.locator('.fakty__page').getByLabel(/^Title 1, Subject/);
    await field.click();
    // What it would bring is said before it is laid.
    await expect(field).toHaveAccessibleName(/closes the title, \+2/);
    await expect(page.locator('.fk-title--closes .fk-title__number')).toHaveText('+2');
    await page.locator('.fk-actions__main').click();
    const strip = page.locator('.fk-read-out');
    await expect(strip).toContainText('Marie +2');
    const words = strip.locator('.fk-read-out__title');
    expect(await overlap(words, strip.getByRole('button'))).toBe(0);
    const cut = await words.evaluate((area) => area.scrollHeight - area.clientHeight);
    expect(cut).toBeLessThanOrEqual(1);
    expect(await overlap(strip, page.locator('.fk-die-row'))).toBe(0);
    expect(await overlap(strip, page.locator('.fakty__page'))).toBe(0);
    await expect(strip).toHaveCount(0, { timeout: 8_000 });
  });

  test('the die says what it does, and what red underlines mean, also by keyboard', async ({
    page,
  }) => {
    await STOPS['fakty-hot']?.(page);
    await page.getByRole('button', { name: 'What the die does' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.fk-legend__face')).toHaveCount(6);
    await expect(dialog).toContainText('one point more once its title is closed');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('no tile lies behind a button, the last word has a name and points, and the table stays', async ({
    page,
  }) => {
    await STOPS['krzyzowka-one-middle']?.(page);
    const table = page.locator('.kz-table__frame');
    expect(await overlap(table, page.locator('.kz-table__zoom'))).toBe(0);
    await expect(page.locator('.kz-tag')).toHaveText(/^Otto \+\d+$/);
    await expect(page.locator('.kz-cell--last').first()).toBeVisible();
    const before = await boxOf(table);
    await expect(page.getByRole('button', { name: /^Lay for \d+$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Take all tiles back' }).click();
    await expect(page.getByRole('button', { name: 'Lay', exact: true })).toBeVisible();
    expect(await boxOf(table)).toEqual(before);
  });

  test('what the dictionary says covers no tile, and moves none', async ({ page }) => {
    const begun = layKrzyzowka({ id: 'verdict', options: { game: 1 }, names: ['Zofia', 'Otto'] });
    const { active, hands } = begun.table.state as CommonState;
    const tiles = (hands[active] as readonly Tile[])
      .filter((tile) => tile !== '?')
      .slice(0, 5)
      .map((tile, column) => ({ row: 0, column, tile }));
    await openLaid(page, playOn(begun, active, { do: 'lay', tiles }));
    const verdict = page.locator('.kz-verdict');
    await expect(verdict).toContainText(
      /is not in the dictionary\. Zofia|is not in the dictionary\. Otto/,
    );
    const table = page.locator('.kz-table__frame');
    expect(await overlap(verdict, table)).toBe(0);
    expect(await overlap(verdict, page.locator('.kz-tools'))).toBe(0);
    const before = await boxOf(table);
    await page.locator('.kz-rack__tile').first().click();
    await page.locator('.kz-cell[tabindex="0"]').click();
    await expect(verdict).toHaveCount(0);
    expect(await boxOf(table)).toEqual(before);
  });
});

for (const [name, viewport, type] of [
  ['at 200 %', { width: 180, height: 320 }, 'normal'],
  ['in large type', PHONE, 'large'],
] as const) {
  test.describe(name, () => {
    test.use({ viewport });

    test('no cheque lies over the clock', async ({ page }) => {
      await page.addInitScript((kept) => {
        localStorage.setItem('settings', JSON.stringify({ type: kept }));
      }, type);
      await STOPS['extrablatt-fax']?.(page);
      for (const css of ['.xb-wallet', '.xb-status__buttons']) {
        expect(await overlap(page.locator('.xb-clock'), page.locator(css)), css).toBe(0);
      }
    });
  });
}

test('Extra Fakty marks the places that are new and those that were emptied since one’s turn', async ({
  page,
}) => {
  await lay(page, layRecord(fakty, { id: 'marks', fixture: 'won', steps: 10 }));
  await page.goto('/table/fakty/marks');
  await page.waitForSelector('.fakty');
  await playFakty(page, '.fk-field--new');
  await expect(page.locator('.fk-field--new').first()).toHaveAccessibleName(
    /, new since your turn/,
  );
  await playFakty(page, '.fk-field--emptied');
  await expect(page.locator('.fk-field--emptied').first()).toHaveAccessibleName(
    /, emptied since your turn/,
  );
});

test('Das Extrablatt counts in the frame of its table: all papers, the count beside or below, the log in sight', async ({
  page,
}) => {
  for (const [width, height] of [
    [820, 1180],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await STOPS['extrablatt-over']?.(page);
    const name = `${width} × ${height}`;
    await expect.soft(page.locator('.frame__board .xb-proof:visible'), name).toHaveCount(4);
    for (const css of ['.xb-count__paper', '.xb-tally', '.result__actions', '.frame__news h2']) {
      await expect.soft(page.locator(css).last(), `${name} ${css}`).toBeInViewport({ ratio: 1 });
    }
    expect.soft(await overflow(page), name).toBeLessThanOrEqual(0);
  }
});

test('on a small phone the end of Das Extrablatt has room for the count, for how it compares and for what next', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await STOPS['extrablatt-over']?.(page);
  for (const css of ['.xb-tally', '.result h2', '.result__record', '.result__actions']) {
    await expect(page.locator(css).last(), css).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('.result__record').first()).toHaveText(/points ahead/);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
