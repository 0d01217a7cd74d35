import type { Stop } from '../../../e2e/tour/stop.ts';
import { beginGame, playToEnd, roll } from './play.ts';

export const stops: Readonly<Record<string, Stop>> = {
  'pig-start': (page) => beginGame(page),
  'pig-turn': async (page) => {
    // A 1 ends the turn: then a new game begins.
    do {
      await beginGame(page, 3);
      await roll(page);
      await page.waitForSelector('.pig__dice li');
    } while (await page.locator('.pig__turn--over').isVisible());
  },
  'pig-over': async (page) => {
    await beginGame(page);
    await playToEnd(page);
  },
};
