import type { Page } from '@playwright/test';
import { goTo } from '../../../e2e/go-to.ts';
import { openFinished, openFrontPage } from '../../../e2e/laid-finished.ts';
import { openSlowka, tapWord, wordFor } from '../../../e2e/play-slowka.ts';
import type { Stop } from '../../../e2e/tour/stop.ts';
import { ofEdition, TOKEN_EDITIONS } from '../rules/index.ts';

const two = ['Zofia', 'Otto'];
const three = [...two, 'Chiara'];

/** In mid-play, with a word put together, by the words of each edition. */
const editions: Readonly<Record<string, Stop>> = Object.fromEntries(
  TOKEN_EDITIONS.map((edition) => [
    `slowka-edition-${edition}`,
    async (page: Page) => {
      const id = `edition-${edition}`;
      const options = ofEdition(edition);
      const deeds = ['best', 'best', 'best', 'best', 'best'] as const;
      await tapWord(page, wordFor(await openSlowka(page, { id, names: two, options, deeds })));
    },
  ]),
);

export const stops: Readonly<Record<string, Stop>> = {
  ...editions,
  'slowka-start': (page) => openSlowka(page, { id: 'start', names: two }),
  'slowka-word': async (page) => {
    const table = await openSlowka(page, {
      id: 'word',
      names: two,
      deeds: ['best', 'best', 'best', 'best'],
    });
    await tapWord(page, wordFor(table));
  },
  'slowka-held': async (page) => {
    await openSlowka(page, { id: 'held', names: two, deeds: ['best', 'best'] });
    await page.locator('.hand__slot').nth(2).click();
  },
  'slowka-tries': (page) =>
    openSlowka(page, { id: 'tries', names: three, deeds: ['best', 'best', 'bluff', 'bluff'] }),
  'slowka-challenge': (page) =>
    openSlowka(page, {
      id: 'doubt',
      names: three,
      words: 'challenge',
      deeds: ['best', 'best', 'best', 'bluff'],
    }),
  'slowka-struck': (page) =>
    openSlowka(page, {
      id: 'struck',
      names: three,
      words: 'challenge',
      deeds: ['best', 'best', 'bluff', 'challenge'],
    }),
  'slowka-upheld': (page) =>
    openSlowka(page, {
      id: 'upheld',
      names: two,
      words: 'challenge',
      deeds: ['best', 'best', 'challenge'],
    }),
  'slowka-new': async (page) => {
    await goTo(page, '/new/slowka');
    await page.waitForSelector('.form__start');
    await page.getByRole('radio').nth(2).check({ force: true });
    await page.locator('.form__more > summary').click();
  },
  'slowka-new-alone': async (page) => {
    await goTo(page, '/new/slowka');
    await page.waitForSelector('.form__start');
    await page.getByRole('radio').first().check({ force: true });
    await page.locator('.form__more > summary').click();
  },
  'slowka-may-ask': (page) =>
    openSlowka(page, {
      id: 'may-ask',
      names: three,
      words: 'challenge',
      options: { tableWords: true },
      deeds: ['best', 'best', 'bluff', 'challenge'],
    }),
  'slowka-vote': (page) =>
    openSlowka(page, {
      id: 'vote',
      names: three,
      options: { tableWords: true },
      deeds: ['best', 'best', 'bluff', 'ask'],
    }),
  'slowka-table-word': (page) =>
    openSlowka(page, {
      id: 'table-word',
      names: three,
      options: { tableWords: true },
      deeds: ['best', 'bluff', 'ask', 'yes', 'yes'],
    }),
  'slowka-alone': (page) =>
    openSlowka(page, {
      id: 'alone',
      names: ['Zofia'],
      options: { tries: 1 },
      deeds: ['best', 'best', 'best', 'bluff'],
    }),
  'slowka-alone-over': (page) =>
    openSlowka(page, { id: 'alone-over', names: ['Zofia'], options: { tries: 1 }, playOn: true }),
  'slowka-exchange': async (page) => {
    await openSlowka(page, { id: 'exchange', names: two, deeds: ['best'] });
    await page.locator('.actions .button').first().click();
    for (const slot of [0, 3]) await page.locator('.hand__slot').nth(slot).click();
  },
  'slowka-over': (page) => openSlowka(page, { id: 'over', names: two, playOn: true }),
  'slowka-front-page': async (page) => {
    await openFinished(page, 'slowka');
    await openFrontPage(page);
  },
};
