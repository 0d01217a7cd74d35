import type { Page } from '@playwright/test';
import { openFinished, openFrontPage } from '../../../e2e/laid-finished.ts';
import { layKrzyzowka, playOn } from '../../../e2e/laid-krzyzowka.ts';
import { openLaid } from '../../../e2e/play-krzyzowka.ts';
import type { Stop } from '../../../e2e/tour/stop.ts';
import {
  type CommonState,
  type Move,
  type OwnState,
  ofEdition,
  TILE_EDITIONS,
  type Tile,
} from '../rules/index.ts';

type Wish = Omit<Parameters<typeof layKrzyzowka>[0], 'id' | 'names'> & {
  readonly names?: readonly string[];
};

/** A table at one device after so many moves. */
function at(id: string, wish: Wish, after?: (page: Page) => Promise<unknown>): Stop {
  return async (page) => {
    await openLaid(page, layKrzyzowka({ id, names: ['Zofia', 'Otto'], ...wish }));
    await after?.(page);
  };
}

/** Tiles of somebody in rows, whatever they spell. */
function rows(tiles: readonly Tile[], width: number) {
  return tiles.map((tile, place) => ({
    ...{ row: Math.floor(place / width), column: place % width, tile },
    ...(tile === '?' && { letter: 'ż' }),
  }));
}

/** The first player has all tiles on the table, or a word, and says so; it is none. */
function refused(id: string, game: 2 | 3): Stop {
  return async (page) => {
    const names = ['Zofia', 'Otto'];
    const begun = layKrzyzowka({ id, options: { game }, names, bots: 1, moves: 2 });
    const { tiles } = (begun.table.state as OwnState).desks[0] as { tiles: readonly Tile[] };
    const laid = game === 2 ? rows(tiles, 5) : rows(tiles.slice(0, 6), 6);
    const moves: Move[] = [{ do: 'arrange', tiles: laid }, { do: game === 2 ? 'done' : 'raise' }];
    await openLaid(
      page,
      moves.reduce((table, move) => playOn(table, 0, move), begun),
    );
  };
}

/** A word was refused, and its player asks the others to let it count. */
const vote: Stop = async (page) => {
  const options = { game: 1, words: 'checked', tableWords: true };
  const begun = layKrzyzowka({ id: 'one-vote', options, names: ['Zofia', 'Otto'] });
  const { active, hands } = begun.table.state as CommonState;
  const tiles = rows((hands[active] as readonly Tile[]).slice(0, 5), 5);
  const refusedTable = playOn(begun, active, { do: 'lay', tiles });
  const word = (refusedTable.table.state as CommonState).tableWords.refused?.words[0] as string;
  await openLaid(page, playOn(refusedTable, active, { do: 'ask', word }));
};

async function spell(page: Page): Promise<void> {
  await page.locator('.kz-cell[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  for (let tile = 0; tile < 3; tile++) await page.locator('.kz-rack__tile').first().click();
}

const inTurn = { rounds: 'in-turn', minutes: 5 };

/** The three games in mid-play, by the words of each edition. */
const editions: Readonly<Record<string, Stop>> = Object.fromEntries(
  TILE_EDITIONS.flatMap((edition) => {
    const name = `edition-${edition}`;
    const own = { ...inTurn, ...ofEdition(edition) };
    return [
      [`krzyzowka-${name}`, at(name, { options: { game: 1, ...ofEdition(edition) }, moves: 9 })],
      [`krzyzowka-${name}-two`, at(`${name}-two`, { options: { game: 2, ...own }, moves: 2 })],
      [`krzyzowka-${name}-three`, at(`${name}-three`, { options: { game: 3, ...own }, moves: 2 })],
    ];
  }),
);

export const stops: Readonly<Record<string, Stop>> = {
  ...editions,
  'krzyzowka-new': async (page) => {
    await page.goto('/new/krzyzowka');
    await page.locator('summary').click();
  },
  'krzyzowka-one-start': at('one-start', { options: { game: 1 } }),
  'krzyzowka-one-middle': at('one-middle', { options: { game: 1 }, moves: 8 }, spell),
  'krzyzowka-one-exchange': at('one-exchange', { options: { game: 1 }, moves: 8 }, (page) =>
    page.locator('.kz-actions .button').nth(1).click(),
  ),
  'krzyzowka-one-blank': at('one-start', { options: { game: 1 } }, async (page) => {
    await page.locator('.kz-cell[tabindex="0"]').click();
    await page.locator('.kz-rack__tile:has(.letter--blank)').first().click();
  }),
  'krzyzowka-one-challenge': at('one-doubt', {
    options: { game: 1, words: 'challenge' },
    names: ['Zofia', 'Otto', 'Ida', 'Maksymilian'],
    moves: 7,
  }),
  'krzyzowka-one-vote': vote,
  'krzyzowka-one-alone': at('one-alone', { options: { game: 1 }, names: ['Zofia'], moves: 5 }),
  'krzyzowka-two-refused': refused('two-refused', 2),
  'krzyzowka-two-alone': at('two-alone', { options: { game: 2 }, names: ['Zofia'] }),
  'krzyzowka-two-alone-over': at(
    'two-alone-over',
    { options: { game: 2, roundCount: 2 }, names: ['Zofia'], moves: 'end' },
    // The search takes about a second a round.
    (page) => page.locator('.kz-rounds tfoot td', { hasNotText: '…' }).nth(1).waitFor(),
  ),
  'krzyzowka-three-raised': refused('three-raised', 3),
  'krzyzowka-three-alone-over': at('three-alone-over', {
    options: { game: 3, roundCount: 3 },
    names: ['Zofia'],
    moves: 'end',
  }),
  'krzyzowka-one-over': at('one-over', { options: { game: 1 }, moves: 'end' }),
  'krzyzowka-two-start': at('two-start', { options: { game: 2, ...inTurn } }),
  'krzyzowka-two-middle': at('two-middle', { options: { game: 2, ...inTurn }, moves: 2 }),
  'krzyzowka-two-swap': at('two-swap', { options: { game: 2, ...inTurn }, moves: 1 }, (page) =>
    page.locator('.kz-actions .button').nth(1).click(),
  ),
  'krzyzowka-two-over': at('two-over', { options: { game: 2, ...inTurn }, moves: 'end' }),
  'krzyzowka-three-middle': at('three-middle', { options: { game: 3, ...inTurn }, moves: 2 }),
  'krzyzowka-three-over': at('three-over', { options: { game: 3, ...inTurn }, moves: 'end' }),
  'krzyzowka-front-page': async (page) => {
    await openFinished(page, 'krzyzowka');
    await openFrontPage(page);
  },
};
