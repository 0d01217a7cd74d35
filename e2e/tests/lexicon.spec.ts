import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { readRecord } from '../../kernel/src/index.ts';
import { keptForOffline, offline } from '../kept-for-offline.ts';
import { game, laySlowka } from '../laid-slowka.ts';
import type { LaidTable } from '../laid-table.ts';
import { lay, putRows, readRows } from '../storage.ts';

const assets = new URL('../../web/dist/assets/', import.meta.url);
const list = readdirSync(assets).find((name) => name.endsWith('.lex'));

offline(
  'the word list is fetched when it is first needed, and then kept for offline use',
  async ({ page }) => {
    const fetched: string[] = [];
    page.context().on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await keptForOffline(page);
    const address = `/assets/${list}`;
    const size = () =>
      page.evaluate(async (path) => (await (await fetch(path)).arrayBuffer()).byteLength, address);
    const isKept = () => page.evaluate(async (path) => Boolean(await caches.match(path)), address);
    expect(fetched).not.toContain(address);
    expect(await isKept()).toBe(false);
    const online = await size();
    expect(online).toBeGreaterThan(1_000_000);
    await expect.poll(isKept).toBe(true);
    const house = () =>
      page.evaluate(async () => (await fetch('/house-words/pl.txt').catch(() => null))?.status);
    expect(await house()).toBe(200);
    await page.context().setOffline(true);
    await page.reload();
    expect(await size()).toBe(online);
    expect(await house()).toBe(200);
  },
);

/** As if this edition had been built with other words since. */
function ofOtherList(laid: LaidTable): LaidTable {
  const { plan } = laid.kept;
  const options = { ...(plan.options as object), list: 'own-7' };
  return { ...laid, kept: { ...laid.kept, plan: { ...plan, options } } };
}

const PASSES = ['pass', 'pass', 'pass', 'pass'] as const;
const running = ofOtherList(
  laySlowka({ id: 'running', names: ['Anna', 'Bartek'], deeds: ['pass'] }),
);
const finished = ofOtherList(laySlowka({ id: 'finished', names: ['Zofia', 'Jan'], deeds: PASSES }));

test('a game of another word list is told by name, saved whole, and never touched', async ({
  page,
}) => {
  await lay(page, running, finished);
  const rows = async () => [await readRows(page, 'tables'), await readRows(page, 'entries')];
  const before = await rows();
  await page.goto('/');
  const line = page
    .getByRole('listitem')
    .filter({ hasText: 'Needs the word list own-7; here is polski-3.' });
  await expect(line).toHaveCount(2);
  const notice = page.locator('.notice');
  const save = notice.getByRole('button', { name: 'Save as file' });

  await line.filter({ hasText: 'Anna' }).getByRole('link').click();
  await expect(notice).toContainText('plays by the word list own-7; this edition has polski-3');
  // Hands are hidden in it.
  await expect(save).toHaveCount(0);

  await page.goBack();
  await line.filter({ hasText: 'Zofia' }).getByRole('link').click();
  await expect(notice).toContainText('was played by the word list own-7');
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  const text = readFileSync(await download.path(), 'utf8');
  const record = readRecord(text, () => game);
  expect(record).toMatchObject({ seed: finished.kept.seed, options: { list: 'own-7' } });
  expect(record.log).toEqual(finished.entries);

  await putRows(page, [{ store: 'clippings', key: 'cut', value: { id: 'cut', text, added: 1 } }]);
  for (const path of ['/replay/table/running', '/replay/file/cut', '/fair/file/cut']) {
    await page.goto(path);
    await expect(notice, path).toContainText('own-7');
  }
  expect(await rows()).toEqual(before);

  await page.evaluate(() => localStorage.setItem('settings', '{"language":"pl"}'));
  await page.goto('/table/slowka/running');
  await expect(page.getByRole('heading', { name: 'Kwestia słów' })).toBeVisible();
  await notice.getByRole('button', { name: 'Sprzątnij' }).click();
  await expect(notice.getByRole('button', { name: 'Przywróć' })).toBeFocused();
  await notice.getByRole('button', { name: 'Pierwsza strona' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'own-7' })).toHaveCount(1);
  expect((await readRows(page, 'tables')).map(({ key }) => key)).toEqual(['finished']);
});

test('what was chosen last time starts a game with the words of today', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() =>
    localStorage.setItem(
      'last-time/slowka',
      '{"company":"device","options":{"words":"challenge","list":"own-7","board":"pairs"}}',
    ),
  );
  await page.goto('/new/slowka');
  await page.locator('.form__start').click();
  await page.waitForURL('**/table/slowka/*');
  const [row] = await readRows(page, 'tables');
  expect(row?.value).toMatchObject({ plan: { options: { words: 'challenge', list: 'polski-3' } } });
});

test('a house’s own words make a list of their own, for tables on this device too', async ({
  page,
}) => {
  const list = 'polski-3-house.0123abcd';
  let lines = `list: ${list}\nnoun: 0pierogon\n`;
  await page.route('**/house-words/pl.txt', (route) => route.fulfill({ body: lines }));
  await page.goto('/new/slowka');
  await page.locator('input[value=pl]').check({ force: true });
  await page.locator('.form__start').click();
  await page.waitForURL('**/table/slowka/*');
  const [row] = await readRows(page, 'tables');
  expect(row?.value).toMatchObject({ plan: { options: { list } } });
  await page.goto('/');
  await expect(page.locator('.continue__link')).toHaveCount(1);
  await expect(page.locator('.continue__link')).not.toContainText(list);
  // The house has thought better of it.
  lines = '';
  await page.locator('.continue__link').click();
  await expect(page.locator('.notice')).toContainText(`plays by the word list ${list}`);
  await page.goto('/');
  await expect(page.locator('.continue__link')).toContainText(`Needs the word list ${list}`);
});

test('a room that waits for its words says so', async ({ page }) => {
  const refusal = { code: 'room.other-list', params: { list: 'own-7', ours: 'polski-1' } };
  await page.route('**/api/rooms/resting', (route) =>
    route.fulfill({ status: 409, json: { refusal } }),
  );
  await page.goto('/room/resting');
  await expect(page.locator('.notice')).toContainText(
    'A matter of wordsThis table plays by the word list own-7; the house has polski-1 just now.',
  );
});
