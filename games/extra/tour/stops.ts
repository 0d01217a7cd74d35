import { openFinished, openFrontPage } from '../../../e2e/laid-finished.ts';
import { beginGame, chooseSplit, playThrow, throwDice } from '../../../e2e/play-extra.ts';
import type { Stop } from '../../../e2e/tour/stop.ts';

export const stops: Readonly<Record<string, Stop>> = {
  'extra-start': (page) => beginGame(page, 'solo'),
  'extra-thrown': async (page) => {
    await beginGame(page, 'solo');
    await throwDice(page);
  },
  'extra-column': async (page) => {
    await beginGame(page, 'solo');
    await throwDice(page);
    await chooseSplit(page);
  },
  'extra-middle': async (page) => {
    await beginGame(page, 'solo');
    // One more, and the shortest column could be full.
    for (let i = 0; i < 7; i++) await playThrow(page);
    await throwDice(page);
    await chooseSplit(page);
  },
  'extra-over': async (page) => {
    await beginGame(page, 'solo');
    while (await playThrow(page));
  },
  'extra-front-page': async (page) => {
    await openFinished(page, 'extra');
    await openFrontPage(page);
  },
  'extra-bots': async (page) => {
    await beginGame(page, 'bots', { bots: 3 });
    for (let i = 0; i < 6; i++) await playThrow(page);
    await throwDice(page);
    await chooseSplit(page);
  },
  'extra-six': async (page) => {
    await beginGame(page, 'bots', { bots: 5 });
    for (let i = 0; i < 3; i++) await playThrow(page);
    await throwDice(page);
  },
  'extra-hand-over': async (page) => {
    await beginGame(page, 'device');
    await throwDice(page);
    await page.waitForSelector('.hand-over');
  },
  'extra-real-dice': async (page) => {
    await beginGame(page, 'solo', { realDice: true });
    for (const key of [3, 5, 1])
      await page
        .locator('.keys button')
        .nth(key - 1)
        .click();
  },
};
