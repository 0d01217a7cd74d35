import { expect, type Page, test } from '@playwright/test';
import { GAMES, type GameId } from '../../games/index.ts';
import { layByBots, turnOf } from '../laid-by-bots.ts';
import { differencesOf, type Look, looksOf } from '../looks.ts';
import { lay } from '../storage.ts';

const games = GAMES.map(({ id }) => id);
/** Into the middle of a game, where a board has much to show. */
const STEPS = 10;
/** A few differences say what is wrong; all of them fill the screen. */
const MOST_SHOWN = 5;
const PARTS = ['form', 'board'] as const;

type Looks = Readonly<Record<(typeof PARTS)[number], readonly Look[]>>;

/** The form for a new game with all its options, and a table in play; `go` leads to an address. */
async function looksOfGame(
  page: Page,
  game: GameId,
  go: (address: string) => Promise<unknown>,
): Promise<Looks> {
  await go(`/new/${game}`);
  await page.waitForSelector('.form__start');
  await page.locator('summary').click();
  const form = await looksOf(page);
  await go(`/table/${game}/${game}-by-bots`);
  await page.waitForSelector('.table__main .strip');
  return { form, board: await looksOf(page) };
}

test('every game looks in a page that had the others as in a fresh one, forth and back', async ({
  page,
}) => {
  // Five games, each of them three times.
  test.slow();
  await lay(page, ...(await Promise.all(GAMES.map((game) => layByBots(game, turnOf(0, STEPS))))));
  const fresh = new Map<GameId, Looks>();
  for (const game of games) {
    fresh.set(game, await looksOfGame(page, game, (address) => page.goto(address)));
  }
  for (const [order, visited] of Object.entries({ forth: games, back: games.toReversed() })) {
    await page.goto('/');
    await page.waitForSelector('.continue__card');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    const turnTo = (address: string) =>
      page.evaluate((to) => history.pushState(null, '', to), address);
    // The first one once more, now that the page has had all the others.
    for (const game of [...visited, ...visited.slice(0, 1)]) {
      const now = await looksOfGame(page, game, turnTo);
      for (const part of PARTS) {
        const what = `${order}: ${part} of ${game}`;
        expect(now[part].length, what).toBeGreaterThan(20);
        const before = fresh.get(game)?.[part] ?? [];
        const differences = differencesOf(before, now[part]);
        expect(differences.slice(0, MOST_SHOWN), what).toEqual([]);
      }
    }
    await expect(page.locator('html[data-same-page]')).toHaveCount(1);
  }
});
