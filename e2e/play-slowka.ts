import { expect, type Page } from '@playwright/test';
import {
  DIRECTIONS,
  type Field,
  type Move,
  type State,
  spotOf,
  stepFrom,
} from '../games/slowka/rules/index.ts';
import { goTo } from './go-to.ts';
import { bestWord, laySlowka } from './laid-slowka.ts';
import type { LaidTable } from './laid-table.ts';
import { lay } from './storage.ts';

export type WordMove = Extract<Move, { do: 'word' }>;
type Wish = Parameters<typeof laySlowka>[0];

/** Puts a table into the browser and sits down at it, whoever is to move. */
export async function openSlowka(page: Page, wish: Wish): Promise<LaidTable> {
  const table = laySlowka(wish);
  await lay(page, table);
  await goTo(page, `/table/slowka/${wish.id}`);
  await takeDevice(page);
  return table;
}

/** Takes the device, if it is to be handed over. */
export async function takeDevice(page: Page): Promise<void> {
  await page.waitForSelector('.slowka, .hand-over');
  const take = page.locator('.hand-over__take');
  if (await take.isVisible()) await take.click();
  await page.waitForSelector('.slowka');
}

/** Waits until a move is made, and takes the device for the next one. */
export async function nextTurn(page: Page): Promise<void> {
  await page.waitForSelector('.hand-over, .result');
  if (await page.locator('.hand-over').isVisible()) await takeDevice(page);
}

/** The best word of whoever is to move at a laid table. */
export function wordFor({ table }: LaidTable): WordMove {
  const state = table.state as State;
  const word = bestWord(state, state.turn);
  if (!word) throw new Error('no word');
  return word;
}

/** So many best words, for a table that is laid in its middle. */
export const words = (count: number) => new Array<'best'>(count).fill('best');

export function movesOf({ entries }: LaidTable): Move[] {
  return entries.flatMap(({ act }) => (act.do === 'move' ? [act.move as Move] : []));
}

export const field = (page: Page, of: Field) => page.locator(`[data-field="${of}"]`);

/** A token in the hand that can still be taken. */
export const token = (page: Page, letter: string) =>
  page
    .locator('.hand__slot[aria-disabled=false]')
    .filter({ has: page.locator('.letter__sign', { hasText: letter.toUpperCase() }) })
    .first();

export const layButton = (page: Page) => page.locator('.actions__main');

/** Puts a word together letter by letter: a token and its field, or a token that lies there. */
export async function tapWord(
  page: Page,
  { laid, path }: WordMove,
  way: 'click' | 'tap' = 'click',
) {
  for (const at of path) {
    const placed = laid.find((placement) => placement.field === at);
    if (placed) await token(page, placed.token)[way]();
    await field(page, at)[way]();
  }
}

export async function pass(page: Page, way: 'click' | 'tap' = 'click'): Promise<void> {
  await page.locator('.actions .button').nth(1)[way]();
  await page.locator('.actions__main')[way]();
}

const KEYS = ['7', '9', 'ArrowRight', '3', '1', 'ArrowLeft'];

/** Walks over the board by keys, from the field that has the focus. */
export async function walkTo(page: Page, to: Field): Promise<void> {
  let at = await page.evaluate(() =>
    Number(document.activeElement?.getAttribute('data-field') ?? Number.NaN),
  );
  while (at !== to) {
    const ways = DIRECTIONS.flatMap((direction, index) => {
      const next = stepFrom(at, direction);
      return next === null ? [] : [{ next, key: KEYS[index] as string }];
    });
    const [best] = ways.sort(
      (one, other) => stepsBetween(one.next, to) - stepsBetween(other.next, to),
    );
    if (!best) throw new Error('the focus is not on the board');
    await page.keyboard.press(best.key);
    at = best.next;
  }
  await expect(field(page, to)).toBeFocused();
}

function stepsBetween(from: Field, to: Field): number {
  const [here, there] = [spotOf(from), spotOf(to)];
  const across = (spot: typeof here) => spot.column + (spot.row % 2 === 0 ? 0.5 : 0);
  const down = Math.abs(here.row - there.row);
  return down + Math.max(0, Math.abs(across(here) - across(there)) - down / 2);
}

/** Types a letter; one that needs AltGr comes with Ctrl and Alt, as on Windows. */
export async function typeLetter(page: Page, letter: string): Promise<void> {
  if (/[a-z]/.test(letter)) return page.keyboard.press(letter);
  const keys = await page.context().newCDPSession(page);
  const ALT_AND_CTRL = 3;
  const event = { key: letter, text: letter, modifiers: ALT_AND_CTRL };
  await keys.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
  await keys.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

/** Presses Tab until what is focused matches. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 60; stop++) {
    if (await page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
}

export async function expectResult(page: Page, { table }: LaidTable): Promise<void> {
  await expect(page.locator('.result')).toBeVisible();
  const scores = table.result?.scores.map(String) ?? [];
  await expect(page.locator('.chip__score')).toHaveText(scores);
}
