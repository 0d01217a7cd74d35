import type { Page } from '@playwright/test';
import { fieldName, type Move, type State } from '../games/slowka/rules/index.ts';
import { bestWord } from './laid-slowka.ts';
import type { LaidTable } from './laid-table.ts';

type WordMove = Extract<Move, { do: 'word' }>;

/** The best word of whoever is to move at a laid table. */
export function wordFor({ table }: LaidTable): WordMove {
  const state = table.state as State;
  const word = bestWord(state, state.turn);
  if (!word) throw new Error('no word');
  return word;
}

export const field = (page: Page, of: number) => page.locator(`[data-field="${of}"]`);

/** A token in the hand that can still be taken. */
export const token = (page: Page, letter: string) =>
  page
    .locator('.hand__slot[aria-disabled=false]')
    .filter({ has: page.locator('.letter__sign', { hasText: letter.toUpperCase() }) })
    .first();

/** Taps a word together, letter by letter. */
export async function tapWord(page: Page, { laid, path }: WordMove): Promise<void> {
  for (const at of path) {
    const placed = laid.find(({ field: other }) => other === at);
    if (placed) await token(page, placed.token).click();
    await field(page, at).click();
  }
}

export const namesOf = (path: readonly number[]) => path.map(fieldName);
