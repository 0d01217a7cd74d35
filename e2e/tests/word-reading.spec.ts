import { expect, type Page, test } from '@playwright/test';
import type { CommonState } from '../../games/krzyzowka/rules/index.ts';
import type { State } from '../../games/slowka/rules/index.ts';
import { readForms } from '../../lexicon/src/node.ts';
import { layKrzyzowka, wordOrPass } from '../laid-krzyzowka.ts';
import { cellAt, openLaid, typeWord } from '../play-krzyzowka.ts';
import { openSlowka } from '../play-slowka.ts';

const forms = readForms('pl');

/** As the page says it in English: "łza, noun". */
function readingOf(word: string): string {
  const [first] = forms?.formsOf(word) ?? [];
  if (!first) throw new Error(`nothing is known of ${word}`);
  return `${first.base}, ${first.part}`;
}

function fetchedForms(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.forms')) fetched.push(request.url());
  });
  return fetched;
}

const names = ['Zofia', 'Otto', 'Chiara'];

test('a word on the pad, and one that was doubted in vain, say what they are forms of', async ({
  page,
}) => {
  const fetched = fetchedForms(page);
  // The luck of this table brings rusałki and ukręć.
  const wish = { id: 'x', names, words: 'challenge', deeds: ['best', 'best'] } as const;
  const { words, waiting } = (await openSlowka(page, wish)).table.state as State;
  expect(fetched).toEqual([]);
  await page.locator('.pad__line').last().click();
  await expect(page.locator('.tapped-words')).toContainText(readingOf(words[0]?.word ?? ''));
  await page.locator('.open-word').getByRole('button').first().click();
  await expect(page.locator('.verdict')).toContainText(readingOf(waiting?.word ?? ''));
  expect(fetched).toHaveLength(1);
});

test('a tile of the common crossword says what its words are forms of', async ({ page }) => {
  const fetched = fetchedForms(page);
  const laid = layKrzyzowka({ id: 'tap', options: { game: 1, words: 'checked' }, names, moves: 1 });
  const { table } = laid.table.state as CommonState;
  const word = table.toSorted((a, b) => a.row - b.row || a.column - b.column);
  await openLaid(page, laid);
  expect(fetched).toEqual([]);
  await cellAt(page, word[0] as (typeof word)[0]).click();
  const tapped = page.locator('.tapped-words');
  await expect(tapped).toContainText(readingOf(word.map(({ letter }) => letter).join('')));
  expect(fetched).toHaveLength(1);
});

test('a word that was laid just now is not read out unasked, over the tiles around it', async ({
  page,
}) => {
  const laid = layKrzyzowka({ id: 'unasked', options: { game: 1 }, names: ['Zofia'], moves: 3 });
  const move = wordOrPass(laid);
  if (move.do !== 'lay') throw new Error('this luck brings a word');
  await openLaid(page, laid);
  await typeWord(page, move.tiles);
  await page.locator('.kz-actions__main').click();
  await expect(page.locator('.kz-cell--fresh')).toHaveCount(0);
  const { table } = laid.table.state as CommonState;
  await expect(page.locator('.kz-cell .letter')).toHaveCount(table.length + move.tiles.length);
  await expect(page.locator('.tapped-words')).toHaveCount(0);
});
