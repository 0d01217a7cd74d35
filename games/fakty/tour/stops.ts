import type { Page } from '@playwright/test';
import { openFrontPage } from '../../../e2e/laid-finished.ts';
import { layFakty } from '../../../e2e/play-fakty.ts';
import type { Stop } from '../../../e2e/tour/stop.ts';

const tapFirst = (page: Page) => page.locator('.fk-field--lit:visible').first().click();

export const stops: Readonly<Record<string, Stop>> = {
  'fakty-new': async (page) => {
    await page.goto('/new/fakty');
    await page.waitForSelector('.form__start');
  },
  'fakty-workshop': async (page) => {
    await page.goto('/workshop/fakty');
    await page.locator('.workshop__actions .button--main').click();
    await page.locator('.tiles__text').nth(1).click();
  },
  'fakty-lay': async (page) => {
    await layFakty(page, 'won', 41, 2);
    await tapFirst(page);
  },
  'fakty-contradiction': async (page) => {
    await layFakty(page, 'vote-again', 104, 4);
    await tapFirst(page);
  },
  'fakty-bug': (page) => layFakty(page, 'vote-again', 96, 4),
  'fakty-vote': (page) => layFakty(page, 'vote-of-all', 100, 3),
  'fakty-object': (page) => layFakty(page, 'objections', 27, 3),
  'fakty-objection': (page) => layFakty(page, 'objections', 28, 3),
  'fakty-hot-object': (page) => layFakty(page, 'hot-objections', 40, 4),
  'fakty-tabloid': (page) => layFakty(page, 'youngest-begins', 1, 3),
  'fakty-youngest': (page) => layFakty(page, 'youngest-begins', 4, 3),
  'fakty-own-deck': (page) => layFakty(page, 'own-deck', 20, 2),
  'fakty-hot': async (page) => {
    await layFakty(page, 'hot-won', 113, 3);
    await tapFirst(page);
  },
  'fakty-discards': async (page) => {
    await layFakty(page, 'hot-won', 113, 3);
    await page.locator('.fk-piles__discards').click();
  },
  'fakty-over': (page) => layFakty(page, 'won', 999, 2),
  'fakty-front-page': async (page) => {
    await layFakty(page, 'hot-won', 999, 3);
    await openFrontPage(page);
  },
};
