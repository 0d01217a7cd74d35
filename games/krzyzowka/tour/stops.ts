import type { Page } from '@playwright/test';
import { layKrzyzowka } from '../../../e2e/laid-krzyzowka.ts';
import { openLaid } from '../../../e2e/play-krzyzowka.ts';
import type { Stop } from '../../../e2e/tour/stop.ts';

type Wish = Omit<Parameters<typeof layKrzyzowka>[0], 'id' | 'names'> & {
  readonly names?: readonly string[];
};

/** A table at one device after so many moves. */
function at(id: string, wish: Wish, after?: (page: Page) => Promise<unknown>): Stop {
  return async (page) => {
    await openLaid(page, layKrzyzowka({ id, names: ['Zofia', 'Otto'], ...wish }));
    await after?.(page);
  };
}

async function spell(page: Page): Promise<void> {
  await page.locator('.kz-cell[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  for (let tile = 0; tile < 3; tile++) await page.locator('.kz-rack__tile').first().click();
}

const inTurn = { rounds: 'in-turn', minutes: 5 };

export const stops: Readonly<Record<string, Stop>> = {
  'krzyzowka-new': async (page) => {
    await page.goto('/new/krzyzowka');
    await page.locator('summary').click();
  },
  'krzyzowka-one-start': at('one-start', { options: { game: 1 } }),
  'krzyzowka-one-middle': at('one-middle', { options: { game: 1 }, moves: 8 }, spell),
  'krzyzowka-one-exchange': at('one-exchange', { options: { game: 1 }, moves: 8 }, (page) =>
    page.locator('.kz-actions .button').nth(1).click(),
  ),
  'krzyzowka-one-blank': at('one-start', { options: { game: 1 } }, async (page) => {
    await page.locator('.kz-cell[tabindex="0"]').click();
    await page.locator('.kz-rack__tile:has(.letter--blank)').first().click();
  }),
  'krzyzowka-one-challenge': at('one-doubt', {
    options: { game: 1, words: 'challenge' },
    names: ['Zofia', 'Otto', 'Ida', 'Maksymilian'],
    moves: 7,
  }),
  'krzyzowka-one-over': at('one-over', { options: { game: 1 }, moves: 'end' }),
  'krzyzowka-two-start': at('two-start', { options: { game: 2, ...inTurn } }),
  'krzyzowka-two-middle': at('two-middle', { options: { game: 2, ...inTurn }, moves: 2 }),
  'krzyzowka-two-swap': at('two-swap', { options: { game: 2, ...inTurn }, moves: 1 }, (page) =>
    page.locator('.kz-actions .button').nth(1).click(),
  ),
  'krzyzowka-two-over': at('two-over', { options: { game: 2, ...inTurn }, moves: 'end' }),
  'krzyzowka-three-middle': at('three-middle', { options: { game: 3, ...inTurn }, moves: 2 }),
  'krzyzowka-three-over': at('three-over', { options: { game: 3, ...inTurn }, moves: 'end' }),
};
