import type { Page } from '@playwright/test';
import { laySlowka } from '../../laid-slowka.ts';
import { tapWord, wordFor } from '../../play-slowka.ts';
import { lay } from '../../storage.ts';
import type { Stop } from '../stop.ts';

type Wish = Omit<Parameters<typeof laySlowka>[0], 'id'>;

/** Opens a laid table and takes the device. */
async function open(page: Page, id: string, wish: Wish) {
  const table = laySlowka({ ...wish, id });
  await lay(page, table);
  await page.goto(`/table/slowka/${id}`);
  await page.waitForSelector('.slowka, .hand-over');
  const take = page.locator('.hand-over__take');
  if (await take.isVisible()) await take.click();
  await page.waitForSelector('.slowka');
  return table;
}

const two = ['Zofia', 'Otto'];
const three = [...two, 'Chiara'];

export const slowkaStops: Readonly<Record<string, Stop>> = {
  'slowka-start': (page) => open(page, 'start', { names: two }),
  'slowka-word': async (page) => {
    const table = await open(page, 'word', { names: two, deeds: ['best', 'best', 'best', 'best'] });
    await tapWord(page, wordFor(table));
  },
  'slowka-held': async (page) => {
    await open(page, 'held', { names: two, deeds: ['best', 'best'] });
    await page.locator('.hand__slot').nth(2).click();
  },
  'slowka-tries': (page) =>
    open(page, 'tries', { names: three, deeds: ['best', 'best', 'bluff', 'bluff'] }),
  'slowka-doubt': (page) =>
    open(page, 'doubt', {
      names: three,
      words: 'challenge',
      deeds: ['best', 'best', 'best', 'bluff'],
    }),
  'slowka-struck': (page) =>
    open(page, 'struck', {
      names: three,
      words: 'challenge',
      deeds: ['best', 'best', 'bluff', 'challenge'],
    }),
  'slowka-upheld': (page) =>
    open(page, 'upheld', { names: two, words: 'challenge', deeds: ['best', 'best', 'challenge'] }),
  'slowka-exchange': async (page) => {
    await open(page, 'exchange', { names: two, deeds: ['best'] });
    await page.locator('.actions .button').first().click();
    for (const slot of [0, 3]) await page.locator('.hand__slot').nth(slot).click();
  },
  'slowka-over': (page) => open(page, 'over', { names: two, playOn: true }),
};
