import type { Page } from '@playwright/test';
import { extrablatt } from '../games/extrablatt/rules/index.ts';
import type { Holder } from '../table/src/index.ts';
import { goTo } from './go-to.ts';
import { layRecord } from './laid-record.ts';
import { lay } from './storage.ts';

interface Wish {
  readonly fixture: string;
  /** How many steps of the golden game have been made, the deal included. */
  readonly steps: number;
  /** The one person among bots; all are people at one device if it is left out. */
  readonly person?: number;
}

const NAMES = ['Marie', 'Otto', 'Zofia', 'Jan'];
const SEATS: Readonly<Record<string, number>> = {
  'two-seats': 2,
  upset: 2,
  'three-seats': 3,
  'two-papers': 2,
  'three-papers': 3,
  'second-thoughts': 3,
  'the-other-photo': 3,
};

let opened = 0;

/** Opens a golden game in its middle, and takes the device if it is handed over. */
export async function openExtrablatt(page: Page, { fixture, steps, person }: Wish): Promise<void> {
  const holders = NAMES.slice(0, SEATS[fixture] ?? 4).map(
    (name, seat): Holder =>
      person === undefined || seat === person
        ? { kind: 'person', name }
        : { kind: 'bot', name, level: 'easy' },
  );
  // Never the same table twice: it would have the draft of the last visit.
  const id = `${fixture}-${++opened}`;
  // The front page makes the database that a table is laid into.
  if (!page.url().includes('/table/')) {
    await page.goto('/');
    await page.waitForSelector('.front--read');
  }
  await lay(page, layRecord(extrablatt, { id, fixture, steps, holders }));
  await goTo(page, `/table/extrablatt/${id}`);
  await page.waitForSelector('.extrablatt, .hand-over');
  const take = page.locator('.hand-over__take');
  if (await take.isVisible()) await take.click();
  await page.waitForSelector('.extrablatt');
}
