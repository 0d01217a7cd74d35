import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { beginGame, playToEnd, roll } from '../../games/pig/tour/play.ts';
import { flaws, flawsByNight } from '../flaws.ts';
import { type OpenExample, openExample } from '../open-example.ts';
import { newcomer, openForTwo, sitDown, totals } from '../play-online.ts';

test.describe.configure({ mode: 'serial' });

let example: OpenExample;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  example = await openExample();
});
test.afterAll(() => example?.close());

/** A text and a class of the example game, which no build with it can do without. */
const MARKS = ['pig.nothing-to-hold', 'pig__desk'];

function marksIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const text = files
    .filter((name) => /\.(js|css|json|html)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  return MARKS.filter((mark) => text.includes(mark));
}

const allFlaws = async (page: Page) => [...(await flaws(page)), ...(await flawsByNight(page))];

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test('the example game is in its own build, and in none that people get', () => {
  expect(marksIn(example.folder)).toEqual(MARKS);
  for (const build of ['web/dist', 'server/dist']) {
    const folder = join(import.meta.dirname, '../..', build);
    expect(existsSync(folder), `${build} is built`).toBe(true);
    expect(marksIn(folder), build).toEqual([]);
  }
});

test('it is played against a bot by the keyboard, and online by two', async ({ browser }) => {
  const small = { viewport: { width: 360, height: 640 } };
  const anna = await newcomer(browser, example.url, 'Anna', small);
  await anna.goto('/');
  await expect(anna.locator('a[href="/new/pig"]').first()).toBeVisible();
  await beginGame(anna);

  await anna.getByRole('button', { name: 'Roll' }).focus();
  await anna.keyboard.press('Tab');
  await expect(anna.getByRole('button', { name: 'Hold' })).toBeFocused();
  await anna.keyboard.press('Enter');
  await expect(anna.getByRole('alert')).toContainText('there is nothing to hold yet');
  expect(await allFlaws(anna)).toEqual([]);
  await anna.getByRole('alert').getByRole('button').click();
  await expect(anna.locator('#rule-hold')).toBeVisible();
  await anna.keyboard.press('Escape');

  await roll(anna);
  await expect(anna.locator('.pig__dice li').first()).toBeVisible();
  expect(await isWide(anna)).toBe(false);
  await playToEnd(anna);
  await expect(anna.locator('.result')).toBeVisible();
  expect(await allFlaws(anna)).toEqual([]);

  // The form remembers the short game.
  const path = await openForTwo(anna, 'pig');
  const jan = await newcomer(browser, example.url, 'Jan', {
    viewport: { width: 1440, height: 900 },
  });
  await sitDown(jan, path);
  await anna.getByRole('button', { name: /^Start/ }).click();
  await Promise.all([anna, jan].map((page) => page.waitForSelector('.pig')));
  await Promise.all([anna, jan].map(playToEnd));
  expect(await totals(anna)).toEqual(await totals(jan));
  expect((await totals(jan)).map(Number).some((score) => score >= 20)).toBe(true);
  for (const page of [anna, jan]) {
    expect(await isWide(page)).toBe(false);
    await page.context().close();
  }
});
