import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { playUntil } from '../quick-play.ts';

const NAMES = ['Anna', 'Bartek', 'Cleo'];

/** A game for people at one device. With real dice, two games can be made alike. */
async function begin(page: Page, count: number, dice: 'table' | 'house' = 'table'): Promise<void> {
  await page.goto('/new/extra');
  await page.locator('input[value=device]').check({ force: true });
  if (count > 2) await page.getByRole('button', { name: 'Add a player' }).click();
  for (let seat = 0; seat < count; seat++) {
    await page.getByLabel(`Name of player ${seat + 1}`).fill(NAMES[seat] as string);
  }
  await page.locator('summary').click();
  await page.locator(`input[value=${dice}]`).check({ force: true });
  await page.locator('.form__start').click();
  await page.waitForSelector('.extra');
}

async function typeDice(page: Page, dice: string): Promise<void> {
  for (const die of dice) await page.getByRole('button', { name: `Die shows ${die}` }).click();
  await page.getByRole('button', { name: 'That is the throw' }).click();
  await page.waitForSelector('.hand-over, .pick');
}

const take = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} is here` }).click();

/** Chooses by place: which die is the fifth, which pairing, which column. */
async function choose(page: Page, fifth: number, pairing: number, column = 0): Promise<void> {
  await page.locator('.pick').nth(fifth).click();
  await page.locator('.pairing').nth(pairing).click();
  const columns = page.locator('.column--open');
  if (await columns.count()) await columns.nth(column).click();
}

async function decide(page: Page, ...choice: [number, number, number?]): Promise<void> {
  await choose(page, ...choice);
  await page.getByRole('button', { name: 'Enter it' }).click();
  await expect(page.locator('.split .pick')).toHaveCount(0);
}

/** The page as it is written and as it is read out. */
async function screen(page: Page): Promise<string[]> {
  const html = await page.evaluate(() => document.body.innerHTML);
  return [html, await page.locator('body').ariaSnapshot(), await page.title()];
}

/** The names of everything that is chosen, in the order of the page. */
function chosen(page: Page): Promise<string[]> {
  return page
    .locator('label:has(input:checked)')
    .evaluateAll((labels) => labels.map((label) => label.textContent ?? ''));
}

async function savedFile(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  return readFileSync(await (await saved).path(), 'utf8');
}

/** What differs between two games in any case: their name, their luck, their time. */
function alike(text: string): string {
  return text
    .replace(/[0-9a-f]{64}/g, 'LUCK')
    .replace(/(\/(?:table|table\/extra)\/|table: )[a-z2-9]{12}\b/g, '$1ID')
    .replace(/opened: .*/g, 'opened: TIME')
    .replace(/^(\d+) \d+ /gm, '$1 TIME ');
}

/** Everything that the next player can find out with the device in their hands. */
async function lookAround(page: Page, name: string): Promise<string[]> {
  const seen = await screen(page);
  await take(page, name);
  await page.waitForSelector('.pick');
  seen.push(...(await screen(page)));
  for (const chip of await page.locator('.chip').all()) {
    await chip.click();
    seen.push(...(await screen(page)));
  }
  await page.getByRole('button', { name: 'More' }).click();
  seen.push(...(await screen(page)), await savedFile(page));
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForSelector('.replay');
  for (const key of ['End', 'Home']) {
    await page.keyboard.press(key);
    seen.push(...(await screen(page)));
    for (const chip of await page.locator('.chip').all()) {
      await chip.click();
      seen.push(...(await screen(page)));
    }
  }
  seen.push(await savedFile(page));
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForSelector('.hand-over, .pick');
  seen.push(...(await screen(page)));
  return seen.map(alike);
}

type Choice = [number, number, number];

/** A game in which only the first to decide about the second throw differs from run to run. */
async function run(browser: Browser, players: number, secret: Choice) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await begin(page, players);
  await typeDice(page, '12345');
  for (const name of NAMES.slice(0, players)) {
    await take(page, name);
    await decide(page, 0, 0, 0);
  }
  await typeDice(page, '23456');
  // Whoever decided last still has the device, and begins.
  await decide(page, ...secret);
  const seen = [];
  for (const name of NAMES.slice(0, players - 1)) {
    seen.push(...(await lookAround(page, name)));
    await page.waitForSelector('.hand-over, .pick');
    if (await page.locator('.hand-over').isVisible()) await take(page, name);
    await decide(page, 1, 1, 1);
  }
  await expect(page.locator('.keys')).toBeVisible();
  const opened = await screen(page);
  await context.close();
  return { seen, opened: opened.map(alike) };
}

for (const players of [2, 3]) {
  test(`${players} players: nothing the next one sees depends on what was decided`, async ({
    browser,
  }) => {
    const one = await run(browser, players, [0, 0, 0]);
    const other = await run(browser, players, [4, 2, 1]);
    expect(one.seen.length).toBeGreaterThan((players - 1) * 30);
    expect(other.seen).toEqual(one.seen);
    // The runs were not simply the same: once everybody has decided, it is on the table.
    expect(other.opened).not.toEqual(one.opened);
  });
}

/** On the sheet in front; those of the others lie beside it where there is room. */
const OWN_CROSSES = '.box--crossed:not(.rival *)';

test('a reload during a decision asks for the player first, and then has the draft', async ({
  page,
}) => {
  await begin(page, 2);
  await typeDice(page, '11256');
  await take(page, 'Anna');
  await choose(page, 2, 1);
  const draft = await chosen(page);
  expect(draft).toEqual(['Column 1, number 2, 9 boxes left', 'Die 2fifth', '6 & 71+5 · 1+6']);
  const sheet = await page.locator('.extra__pad').innerHTML();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your turn, Anna' })).toBeVisible();
  await expect(page.locator('.pick, .box, .pairing')).toHaveCount(0);
  await take(page, 'Anna');
  await expect(page.locator('.box--preview').first()).toBeVisible();
  expect(await chosen(page)).toEqual(draft);
  expect(await page.locator('.extra__pad').innerHTML()).toBe(sheet);
});

test('the draft of one is never shown to another', async ({ page }) => {
  await begin(page, 2);
  await typeDice(page, '11256');
  await take(page, 'Anna');
  await decide(page, 2, 1);
  await take(page, 'Bartek');
  await expect(page.locator('.split input:checked')).toHaveCount(0);
  await expect(page.locator('.box--preview')).toHaveCount(0);
});

test('“Back to Anna” takes the decision back and does not show it', async ({ page }) => {
  await begin(page, 2);
  await typeDice(page, '12345');
  await take(page, 'Anna');
  await decide(page, 4, 2, 1);
  await page.getByRole('button', { name: 'Back to Anna: take it back' }).click();
  await expect(page.locator('.pick')).toHaveCount(5);
  await expect(page.locator('.split input:checked')).toHaveCount(0);
  await expect(page.locator('.box--preview, .box--crossed')).toHaveCount(0);
  // It is Anna's again: what she decides now is what counts.
  await decide(page, 0, 0, 0);
  await expect(page.getByRole('heading', { name: 'Your turn, Bartek' })).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  expect(await savedFile(page)).not.toMatch(/\d\+\d/);
  await page.keyboard.press('Escape');
  await take(page, 'Bartek');
  await decide(page, 1, 1);
  await page.getByRole('button', { name: 'More' }).click();
  const file = await savedFile(page);
  expect(file).toContain('s1 2+3 4+5 1a');
  expect(file).not.toContain('s1 1+4 2+3 5');
});

test('once all have decided, every decision is open', async ({ page }) => {
  await begin(page, 2);
  await typeDice(page, '12345');
  await take(page, 'Anna');
  await decide(page, 0, 0);
  await take(page, 'Bartek');
  await decide(page, 4, 0);
  const last = page.getByRole('region', { name: 'Last throw' });
  await expect(last.getByRole('listitem')).toHaveText(['Anna5, 9 and 1', 'Bartek3, 7 and 5']);
  for (const name of ['Anna', 'Bartek']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(page.locator(OWN_CROSSES)).toHaveCount(3);
  }
});

test('what was opened is taken back only if all agree', async ({ page }) => {
  await begin(page, 2);
  await typeDice(page, '12345');
  await take(page, 'Anna');
  await decide(page, 0, 0);
  await take(page, 'Bartek');
  await decide(page, 4, 0);
  const undo = page.getByRole('button', { name: 'Take back' });
  await undo.click();
  await expect(page.getByRole('dialog')).toContainText('Do all of you agree');
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.locator(OWN_CROSSES)).toHaveCount(3);
  await undo.click();
  await page.getByRole('button', { name: 'We all agree' }).click();
  await expect(page.locator('.pick')).toHaveCount(5);
  await expect(page.locator('.box--crossed')).toHaveCount(0);
  await decide(page, 3, 0);
  await expect(page.locator('.last')).toContainText('Bartek3, 8 and 4');
});

test('two people play a whole game at one device', async ({ page }) => {
  await begin(page, 2, 'house');
  await playUntil(page, '.result');
  const scores = await page.locator('.result__list strong').allTextContents();
  expect(scores).toHaveLength(2);
  await expect(page.locator('.chip--finished')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('.result__list strong')).toHaveText(scores);
  // Two people share no personal record.
  await page.goto('/records');
  await expect(page.getByRole('heading', { name: 'No records yet' })).toBeVisible();
});
