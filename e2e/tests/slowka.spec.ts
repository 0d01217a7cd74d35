import { expect, test } from '@playwright/test';
import { readPath, type State, withLaid } from '../../games/slowka/rules/index.ts';
import { laySlowka } from '../laid-slowka.ts';
import {
  expectResult,
  field,
  layButton,
  movesOf,
  nextTurn,
  openSlowka,
  pass,
  tabTo,
  takeDevice,
  tapWord,
  token,
  typeLetter,
  walkTo,
  wordFor,
  words,
} from '../play-slowka.ts';

const two = ['Zofia', 'Otto'];

test('a whole game at one device by mouse, and the scores are those of the rules', async ({
  page,
}) => {
  const start = { id: 'mouse', names: two };
  const whole = laySlowka({ ...start, playOn: true });
  await openSlowka(page, start);
  for (const move of movesOf(whole)) {
    if (move.do !== 'word') await pass(page);
    else {
      await tapWord(page, move);
      await layButton(page).click();
    }
    await nextTurn(page);
  }
  await expectResult(page, whole);
  await expect(page.locator('.pad__line').first()).toBeVisible();
});

test('a game by keyboard alone, to its end', async ({ page }) => {
  const start = { id: 'keys', names: two, luck: '3', deeds: words(14) };
  const whole = laySlowka({ ...start, playOn: true });
  await openSlowka(page, start);
  for (const move of movesOf(whole).slice(14)) {
    await page.waitForSelector('.hand');
    if (move.do === 'word') {
      await page.locator('.head h1').focus();
      await tabTo(page, '[data-field]');
      for (const at of move.path) {
        await walkTo(page, at);
        const placed = move.laid.find((placement) => placement.field === at);
        if (placed) await typeLetter(page, placed.token);
        else await page.keyboard.press('Space');
      }
      await page.keyboard.press('Enter');
    } else {
      for (const button of ['.actions .button:nth-child(2)', '.actions__main']) {
        await tabTo(page, button);
        await page.keyboard.press('Enter');
      }
    }
    await page.waitForSelector('.hand-over, .result');
    if (await page.locator('.hand-over').isVisible()) await page.keyboard.press('Enter');
  }
  await expectResult(page, whole);
});

test('the board and the hand are one stop for Tab each; typing finds its way', async ({ page }) => {
  const table = await openSlowka(page, { id: 'stops', names: two, deeds: ['best', 'best'] });
  await page.locator('.head h1').focus();
  const stops: string[] = [];
  for (let stop = 0; stop < 14; stop++) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('class') ?? ''));
  }
  expect(stops.filter((names) => /\bhex\b/.test(names))).toHaveLength(1);
  expect(stops.filter((names) => /\bhand__slot\b/.test(names))).toHaveLength(1);

  // On the first letter of a word, its second one can simply be typed.
  const { board, words: laid } = table.table.state as State;
  const path = laid.at(-1)?.path ?? [];
  const [first, second] = path as [number, number];
  await page.locator('.head h1').focus();
  await tabTo(page, '[data-field]');
  await walkTo(page, first);
  await page.keyboard.press('Space');
  await page.keyboard.press(board[second] as string);
  await expect(field(page, second)).toBeFocused();
  await expect(page.locator('.preview strong')).toHaveText(
    readPath(board, [first, second]).toUpperCase(),
  );
  await page.keyboard.press('Backspace');
  await expect(page.locator('.preview strong')).toHaveText((board[first] as string).toUpperCase());
  await page.keyboard.press('Escape');
  await expect(page.locator('.preview__word')).toHaveCount(0);
});

test('tokens are carried to the board, and a word is traced over it', async ({ page }) => {
  const table = await openSlowka(page, { id: 'traced', names: two, deeds: ['best', 'best'] });
  const word = wordFor(table);
  for (const { field: at, token: letter } of word.laid) {
    await token(page, letter).dragTo(field(page, at));
  }
  await expect(page.locator('.hex--fresh')).toHaveCount(word.laid.length);
  const centres = await Promise.all(
    word.path.map(async (at) => {
      const box = await field(page, at).boundingBox();
      return {
        x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
        y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
      };
    }),
  );
  const [from, ...rest] = centres as [{ x: number; y: number }];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
  const { board } = table.table.state as State;
  const text = readPath(withLaid(board, word.laid), word.path).toUpperCase();
  await expect(page.locator('.preview strong')).toHaveText(text);
  await expect(page.locator('.print__step')).toHaveCount(word.path.length);
  await layButton(page).click();
  await nextTurn(page);
  await expect(page.locator('.pad__word').first()).toHaveText(text);
});

test('a half-made word survives a reload; a step back and all back undo it', async ({ page }) => {
  const table = await openSlowka(page, { id: 'reload', names: two, deeds: ['best', 'best'] });
  const word = wordFor(table);
  await tapWord(page, word);
  const shown = () => page.locator('.preview__word').innerText();
  const before = await shown();
  await page.reload();
  await takeDevice(page);
  expect(await shown()).toBe(before);
  await expect(page.locator('.hex--fresh')).toHaveCount(word.laid.length);
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(page.locator('.print__step')).toHaveCount(word.path.length - 1);
  await page.getByRole('button', { name: 'Take all back' }).click();
  await expect(page.locator('.hex--fresh')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Exchange' })).toBeVisible();
});

test('a refusal names its rule and lights the fields', async ({ page }) => {
  const table = await openSlowka(page, { id: 'refused', names: two });
  const { board } = table.table.state as State;
  const start = board.findIndex((letter) => letter !== null);
  await page.locator('.hand__slot').first().click();
  await field(page, start + 1).click();
  await layButton(page).click({ force: true });
  const refusal = page.locator('.refusal');
  await expect(refusal).toContainText('at least one token that was there before');
  await expect(field(page, start + 1)).toHaveClass(/hex--blamed/);
  await refusal.getByRole('button').click();
  await expect(page.locator('.rulebook__marked')).toBeInViewport();
  await expect(page.locator('.rulebook__marked')).toHaveAttribute('id', 'rule-word');
});

test('three words that are none cost the turn, with their reasons', async ({ page }) => {
  await openSlowka(page, { id: 'tries', names: two, deeds: ['best', 'bluff', 'bluff'] });
  await expect(page.locator('.tries li')).toHaveCount(2);
  await expect(page.locator('.tries')).toContainText('not in the dictionary');
  await expect(page.locator('.tries')).toContainText('1 try left');
});

test('tokens are exchanged, and a pass is asked twice', async ({ page }) => {
  await openSlowka(page, { id: 'exchange', names: two });
  const hand = await page.locator('.hand .letter__sign').allTextContents();
  await page.getByRole('button', { name: 'Exchange' }).click();
  await page.locator('.hand__slot').first().click();
  await page.locator('.hand__slot').last().click();
  await page.getByRole('button', { name: 'Exchange 2' }).click();
  await nextTurn(page);
  await expect(page.locator('.strip')).toContainText('exchanged 2');
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect(page.locator('.slowka__hint')).toContainText('without a word?');
  await page.getByRole('button', { name: 'Back', exact: true }).last().click();
  await page.getByRole('button', { name: 'Pass' }).click();
  await page.getByRole('button', { name: 'Yes, pass' }).click();
  await nextTurn(page);
  await expect(page.locator('.strip')).toContainText('passed');
  await expect(page.locator('.hand .letter__sign')).toHaveCount(hand.length);
});
