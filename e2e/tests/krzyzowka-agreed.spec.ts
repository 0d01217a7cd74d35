import { expect, test } from '@playwright/test';
import { type Desk, krzyzowka, type OwnState } from '../../games/krzyzowka/rules/index.ts';
import type { AnyGame } from '../../kernel/src/index.ts';
import { readLexicon } from '../../lexicon/src/node.ts';
import type { Holder } from '../../table/src/index.ts';
import { goTo } from '../go-to.ts';
import { layKrzyzowka, playOn } from '../laid-krzyzowka.ts';
import { layRecord } from '../laid-record.ts';
import { openLaid, takeDevice } from '../play-krzyzowka.ts';

const game = krzyzowka(readLexicon) as AnyGame;
const people = (...names: string[]) => names.map((name): Holder => ({ kind: 'person', name }));

test('a table of people lets a refused word count, by a vote that hides nothing', async ({
  page,
}) => {
  // Zofia's ZAOFW has just been refused.
  const holders = people('Zofia', 'Otto', 'Marie');
  const wish = { id: 'ask', fixture: 'one-words-of-the-table', steps: 41, holders };
  await openLaid(page, layRecord(game, wish));
  await page.locator('.table-words').getByRole('button', { name: 'ask the table' }).click();
  const bar = page.locator('.table-words');
  await expect(bar).toContainText('ZAOFW');
  await expect(page.locator('.kz-rack__tile')).toHaveCount(0);
  await expect(bar.getByRole('button')).toHaveCount(4);
  await bar.getByRole('button', { name: ': yes' }).first().click();
  await expect(bar.getByRole('button')).toHaveCount(2);
  await bar.getByRole('button', { name: ': yes' }).click();
  await expect(bar).toHaveCount(0);
  await takeDevice(page);
  await expect(page.locator('.frame__side')).toContainText('Words of this table');
  await expect(page.locator('.frame__side')).toContainText('ZAOFW');
});

test('all laid, but not in words: only the player hears it, and the round goes on', async ({
  page,
}) => {
  const options = { game: 2, rounds: 'together', minutes: 'off' };
  const dealt = layKrzyzowka({ id: 'done', options, names: ['Zofia', 'Otto'], bots: 1, moves: 2 });
  const { tiles } = (dealt.table.state as OwnState).desks[0] as Desk;
  const block = tiles.map((tile, index) => ({
    ...{ row: Math.floor(index / 5), column: index % 5, tile },
    ...(tile === '?' ? { letter: 'ź' } : {}),
  }));
  await openLaid(page, playOn(dealt, 0, { do: 'arrange', tiles: block }));
  const line = page.locator('.kz-preview');
  for (const left of ['2 more times', '1 more time']) {
    await page.getByRole('button', { name: 'All laid' }).click();
    await expect(line).toContainText('Not in the dictionary');
    await expect(line).toContainText(left);
    await expect(page.locator('.kz-cell--fault').first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'All laid' }).click();
  await expect(page.getByRole('button', { name: 'All laid' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Count now' })).toBeVisible();
});

test('alone, all three games come to an end, and each keeps a record of its own', async ({
  page,
}) => {
  const laid = [
    { id: 'alone-1', fixture: 'one-alone-turns', steps: 20 },
    { id: 'alone-2', fixture: 'two-alone', steps: 10 },
    { id: 'alone-3', fixture: 'three-alone', steps: 28 },
  ].map((wish) => layRecord(game, wish));
  await openLaid(page, ...laid);
  const pass = { name: 'Pass', exact: true };
  await page.getByRole('button', pass).click();
  await page.getByRole('dialog').getByRole('button', pass).click();
  await expect(page.locator('.result')).toBeVisible();
  for (const [id, round] of [
    ['alone-2', 4],
    ['alone-3', 10],
  ] as const) {
    await goTo(page, `/table/krzyzowka/${id}`);
    await page.getByRole('button', { name: `Begin round ${round}` }).click();
    // Alone there is always a clock.
    await expect(page.getByRole('timer')).toBeVisible();
    await page.getByRole('button', { name: 'Hand in' }).click();
    await expect(page.locator('.result')).toBeVisible();
    await expect(page.locator('.kz-rounds')).toContainText('Best found');
  }
  await goTo(page, '/records');
  const kinds = page.locator('.records__kind');
  await expect(kinds).toHaveCount(3);
  const told = (await kinds.allTextContents()).join(' ');
  for (const kind of ['One crossword', 'A crossword each', 'The longest word']) {
    expect(told).toContain(kind);
  }
});
