import type { Stop } from '../../../e2e/tour/stop.ts';
import { beginGame, playToEnd, roll } from './play.ts';

export const stops: Readonly<Record<string, Stop>> = {
  'pig-start': (page) => beginGame(page),
  'pig-turn': async (page) => {
    await beginGame(page, 3);
    while ((await page.locator('.pig__turn:not(.pig__turn--over) .pig__dice li').count()) < 2)
      await roll(page);
  },
  'pig-over': async (page) => {
    await beginGame(page);
    await playToEnd(page);
  },
};
