import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { extrablatt } from '../../games/extrablatt/rules/index.ts';
import { fakty } from '../../games/fakty/rules/index.ts';
import type { AnyGame } from '../../kernel/src/index.ts';
import { seenBy } from '../../table/src/index.ts';
import { keptForOffline, offline } from '../kept-for-offline.ts';
import { layKrzyzowka } from '../laid-krzyzowka.ts';
import { layRecord } from '../laid-record.ts';
import { laySlowka } from '../laid-slowka.ts';
import type { LaidTable } from '../laid-table.ts';
import { openSlowka, pass } from '../play-slowka.ts';
import { lay, readRows } from '../storage.ts';

const NAMES = ['Marie', 'Otto'];
const END = 10_000;

/** A golden game after so many steps, or the first one from there on at which a bot must act. */
function golden(game: AnyGame, fixture: string, from: number): LaidTable {
  const lay = (steps: number) => layRecord(game, { id: `${game.id}-${from}`, fixture, steps });
  for (let steps = from; ; steps++) {
    const laid = lay(steps);
    if (laid.table.result || !laid.table.turn.must.includes(0)) return laid;
  }
}

/** The same table with the first seat among strong bots. */
function amongBots({ kept, ...laid }: LaidTable): LaidTable {
  const holders = kept.plan.holders.map((holder, seat) =>
    seat === 0 ? holder : { kind: 'bot' as const, level: 'hard' as const, name: NAMES[1] ?? '' },
  );
  return { ...laid, kept: { ...kept, plan: { ...kept.plan, holders } } };
}

/** The first of these tables at which somebody else than the first seat must act. */
function othersTurn(tables: readonly LaidTable[]): LaidTable {
  const found = tables.find(({ table }) => !table.turn.must.includes(0));
  if (!found) throw new Error('always the turn of the first seat');
  return found;
}

const words = (count: number) => new Array<'best'>(count).fill('best');

/** For each game: a table where a bot is asked, and one that is over. */
const GAMES: Readonly<Record<string, { running: () => LaidTable; over: () => LaidTable }>> = {
  slowka: {
    running: () =>
      othersTurn([3, 4].map((n) => laySlowka({ id: `s${n}`, names: NAMES, deeds: words(n) }))),
    over: () => laySlowka({ id: 'slowka-over', names: NAMES, playOn: true }),
  },
  krzyzowka: {
    running: () =>
      othersTurn(
        [3, 4].map((moves) =>
          layKrzyzowka({ id: `k${moves}`, options: { game: 1 }, names: NAMES, moves }),
        ),
      ),
    over: () =>
      layKrzyzowka({ id: 'krzyzowka-over', options: { game: 1 }, names: NAMES, moves: 'end' }),
  },
  fakty: {
    running: () => golden(fakty, 'won', 20),
    over: () => golden(fakty, 'won', END),
  },
  extrablatt: {
    running: () => golden(extrablatt, 'two-seats', 20),
    over: () => golden(extrablatt, 'two-seats', END),
  },
};

const stepsOf = async (page: Page) => (await readRows(page, 'entries')).length;

for (const [game, { running, over }] of Object.entries(GAMES)) {
  offline(`strong bots play without a network: ${game}`, async ({ page }) => {
    const laid = amongBots(running());
    await lay(page, laid);
    await keptForOffline(page);
    // A word game has its list by then, and everything else is kept from the first visit.
    await page.goto(`/new/${game}`);
    await page.waitForSelector('.form__start');
    await page.context().setOffline(true);
    await page.goto(`/table/${game}/${laid.kept.plan.id}`);
    await expect
      .poll(() => stepsOf(page), { timeout: 20_000 })
      .toBeGreaterThan(laid.entries.length);
    await expect(page.locator('.refusal')).toHaveCount(0);
  });

  test(`a finished game is replayed, saved, and read from its file: ${game}`, async ({ page }) => {
    const laid = over();
    await lay(page, laid);
    await page.goto(`/table/${game}/${laid.kept.plan.id}`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file' }).click();
    const buffer = readFileSync(await (await saved).path());
    await page.goto('/');
    const file = { name: 'game.txt', mimeType: 'text/plain', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.waitForSelector('.replay');
    const steps = page.locator('.replay').getByText(/^Step \d+ of \d+$/);
    const [, all = ''] = /of (\d+)/.exec(await steps.innerText()) ?? [];
    expect(Number(all)).toBeGreaterThan(5);
    await page.keyboard.press('Home');
    await expect(steps).toHaveText(`Step 0 of ${all}`);
    const scores = page.locator('.chip__score');
    const before = await scores.allTextContents();
    await page.keyboard.press('End');
    await expect(steps).toHaveText(`Step ${all} of ${all}`);
    await expect.poll(() => scores.allTextContents()).not.toEqual(before);
  });
}

for (const [game, fixture] of [
  [fakty, 'won'],
  [extrablatt, 'two-seats'],
] as const) {
  test(`a decision is taken back freely while nobody learnt from it: ${game.id}`, async ({
    page,
  }) => {
    const lays = Array.from({ length: 40 }, (_, more) =>
      layRecord(game, { id: 'undo', fixture, steps: 10 + more }),
    );
    const isFree = ({ kept, table }: LaidTable) =>
      table.turn.must.includes(0) && seenBy(game, table, kept.seed, 0).undo === 'free';
    const laid = lays.find(isFree);
    if (!laid) throw new Error('nothing to take back');
    await lay(page, laid);
    await page.goto(`/table/${game.id}/undo`);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => stepsOf(page)).toBe(laid.entries.length + 1);
    const last = (await readRows(page, 'entries')).at(-1)?.value;
    expect(last).toMatchObject({ by: 0, act: { do: 'undo' } });
    await expect(page.locator('.refusal')).toHaveCount(0);
  });
}

test('a pass at one device is taken back before the next one has looked: slowka', async ({
  page,
}) => {
  await openSlowka(page, { id: 'back', names: NAMES, deeds: words(2) });
  const hand = await page.locator('.hand').innerText();
  await pass(page);
  await page
    .locator('.hand-over')
    .getByRole('button', { name: /^Back to/ })
    .click();
  await expect(page.locator('.hand')).toHaveText(hand, { useInnerText: true });
  await expect(page.locator('.strip')).not.toContainText('passed');
});
