import { expect, type Locator, type Page } from '@playwright/test';
import type { Placement } from '../games/krzyzowka/rules/index.ts';
import { goTo } from './go-to.ts';
import type { LaidTable } from './laid-table.ts';
import { lay } from './storage.ts';

/** Puts tables where the app finds them, and opens the first. */
export async function openLaid(page: Page, ...tables: readonly LaidTable[]): Promise<void> {
  // The front page makes the database that tables are laid into.
  await page.goto('/');
  await page.waitForSelector('.front--read');
  await lay(page, ...tables);
  await goTo(page, `/table/krzyzowka/${tables[0]?.kept.plan.id}`);
  await takeDevice(page);
}

export async function takeDevice(page: Page): Promise<void> {
  await page.waitForSelector('.kz, .hand-over__take');
  const take = page.locator('.hand-over__take');
  if (await take.isVisible()) await take.click();
  await page.waitForSelector('.kz');
}

const signed = (number: number) => String(number).replace('-', '−');

/** A cell by the name that a screen reader says. */
export function cellAt(page: Page, { row, column }: { row: number; column: number }): Locator {
  const place = `Row ${signed(row)}, column ${signed(column)}:`;
  return page.locator(`.kz-cell[aria-label^="${place}"]`);
}

export function rackTile(page: Page, tile: string): Locator {
  const name = tile === '?' ? 'Blank' : `${tile.toLocaleUpperCase('pl')},`;
  return page.locator(`.kz-rack__tile[aria-label^="${name}"]`).first();
}

export async function nameBlank(page: Page, { tile, letter }: Placement): Promise<void> {
  if (tile !== '?') return;
  const name = (letter ?? '').toLocaleUpperCase('pl');
  await page.locator('.kz-letters').getByRole('button', { name, exact: true }).click();
}

/** Lets a blank be what comes first, if it was one that was laid. */
export async function nameAnyBlank(page: Page): Promise<void> {
  const letter = page.locator('.kz-letters button').first();
  if (await letter.isVisible()) await letter.click();
}

/** Tile by tile: tapped in the rack, then on the table. Those first that have a cell there already. */
export async function tapWord(page: Page, tiles: readonly Placement[]): Promise<void> {
  const left = [...tiles];
  while (left.length) {
    const there = await Promise.all(left.map((placed) => cellAt(page, placed).count()));
    const [placed] = left.splice(Math.max(0, there.indexOf(1)), 1) as [Placement];
    await rackTile(page, placed.tile).click();
    await cellAt(page, placed).click();
    await nameBlank(page, placed);
  }
  await expect(page.locator('.kz-cell--fresh')).toHaveCount(tiles.length);
}

/** Tile by tile, dragged from the rack onto its cell. */
export async function dragWord(page: Page, tiles: readonly Placement[]): Promise<void> {
  for (const placed of tiles) {
    await rackTile(page, placed.tile).dragTo(cellAt(page, placed));
    await nameBlank(page, placed);
  }
  await expect(page.locator('.kz-cell--fresh')).toHaveCount(tiles.length);
}

/** The rack from left to right, as a screen reader says it. */
export function rackNow(page: Page): Promise<string[]> {
  return page.locator('.kz-rack__tile').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
}

/** Keys only: walks to the first cell, turns if need be, and types. */
export async function typeWord(page: Page, tiles: readonly Placement[]): Promise<void> {
  await typeTiles(page, tiles);
  await expect(page.locator('.kz-cell--fresh')).toHaveCount(tiles.length);
}

/** The same on a table of one's own, where no tile stands out. */
export async function typeTiles(page: Page, tiles: readonly Placement[]): Promise<void> {
  const sorted = [...tiles].sort((a, b) => a.row - b.row || a.column - b.column);
  const first = sorted[0] as Placement;
  await page.locator('.kz-cell[tabindex="0"]').focus();
  await walkTo(page, first);
  const isDown =
    sorted.some(({ column }) => column === first.column && sorted.length > 1) &&
    sorted.every(({ column }) => column === first.column);
  const looksDown = await page.locator('.kz-cell--down').count();
  if (sorted.length > 1 && isDown !== looksDown > 0) await page.keyboard.press('Space');
  for (const { tile, letter } of sorted) {
    await typeLetter(page, letter ?? tile);
  }
}

/** With Alt, as on the Polish programmers' keyboard. */
const WITH_ALT: Readonly<Record<string, string>> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'x',
  ż: 'z',
};

export function typeLetter(page: Page, letter: string): Promise<void> {
  const base = WITH_ALT[letter];
  return page.keyboard.press(base ? `Alt+${base}` : letter);
}

async function walkTo(page: Page, to: { row: number; column: number }): Promise<void> {
  const here = async () => {
    const label = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? '',
    );
    const [, row, column] = /^Row (\S+), column ([^:]+):/.exec(label.replaceAll('−', '-')) ?? [];
    return { row: Number(row), column: Number(column) };
  };
  // One step there and back: a cell must be chosen before the way is known.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  const from = await here();
  const steps = (distance: number, less: string, more: string) =>
    new Array<string>(Math.abs(distance)).fill(distance < 0 ? less : more);
  for (const key of [
    ...steps(to.row - from.row, 'ArrowUp', 'ArrowDown'),
    ...steps(to.column - from.column, 'ArrowLeft', 'ArrowRight'),
  ]) {
    await page.keyboard.press(key);
  }
  expect(await here()).toEqual({ row: to.row, column: to.column });
}
