import { expect, type Page, test } from '@playwright/test';
import type { OwnState } from '../../games/krzyzowka/rules/index.ts';
import { EDITION_IDS, type EditionId } from '../../lexicon/src/index.ts';
import { cutOff } from '../cut-off.ts';
import { flaws, flawsByNight } from '../flaws.ts';
import { goTo } from '../go-to.ts';
import { layKrzyzowka } from '../laid-krzyzowka.ts';
import type { LaidTable } from '../laid-table.ts';
import { openLaid, takeDevice } from '../play-krzyzowka.ts';

const PEOPLE = ['Zofia', 'Otto'];
const one = { game: 1, words: 'challenge' };
const inTurn = { rounds: 'in-turn', minutes: 8 };

/** Mid-play in each of the three games, and a counted round. */
const tables = () => [
  layKrzyzowka({ id: 'one', options: one, names: PEOPLE, moves: 5 }),
  layKrzyzowka({ id: 'two', options: { game: 2, ...inTurn }, names: PEOPLE, moves: 2 }),
  layKrzyzowka({ id: 'three', options: { game: 3, ...inTurn }, names: PEOPLE, moves: 2 }),
  counted(),
];

/** After the first round, however many moves it took. */
function counted(): LaidTable {
  for (let moves = 4; ; moves++) {
    const options = { game: 2, ...inTurn };
    const laid = layKrzyzowka({ id: 'counted', options, names: PEOPLE, moves });
    if ((laid.table.state as OwnState).last) return laid;
  }
}

/** Mid-play by the words of an edition. */
const inEdition = (edition: EditionId) =>
  layKrzyzowka({ id: `in-${edition}`, options: { ...one, edition }, names: PEOPLE, moves: 7 });

async function visit(page: Page, id: string): Promise<void> {
  await goTo(page, `/table/krzyzowka/${id}`);
  await takeDevice(page);
  if (id === 'counted') await page.waitForSelector('.kz-work');
}

test('axe finds nothing in mid-play, by day and by night', async ({ page }) => {
  const laid = tables();
  await openLaid(page, ...laid);
  for (const { kept } of laid) {
    await visit(page, kept.plan.id);
    // One empty cell is like the other; there are hundreds.
    const some = { exclude: '.kz-cell:empty:not([tabindex="0"])' };
    const found = [...(await flaws(page, some)), ...(await flawsByNight(page, some))];
    expect.soft(found, kept.plan.id).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('every language can be read in full', async ({ page }) => {
    const laid = tables();
    const inWords = new Map(EDITION_IDS.map((edition) => [edition as string, inEdition(edition)]));
    await openLaid(page, ...laid, ...inWords.values());
    for (const language of ['en', 'pl', 'de', 'fr', 'it']) {
      await page.evaluate((name) => {
        const kept = JSON.parse(localStorage.getItem('settings') ?? '{}');
        localStorage.setItem('settings', JSON.stringify({ ...kept, language: name }));
      }, language);
      await page.reload();
      for (const { kept } of [...laid, inWords.get(language) as LaidTable]) {
        const what = `${language}: ${kept.plan.id}`;
        await visit(page, kept.plan.id);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect.soft(await cutOff(page), what).toEqual([]);
        const over = await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return { across: scrollWidth - innerWidth, down: scrollHeight - innerHeight };
        });
        expect.soft(over, what).toEqual({ across: 0, down: 0 });
        expect.soft(await page.locator('body').innerText(), what).not.toMatch(/krzyzowka\.[a-z-]+/);
      }
    }
  });
});
