import type { Page } from '@playwright/test';
import { layFakty } from '../../../e2e/play-fakty.ts';
import type { Stop } from '../../../e2e/tour/stop.ts';

const tapFirst = (page: Page) => page.locator('.fk-field--lit:visible').first().click();

export const stops: Readonly<Record<string, Stop>> = {
  'fakty-new': async (page) => {
    await page.goto('/new/fakty');
    await page.waitForSelector('.form__start');
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
    await page.locator('.front-page-button').click();
    await page.waitForSelector('.press[data-ready]');
  },
};
