import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { extrablatt } from '../../games/extrablatt/rules/index.ts';
import { fakty } from '../../games/fakty/rules/index.ts';
import { GAMES } from '../../games/index.ts';
import { seenBy } from '../../table/src/index.ts';
import { keptForOffline, offline } from '../kept-for-offline.ts';
import { isOver, layByBots, turnOf } from '../laid-by-bots.ts';
import { layRecord } from '../laid-record.ts';
import type { LaidTable } from '../laid-table.ts';
import { openSlowka, pass, words } from '../play-slowka.ts';
import { lay, readRows } from '../storage.ts';

/** Into the middle of a game, where a strong bot has much to think about. */
const STEPS = 8;

/** The same table with a strong bot at the second seat. */
function withStrongBot({ kept, ...laid }: LaidTable): LaidTable {
  const holders = kept.plan.holders.map((holder) =>
    holder.kind === 'bot' ? { ...holder, level: 'hard' as const } : holder,
  );
  return { ...laid, kept: { ...kept, plan: { ...kept.plan, holders } } };
}

/** How many steps of a table this browser has. */
async function stepsOf(page: Page, table: string): Promise<number> {
  const rows = await readRows(page, 'entries');
  return rows.filter(({ key }) => Array.isArray(key) && key[0] === table).length;
}

offline('strong bots play without a network, in every game', async ({ page }) => {
  const tables = await Promise.all(GAMES.map((game) => layByBots(game, turnOf(1, STEPS))));
  await lay(page, ...tables.map(withStrongBot));
  await keptForOffline(page);
  // A word game asks for its list when it is chosen; everything else is kept from the first visit.
  for (const { id } of GAMES.filter(({ needsLexicon }) => needsLexicon)) {
    await page.goto(`/new/${id}`);
    await page.waitForSelector('.form__start');
    // The tables that were laid play with Polish words, whatever this reader is offered.
    const polish = page.waitForResponse(/\/assets\/polski-\w+\.lex$/);
    await page.locator('input[value=pl]').check({ force: true });
    await polish;
  }
  await page.context().setOffline(true);
  for (const { entries, kept } of tables) {
    const { game, id } = kept.plan;
    await page.goto(`/table/${game}/${id}`);
    await expect
      .poll(() => stepsOf(page, id), { timeout: 20_000, message: `${game}: the bot plays` })
      .toBeGreaterThan(entries.length);
    await expect(page.locator('.refusal'), game).toHaveCount(0);
  }
});

for (const manifest of GAMES) {
  const game = manifest.id;
  test(`a finished game is replayed, saved, and read from its file: ${game}`, async ({ page }) => {
    const laid = await layByBots(manifest, isOver);
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
    await expect.poll(() => stepsOf(page, 'undo')).toBe(laid.entries.length + 1);
    const last = (await readRows(page, 'entries')).at(-1)?.value;
    expect(last).toMatchObject({ by: 0, act: { do: 'undo' } });
    await expect(page.locator('.refusal')).toHaveCount(0);
  });
}

test('a pass at one device is taken back before the next one has looked: slowka', async ({
  page,
}) => {
  await openSlowka(page, { id: 'back', names: ['Marie', 'Otto'], deeds: words(2) });
  const hand = await page.locator('.hand').innerText();
  await pass(page);
  await page
    .locator('.hand-over')
    .getByRole('button', { name: /^Back to/ })
    .click();
  await expect(page.locator('.hand')).toHaveText(hand, { useInnerText: true });
  await expect(page.locator('.strip')).not.toContainText('passed');
});
