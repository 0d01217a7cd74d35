import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import {
  type CommonState,
  type Move as KrzyzowkaMove,
  krzyzowka,
} from '../../games/krzyzowka/rules/index.ts';
import type { State, View } from '../../games/slowka/rules/index.ts';
import type { AnyGame } from '../../kernel/src/index.ts';
import { ANY_PART, type EditionId } from '../../lexicon/src/index.ts';
import { readForms, readLexicon } from '../../lexicon/src/node.ts';
import { keptForOffline, offline } from '../kept-for-offline.ts';
import { keptTable } from '../kept-table.ts';
import { layKrzyzowka, wordOrPass } from '../laid-krzyzowka.ts';
import { bestWord, laySlowka, game as slowka } from '../laid-slowka.ts';
import type { LaidTable } from '../laid-table.ts';
import { cellAt, openLaid, tapWord as tapTiles } from '../play-krzyzowka.ts';
import { newcomer, openForTwo } from '../play-online.ts';
import { layButton, pass, tapWord } from '../play-slowka.ts';
import { lay, putRows, readRows } from '../storage.ts';
import { sharedServer } from '../test-servers.ts';

const server = sharedServer();
const crossword = krzyzowka(readLexicon) as AnyGame;

/** As the page says it in English: "mouse, noun"; of a word without a known base form it shows the word. */
function readingOf(edition: EditionId, word: string): string {
  const [first] = readForms(edition)?.formsOf(word) ?? [];
  return first ? `${first.base}, ${first.part}` : word.toUpperCase();
}

/** The lists and forms that a page has asked for so far. */
function fetchedWords(page: Page): string[] {
  const fetched: string[] = [];
  page.context().on('request', (request) => {
    const [, name] = /\/assets\/(\w+)-\w+\.(?:lex|forms)$/.exec(request.url()) ?? [];
    if (name) fetched.push(name);
  });
  return fetched;
}

const start = (page: Page) => page.locator('.form__start').click();
const language = (page: Page, edition: EditionId) =>
  page.locator(`fieldset:has(input[value=pl]) input[value=${edition}]`);

async function startAlone(page: Page, game: string, edition?: EditionId): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.locator('input[value=solo]').check({ force: true });
  if (edition) await language(page, edition).check({ force: true });
  await start(page);
  await page.waitForURL(`**/table/${game}/*`);
}

/** Lays the best word of the first hand; begins anew at another table where there is none. */
async function layBest(page: Page): Promise<string> {
  for (;;) {
    await page.waitForSelector('.slowka .hand');
    const { table } = await keptTable(page, slowka as AnyGame);
    const state = table.state as State;
    const word = bestWord(state, state.turn);
    if (!word) {
      await startAlone(page, 'slowka');
      continue;
    }
    await tapWord(page, word);
    await layButton(page).click();
    await expect(page.locator('.pad__line')).toHaveCount(state.words.length + 1);
    const after = (await keptTable(page, slowka as AnyGame)).table.state as State;
    return after.words.at(-1)?.word ?? '';
  }
}

test('an English family starts Słówka in English, lays a word and sees its base form', async ({
  page,
}) => {
  const fetched = fetchedWords(page);
  await page.goto('/new/slowka');
  await expect(language(page, 'en')).toBeChecked();
  await startAlone(page, 'slowka');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Słówka · English words');
  const word = await layBest(page);
  expect(readLexicon('en').verdict(word, ANY_PART)).toEqual({ word: true });
  expect(new Set(fetched)).toEqual(new Set(['english']));
  await page.locator('.pad__line').last().click();
  await expect(page.locator('.tapped-words')).toContainText(readingOf('en', word));
  await expect(page.locator('.tapped-words strong')).toHaveAttribute('lang', 'en');
  expect(new Set(fetched)).toEqual(new Set(['english']));

  // It is told on the front page, and another choice is remembered.
  await page.goto('/');
  await expect(page.locator('.continue__link')).toContainText('Słówka · English words');
  await page.goto('/new/slowka');
  await language(page, 'pl').check({ force: true });
  await page.goto('/new/slowka');
  await expect(language(page, 'pl')).toBeChecked();
});

test('a game in English is read again, saved as a file, and opened where nobody knew of it', async ({
  page,
  browser,
}) => {
  const names = ['Zofia', 'Otto'];
  const laid = laySlowka({ id: 'whole', names, options: { edition: 'en' }, playOn: true });
  await lay(page, laid);
  await page.goto('/replay/table/whole');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Replay: Słówka · English words');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const file = await (await saved).path();
  const other = await newcomer(browser, server().url, 'Eve');
  const fetched = fetchedWords(other);
  await other.goto('/');
  await other.locator('input[type=file]').setInputFiles(file);
  await other.waitForURL('**/replay/file/*');
  await expect(other.getByRole('heading', { level: 1 })).toContainText('English words');
  await expect(other.locator('.replay')).toBeVisible();
  expect(new Set(fetched)).toEqual(new Set(['english']));

  // And judged by the coach, who knows the same words.
  await other.getByRole('link', { name: 'Review' }).click();
  await expect(other.locator('.review__row').first()).toBeVisible({ timeout: 30_000 });
  expect(new Set(fetched)).toEqual(new Set(['english']));
});

test('an English family starts Krzyżówka in English, lays a word and sees its base form', async ({
  page,
}) => {
  const fetched = fetchedWords(page);
  await startAlone(page, 'krzyzowka');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Krzyżówka · English words');
  await page.waitForSelector('.kz');
  const laid = await keptTable(page, crossword);
  const move: KrzyzowkaMove = wordOrPass(laid);
  if (move.do !== 'lay') throw new Error('a hand without a word');
  await tapTiles(page, move.tiles);
  await page.getByRole('button', { name: /^Lay for/ }).click();
  await expect(page.locator('.kz-cell--fresh')).toHaveCount(0);
  const { table } = (await keptTable(page, crossword)).table.state as CommonState;
  const word = table.toSorted((a, b) => a.row - b.row || a.column - b.column);
  await cellAt(page, word[0] as (typeof word)[0]).click();
  await expect(page.locator('.tapped-words')).toContainText(
    readingOf('en', word.map(({ letter }) => letter).join('')),
  );
  expect(new Set(fetched)).toEqual(new Set(['english']));
});

/** A German table whose first hand is as it is asked for. */
function germanHand(has: (hand: readonly string[]) => boolean): LaidTable {
  for (let luck = 0x1000; luck < 0x2000; luck++) {
    const laid = layKrzyzowka({
      id: 'de',
      options: { game: 1, words: 'checked', edition: 'de' },
      names: ['Ida'],
      luck: luck.toString(16),
    });
    if (has((laid.table.state as CommonState).hands[0] as readonly string[])) return laid;
  }
  throw new Error('no such hand');
}

test('at a German table ß is two S, and a key finds its umlaut', async ({ page }) => {
  const laid = germanHand(
    (hand) => hand.filter((tile) => tile === 's').length >= 2 && hand.includes('ü'),
  );
  await openLaid(page, laid);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Krzyżówka · German words');
  await page.locator('.kz-cell[tabindex="0"]').focus();
  // Whoever has Ü and no U means Ü.
  const hand = (laid.table.state as CommonState).hands[0] as readonly string[];
  await page.keyboard.press(hand.includes('u') ? 'Alt+u' : 'u');
  const press = (key: string) =>
    page.evaluate((typed) => {
      const event = new KeyboardEvent('keydown', { key: typed, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
    }, key);
  await press('ß');
  const fresh = page.locator('.kz-cell--fresh .letter__sign');
  await expect(fresh).toHaveText(['Ü', 'S', 'S']);
  // The rulebook over the table has its letters, in the reader's own language.
  await page.locator('.head__actions').getByRole('button', { name: 'Rules' }).click();
  await expect(page.locator('.rulebook')).toContainText('What counts as a word');
  await expect(page.locator('.rulebook td', { hasText: 'Ü ×1' })).toHaveCount(1);
});

test('the letters of a blank, and those that are left, are the table’s own', async ({ page }) => {
  const laid = germanHand((hand) => hand.includes('?'));
  await openLaid(page, laid);
  await page.locator('.kz-rack__tile[aria-label^="Blank"]').first().click();
  await page.locator('.kz-cell[tabindex="0"]').click();
  const letters = page.locator('.kz-letters button');
  await expect(letters.filter({ hasText: /^Ü/ })).toHaveCount(1);
  await expect(letters.filter({ hasText: /^Ł/ })).toHaveCount(0);
});

/** What the person at this page sees of the room. */
function viewOf(page: Page, id: string): Promise<View> {
  return page.evaluate(
    async (room) => (await (await fetch(`/api/rooms/${room}`)).json()).room.table.view,
    id,
  );
}

test('a reader of French sits down at an English table of the house', async ({ browser }) => {
  const { url } = server();
  const ben = await newcomer(browser, url, 'Ben');
  const zoe = await newcomer(browser, url, 'Zoé', { locale: 'fr-FR' });
  const path = await openForTwo(ben, 'slowka');
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Słówka · English words');
  const fetched = fetchedWords(zoe);
  await zoe.goto(path);
  await expect(zoe.locator('.invitation')).toContainText('mots anglais');
  await zoe.locator('.invitation button[type=submit]').click();
  await zoe.locator('.invitation').waitFor({ state: 'detached' });
  await ben.getByRole('button', { name: /^Start/ }).click();
  for (const page of [ben, zoe]) await page.waitForSelector('.slowka');
  await expect(zoe.getByRole('heading', { level: 1 })).toHaveText('Słówka · mots anglais');
  const id = path.split('/').at(-1) as string;
  for (let laid = 0; laid < 2; ) {
    const { turn: seat, words } = await viewOf(ben, id);
    const page = seat === 0 ? ben : zoe;
    const read = page.locator('.verdict button');
    if (await read.isVisible()) await read.click();
    const best = bestWord(await viewOf(page, id), seat);
    if (best) await tapWord(page, best);
    if (best) await layButton(page).click();
    else await pass(page);
    await expect.poll(async () => (await viewOf(ben, id)).turn).not.toBe(seat);
    if ((await viewOf(ben, id)).words.length > words.length || best) laid++;
  }
  // The house judges: nobody has to fetch its words.
  expect(fetched.filter((name) => name !== 'english')).toEqual([]);
  const mine = await zoe.evaluate(async () => (await fetch('/api/rooms?mine')).json());
  expect(mine.rooms[0]).toMatchObject({ id, game: 'slowka', edition: 'en' });
  await zoe.goto('/');
  await expect(zoe.locator('.continue__link')).toContainText('Słówka · mots anglais');
});

test('bots of the house play in its editions, and the hall tells which', async ({ browser }) => {
  const ada = await newcomer(browser, server().url, 'Ada');
  await ada.goto('/new/krzyzowka?online');
  await language(ada, 'it').check({ force: true });
  await ada.locator('input[value=listed]').check({ force: true });
  await ada.locator('.seat-grid select').first().selectOption('medium');
  for (const seat of [1, 2]) {
    await ada.locator('.seat-grid select').nth(seat).selectOption('closed');
  }
  await start(ada);
  await ada.waitForSelector('.room__list');
  const guest = await newcomer(browser, server().url, 'Guest');
  await guest.goto('/lobby');
  await expect(guest.locator('.brief__link', { hasText: 'Ada' })).toContainText(
    'Krzyżówka · Italian words',
  );
  await ada.getByRole('button', { name: /^Start/ }).click();
  await ada.waitForSelector('.kz');
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText('Krzyżówka · Italian words');
});

offline(
  'after one table its language is there without a network, and no other',
  async ({ page }) => {
    await keptForOffline(page);
    await startAlone(page, 'slowka', 'en');
    await layBest(page);
    await page.context().setOffline(true);
    await page.goto('/new/slowka');
    await start(page);
    await page.waitForURL('**/table/slowka/*');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Słówka · English words');
    await page.waitForSelector('.slowka .hand');
    await page.goto('/new/krzyzowka');
    await language(page, 'it').check({ force: true });
    await start(page);
    await expect(page.getByRole('alert')).toContainText('not on this device yet');
    await language(page, 'en').check({ force: true });
    await start(page);
    await page.waitForURL('**/table/krzyzowka/*');
    await page.waitForSelector('.kz');
  },
);

offline(
  'a table whose words never came says so without a network, and opens once they can come',
  async ({ page }) => {
    const laid = laySlowka({ id: 'parole', names: ['Zofia', 'Otto'], options: { edition: 'it' } });
    await keptForOffline(page);
    await lay(page, laid);
    const before = await readRows(page, 'tables');
    await page.context().setOffline(true);
    for (const path of ['/table/slowka/parole', '/replay/table/parole']) {
      await page.goto(path);
      await expect(page.locator('.notice'), path).toContainText('Italian words');
      await expect(page.locator('.notice'), path).toContainText('not on this device yet');
    }
    expect(await readRows(page, 'tables')).toEqual(before);
    // Neither a file nor a deal of the day is taken for broken.
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.txt',
      mimeType: 'text/plain',
      buffer: readFileSync(new URL('../../games/slowka/fixtures/editions/it.txt', import.meta.url)),
    });
    await expect(page.getByRole('alert')).toContainText('not on this device yet');
    await page.goto('/daily');
    const deal = page.locator('.task', { hasText: 'English words' }).first();
    await deal.getByRole('button').click();
    await expect(deal.getByRole('alert')).toContainText('not on this device yet');

    await page.goto('/table/slowka/parole');
    const again = page.locator('.notice').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.context().setOffline(false);
    await again.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Słówka · Italian words');
    await expect(page.getByRole('button', { name: /is here$/ })).toBeVisible();
    expect(await readRows(page, 'tables')).toEqual(before);
  },
);

test('a table of an edition that this house does not have says so, and stays as it is', async ({
  page,
}) => {
  const laid = laySlowka({ id: 'es', names: ['Zofia', 'Otto'], deeds: ['pass'] });
  const options = { ...(laid.kept.plan.options as object), edition: 'es', list: 'espanol-1' };
  const plan = { ...laid.kept.plan, options };
  await lay(page, { ...laid, kept: { ...laid.kept, plan } });
  const before = await readRows(page, 'tables');
  await page.goto('/');
  await expect(page.locator('.continue__link')).toContainText('Needs the word list espanol-1');
  for (const path of ['/table/slowka/es', '/replay/table/es']) {
    await page.goto(path);
    await expect(page.locator('.notice'), path).toContainText('espanol-1; this edition has —');
  }
  expect(await readRows(page, 'tables')).toEqual(before);

  const record = [
    'Late Edition record 1',
    `game: slowka ${slowka.version}`,
    'table: es',
    'opened: 2025-11-03T18:00:00.000Z',
    'seat 1: person Zofia',
    'seat 2: person Otto',
    `options: ${JSON.stringify(options)}`,
    `commitment: ${plan.commitment}`,
    '',
    '0 0 house (deal)',
    '',
  ].join('\n');
  await page.goto('/');
  const file = { name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('espanol-1; this edition has —');
  await putRows(page, [
    { store: 'clippings', key: 'es', value: { id: 'es', text: record, added: 1 } },
  ]);
  await page.goto('/replay/file/es');
  await expect(page.locator('.notice')).toContainText('espanol-1; this edition has —');
});
