import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { DECKS, fakty, type Move, type Tile } from '../../games/fakty/rules/index.ts';
import { readRecord } from '../../kernel/src/index.ts';
import { layFakty } from '../play-fakty.ts';

/** What comes next in a golden game. */
function movesFrom(fixture: string, steps: number): Move[] {
  const file = new URL(`../../games/fakty/fixtures/${fixture}.txt`, import.meta.url);
  const { log } = readRecord(readFileSync(file, 'utf8'), () => fakty);
  return log.slice(steps).flatMap(({ act }) => (act.do === 'move' ? [act.move as Move] : []));
}

/** Whether the focus is on a button so named, and how to come closer if not: Tab, or an arrow. */
function nextKey(page: Page, name: string): Promise<string | null> {
  return page.evaluate((wanted) => {
    const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? '';
    const isWanted = (one: Element) => nameOf(one).startsWith(wanted);
    const from = document.activeElement ?? document.body;
    if (from.matches('button') && isWanted(from)) return null;
    const cells = [...(from.closest('section')?.querySelectorAll('button') ?? [])];
    const to = cells.find(isWanted);
    if (!to || !from.matches('button')) return 'Tab';
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    if (Math.abs(a.top - b.top) > 4) return a.top < b.top ? 'ArrowDown' : 'ArrowUp';
    return a.left < b.left ? 'ArrowRight' : 'ArrowLeft';
  }, name);
}

/** Tab to the group, arrows to the place, Enter: never a pointer. */
async function press(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const key = await nextKey(page, name);
    await page.keyboard.press(key ?? 'Enter');
    if (key === null) return;
  }
  throw new Error(`no way to ${name}`);
}

const COLOURS = ['Subject', 'Predicate', 'Object'];

/** The names of everything that the move taps, the button that confirms it last. */
function taps(move: Move): string[] {
  const say = (tile: Tile) => DECKS.pl.prints[tile]?.text ?? '';
  switch (move.do) {
    case 'lay': {
      const colour = COLOURS[Math.floor(move.tile / 52)];
      return [`${say(move.tile)}, `, `Title ${move.title + 1}, ${colour}`, 'Lay it'];
    }
    case 'take':
      return [`${say(move.tile)}, `, 'Take it'];
    case 'discard':
      return [`${say(move.tile)}, `, 'Discard it'];
    case 'keep':
      return ['Keep it'];
    default:
      throw new Error(`not in these games: ${move.do}`);
  }
}

const isHeld = (page: Page, name: string) =>
  page.locator(`.fk-tray [aria-label^="${name}"][aria-pressed=true]`).count();

/** Stretches without luck: a live table has its own. */
const STRETCHES = [
  { what: 'the pool, and two titles', fixture: 'won', steps: 43, seats: 2, moves: 3 },
  { what: 'the end of rivals', fixture: 'won', steps: 55, seats: 2, moves: 2 },
  { what: 'the end of one page', fixture: 'hot-won', steps: 127, seats: 3, moves: 2 },
] as const;

for (const { what, fixture, steps, seats, moves } of STRETCHES) {
  test(`the keyboard alone does it: ${what}`, async ({ page }) => {
    await layFakty(page, fixture, steps, seats);
    const rest = movesFrom(fixture, steps);
    for (const move of rest.slice(0, moves)) {
      const shown = await page.locator('.fakty').innerHTML();
      const [first = '', ...others] = taps(move);
      // What the die brought is held already.
      if (!(await isHeld(page, first))) await press(page, first);
      for (const name of others) await press(page, name);
      await expect.poll(() => page.locator('.fakty').innerHTML()).not.toBe(shown);
      await page.waitForSelector('.fk-actions, .result');
    }
    if (rest.length > moves) await expect(page.locator('.fk-actions__main')).toHaveText(/Roll/);
    else await expect(page.locator('.result')).toBeVisible();
  });
}

test('a board is one tab stop, and the focus goes to what is to be done', async ({ page }) => {
  await layFakty(page, 'won', 35, 2);
  const stops = await page
    .locator('.fakty section')
    .evaluateAll((sections) =>
      sections.map((one) => one.querySelectorAll('button:not([tabindex="-1"])').length),
    );
  expect(stops.length).toBeGreaterThan(2);
  expect(new Set(stops)).toEqual(new Set([1]));
  await page.locator('.fk-actions button').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.fk-actions__main')).toHaveText('Roll the die');
  await expect(page.locator('.fk-actions__main')).toBeFocused();
});
