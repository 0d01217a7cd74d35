import { layTable } from '../../laid-table.ts';
import { chooseSplit, throwDice } from '../../play-extra.ts';
import { lay } from '../../storage.ts';
import type { Stop } from '../stop.ts';

/** The page of a finished game that can be played with its luck. */
const challenge: Stop = async (page) => {
  const names = ['Zofia'];
  await lay(page, layTable({ id: 'then', names, playOn: 'end', luck: '5', fairness: 2 }));
  await page.goto('/luck/table/then');
  await page.waitForSelector('.copy input');
};

/** Same luck and duels. */
export const luckStops: Readonly<Record<string, Stop>> = {
  'luck-challenge': challenge,
  'luck-beside': async (page) => {
    await challenge(page);
    await page.locator('.invitation .button--main').click();
    await throwDice(page);
    await chooseSplit(page);
    await page.locator('.split .act').click();
    await page.waitForSelector('.beside .button');
  },
  'duel-form': async (page) => {
    await page.goto('/new/extra?online');
    await page.locator('input[value=duel]').check({ force: true });
    await page.waitForSelector('select');
  },
  'duel-page': async (page) => {
    await page.goto('/new/extra?online');
    await page.locator('input[value=duel]').check({ force: true });
    await page.locator('input[autocomplete=nickname]').fill('Anna');
    await page.locator('.form__start').click();
    await page.waitForSelector('.duel__part .share');
  },
};
