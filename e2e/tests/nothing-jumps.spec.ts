import { expect, type Page, test } from '@playwright/test';
import { boardPlaces, watchBoard } from '../board-places.ts';
import { goTo } from '../go-to.ts';
import { openExtrablatt } from '../laid-extrablatt.ts';
import { layKrzyzowka } from '../laid-krzyzowka.ts';
import { MID_GAMES, movesOfFirst } from '../laid-mid-game.ts';
import { laySlowka } from '../laid-slowka.ts';
import type { LaidTable } from '../laid-table.ts';
import { layFakty } from '../play-fakty.ts';
import { lay } from '../storage.ts';
import { tapAnything } from '../tap-anything.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];
/** So many moves of one's own, each with whatever bots do then. */
const MOVES = 2;

/** German has the longest prompts. */
const inGerman = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ language: 'de' })));

async function expectNoJump(page: Page, where: string): Promise<void> {
  const jumped = Object.entries(await boardPlaces(page)).filter(([, places]) => places.length > 1);
  expect.soft(jumped, where).toEqual([]);
}

const nameOf = ({ width, height }: (typeof SIZES)[number]) => `${width} × ${height}`;

for (const [name, layOut] of Object.entries(MID_GAMES)) {
  test(`the board stays where it is, whatever is tapped and whoever plays: ${name}`, async ({
    page,
  }) => {
    await inGerman(page);
    const laid = await layOut();
    const { game, id } = laid.kept.plan;
    let made = movesOfFirst(laid);
    await lay(page, laid);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await goTo(page, `/table/${game}/${id}`);
      await watchBoard(page);
      made += MOVES;
      await tapAnything(page, made);
      await expectNoJump(page, nameOf(size));
    }
  });
}

const FOUR = ['Zofia', 'Otto', 'Ida', 'Maksymilian'];

/** A table of people at this device, opened by whoever is to act. */
async function open(page: Page, laid: LaidTable, css: string): Promise<void> {
  const { game, id } = laid.kept.plan;
  await lay(page, laid);
  await goTo(page, `/table/${game}/${id}`);
  await page.waitForSelector(`${css}, .hand-over`);
  const take = page.locator('.hand-over__take');
  if (await take.isVisible()) await take.click();
  await page.waitForSelector(css);
}

type Opening = (page: Page) => Promise<unknown>;

const slowka = (
  name: string,
  deeds: Parameters<typeof laySlowka>[0]['deeds'],
  words: 'challenge' | 'checked' = 'challenge',
): Opening => {
  const options = words === 'checked' ? { options: { tableWords: true } } : {};
  return (page) =>
    open(
      page,
      laySlowka({ id: `jumps-${name}`, names: FOUR, words, ...options, deeds: deeds ?? [] }),
      '.slowka',
    );
};

const common =
  (moves: number): Opening =>
  (page) =>
    open(
      page,
      layKrzyzowka({
        id: `jumps-four-${moves}`,
        options: { game: 1, words: 'challenge' },
        names: FOUR,
        moves,
      }),
      '.kz',
    );

const paper =
  (steps: number): Opening =>
  (page) =>
    openExtrablatt(page, { fixture: 'three-seats', steps, person: 0 });

/** Turns of one table in which something else is asked. */
const PROMPTS: Readonly<Record<string, readonly Opening[]>> = {
  'slowka, challenged by four at one device': [
    slowka('first', []),
    slowka('open', ['best']),
    slowka('bluff', ['best', 'bluff']),
    slowka('struck', ['best', 'bluff', 'challenge']),
  ],
  'slowka, four who vote': [
    slowka('votes', [], 'checked'),
    slowka('refused', ['bluff'], 'checked'),
    slowka('asked', ['bluff', 'ask'], 'checked'),
  ],
  'krzyzowka, challenged by four at one device': [common(0), common(1), common(7)],
  extrablatt: [42, 53, 54, 60, 69, 76, 85, 118].map(paper),
  'fakty, four at one device': [2, 90, 96, 100, 104].map(
    (steps): Opening =>
      (page) =>
        layFakty(page, 'vote-again', steps, 4),
  ),
};

for (const [name, openings] of Object.entries(PROMPTS)) {
  test(`the board stays where it is whatever is asked: ${name}`, async ({ page }) => {
    await inGerman(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const places = new Set<string>();
      for (const visit of openings) {
        await visit(page);
        places.add(JSON.stringify(await page.locator('.frame__board').boundingBox()));
      }
      expect.soft([...places], nameOf(size)).toHaveLength(1);
    }
  });
}
