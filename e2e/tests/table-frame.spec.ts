import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../../games/index.ts';
import type { Manifest } from '../../games/manifest.ts';
import type { Entry } from '../../kernel/src/index.ts';
import { layByBots, turnOf } from '../laid-by-bots.ts';
import { layKrzyzowka } from '../laid-krzyzowka.ts';
import { laySlowka } from '../laid-slowka.ts';
import { layFakty } from '../play-fakty.ts';
import { layButton, movesOf, openSlowka, tapWord, type WordMove } from '../play-slowka.ts';
import { lay, readRows } from '../storage.ts';

const PHONE = { width: 360, height: 640 };
const LYING = { width: 740, height: 360 };
const TABLET = { width: 820, height: 1180 };
const WIDE = { width: 1920, height: 1080 };

const gameOf = (id: string) => GAMES.find((game) => game.id === id) as Manifest;

/** A table in its middle, where the person is to act, or the bot. */
async function openMiddle(page: Page, id: string, seat: 0 | 1 = 0): Promise<number> {
  const laid = await layByBots(gameOf(id), turnOf(seat, 8));
  await lay(page, laid);
  await page.goto(`/table/${id}/${laid.kept.plan.id}`);
  await page.waitForSelector('.frame__board');
  return laid.entries.length;
}

const pageScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollHeight - innerHeight, scrollWidth - innerWidth];
  });

test('the line of news says what happened since one’s turn, and opens the whole log by key or tap', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openMiddle(page, 'slowka');
  await expect(page.locator('.news-line')).toContainText('Since your turn: Otto');
  const open = page.getByRole('button', { name: /^Open the log/ });
  await open.focus();
  await page.keyboard.press('Enter');
  const log = page.getByRole('dialog', { name: 'What happened' });
  await expect(log.getByRole('listitem').first()).toHaveText('The table is set.');
  await expect(log.getByText('Since your turn')).toBeVisible();
  await expect(log.getByRole('listitem').last()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(log).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('what a bot has laid since one’s turn is marked, and its points rise on its chip', async ({
  page,
}) => {
  await openMiddle(page, 'slowka');
  await page.locator('.actions .button').nth(1).click();
  await page.locator('.actions__main').click();
  await expect(page.locator('.news-line')).toContainText(/Since your turn: .*Otto/);
  await expect(page.locator('.hex--new').first()).toBeVisible();
  await expect(page.locator('.chip').nth(1).locator('.chip__gain')).toContainText(/^\+\d+/);
  await expect(page.locator('.chip').first().locator('.chip__gain')).toHaveCount(0);
});

test('what one would have if it ended now stands on every chip, with its name', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const id of ['extra', 'extrablatt']) {
    await openMiddle(page, id);
    const figures = await page.locator('.chip__score').allInnerTexts();
    expect(figures, id).toHaveLength(2);
    for (const figure of figures) expect(figure, id).toMatch(/^If it ended now\s*−?\d/);
  }
});

test('a phone on its side has board and desk side by side, and needs no page scroll', async ({
  page,
}) => {
  await page.setViewportSize(LYING);
  for (const id of ['extra', 'slowka']) {
    await openMiddle(page, id);
    const board = await page.locator('.frame__board').boundingBox();
    const desk = await page.locator('.frame__desk').boundingBox();
    expect((board?.x ?? 0) + (board?.width ?? 0), id).toBeLessThanOrEqual(desk?.x ?? 0);
    expect(await pageScroll(page), id).toEqual([0, 0]);
  }
});

test('from a tablet on, log and what is worth seeing are in sight, and on a very wide screen rivals’ sheets too', async ({
  page,
}) => {
  await page.setViewportSize(TABLET);
  await openMiddle(page, 'extra');
  const side = page.getByRole('complementary', { name: 'Around the game' });
  await expect(side.getByRole('heading', { name: 'What happened' })).toBeInViewport();
  await expect(side.getByRole('heading', { name: /^Last throw/ })).toBeInViewport();
  await expect(side.locator('.rival')).toHaveCount(0);
  await page.setViewportSize(WIDE);
  await expect(side.locator('.rival')).toHaveCount(1);
  await page.setViewportSize(PHONE);
  await expect(side).toHaveCount(0);
  await page.setViewportSize(TABLET);
  await openMiddle(page, 'slowka');
  await expect(side.getByRole('heading', { name: 'What happened' })).toBeInViewport();
  await expect(side.locator('.unseen-letters, .pool').first()).toBeInViewport();
});

test('a very wide screen leaves no quarter empty, in any game', async ({ page }) => {
  await page.setViewportSize(WIDE);
  for (const { id } of GAMES) {
    await openMiddle(page, id);
    const boxes = await page
      .locator('.frame__board, .frame__desk, .frame__more, .frame__news')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    const right = Math.max(...boxes.map((box) => box.right));
    const left = Math.min(...boxes.map((box) => box.left));
    expect.soft(right - left, id).toBeGreaterThan(WIDE.width * 0.7);
    expect.soft(await pageScroll(page), id).toEqual([0, 0]);
    await expect.soft(page.locator('.frame__log li').last(), id).toBeInViewport();
  }
});

test('EXTRA! on a phone explains its columns on a tap, and has the last throw', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openMiddle(page, 'extra');
  await page.locator('.rows__heads').first().click();
  const help = page.getByRole('dialog', { name: 'What the sheet says' });
  await expect(help).toContainText('What one more cross in it would change.');
  await page.keyboard.press('Escape');
  await expect(page.locator('.frame__desk .last')).toContainText('Otto');
});

test('Słówka’s path runs beneath the letters, and a refused word stays to be corrected', async ({
  page,
}) => {
  const start = { id: 'stays', names: ['Marie', 'Otto'], deeds: ['best'] as const };
  await openSlowka(page, start);
  const beneath = await page.evaluate(() => {
    const [ribbon, prints] = ['.ribbon', '.prints'].map((css) => document.querySelector(css));
    const order = ribbon && prints ? ribbon.compareDocumentPosition(prints) : 0;
    return (order & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  });
  expect(beneath).toBe(true);
  const refused = laySlowka({ ...start, deeds: ['best', 'bluff'] });
  await tapWord(page, movesOf(refused).at(-1) as WordMove);
  const word = await page.locator('.preview__word strong').innerText();
  await layButton(page).click();
  await expect(page.locator('.tries')).toContainText(word);
  await expect(page.locator('.preview__word strong')).toHaveText(word);
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(page.locator('.preview__word strong')).toHaveText(word.slice(0, -1));
});

test('whoever takes the device at Extra Fakty is told nothing of another game’s secrets', async ({
  page,
}) => {
  await layFakty(page, 'won', 10, 2);
  await page.reload();
  const handOver = page.locator('.hand-over');
  await expect(handOver).toContainText('What comes next is for your eyes only.');
  await expect(handOver).not.toContainText(/split|dice|throw|sheet/i);
});

test.describe('unhurried bots', () => {
  // As a new reader has them.
  test.use({ storageState: { cookies: [], origins: [] } });

  const entriesOf = async (page: Page) =>
    (await readRows(page, 'entries')).map(({ value }) => value as Entry);

  /** Two bots are to play, one after the other; the first was asked just now. */
  async function openTwoBots(page: Page): Promise<number> {
    const laid = layKrzyzowka({
      id: 'pace',
      options: { game: 1 },
      names: ['Zofia', 'Otto', 'Ida'],
      bots: 2,
      // Seat 2 is followed by seat 1.
      moves: ({ table }) => table.log.length > 4 && table.turn.must[0] === 2,
    });
    await lay(page, laid);
    await page.goto('/table/krzyzowka/pace');
    await page.waitForSelector('.kz');
    return laid.entries.length;
  }

  /** A bot is to roll, and then to lay or draw. */
  const openFakty = (page: Page) => openMiddle(page, 'fakty', 1);

  for (const [name, open] of Object.entries({ krzyzowka: openTwoBots, fakty: openFakty })) {
    test(`take about a second for each step, so that each is seen: ${name}`, async ({ page }) => {
      const had = await open(page);
      const steps = async () => (await entriesOf(page)).length;
      await expect.poll(steps, { timeout: 30_000 }).toBeGreaterThanOrEqual(had + 2);
      const [one, other] = (await entriesOf(page)).slice(had).map(({ at }) => at);
      expect((other ?? 0) - (one ?? 0)).toBeGreaterThanOrEqual(900);
      expect((other ?? 0) - (one ?? 0)).toBeLessThan(3_000);
    });

    test(`are hurried by a tap on what does nothing else: ${name}`, async ({ page }) => {
      const had = await open(page);
      await page.waitForSelector('.news__hurry');
      await page.locator('.frame__side h2').first().dispatchEvent('pointerdown');
      const steps = async () => (await entriesOf(page)).length;
      await expect.poll(steps, { timeout: 30_000 }).toBeGreaterThanOrEqual(had + 2);
      const [one, other] = (await entriesOf(page)).slice(had).map(({ at }) => at);
      expect((other ?? 0) - (one ?? 0)).toBeLessThan(900);
      await expect(page.getByRole('button', { name: 'Hurry' })).toHaveCount(0);
    });
  }
});
