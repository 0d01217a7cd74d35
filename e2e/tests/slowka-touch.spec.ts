import { expect, type Page, test } from '@playwright/test';
import { laySlowka } from '../laid-slowka.ts';
import {
  expectResult,
  field,
  layButton,
  movesOf,
  nextTurn,
  openSlowka,
  pass,
  tapWord,
  wordFor,
  words,
} from '../play-slowka.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const two = ['Zofia', 'Otto'];

async function expectNoScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { down: scrollHeight - innerHeight, across: scrollWidth - innerWidth };
  });
  expect(over.down).toBeLessThanOrEqual(0);
  expect(over.across).toBeLessThanOrEqual(0);
}

test('a game by touch at 360 × 640, to its end, without page scroll', async ({ page }) => {
  const start = { id: 'touch', names: two, luck: '5', deeds: words(12) };
  const whole = laySlowka({ ...start, playOn: true });
  await openSlowka(page, start);
  for (const move of movesOf(whole).slice(12)) {
    await expectNoScroll(page);
    if (move.do !== 'word') await pass(page, 'tap');
    else {
      await tapWord(page, move, 'tap');
      await expectNoScroll(page);
      await expect(layButton(page)).toBeInViewport({ ratio: 1 });
      await layButton(page).tap();
    }
    await nextTurn(page);
  }
  await expectResult(page, whole);
  await page.locator('.sheet-button').tap();
  await expect(page.locator('dialog .pad__line').first()).toBeVisible();
});

test('a finger traces a word without moving the page', async ({ page }) => {
  const table = await openSlowka(page, { id: 'finger', names: two, deeds: ['best', 'best'] });
  const { path, laid } = wordFor(table);
  const old = path.filter((at) => !laid.some((placement) => placement.field === at));
  // The last word lies there in one piece.
  const last = (table.table.state as { words: { path: number[] }[] }).words.at(-1)?.path ?? old;
  const points = await Promise.all(
    last.map(async (at) => {
      const box = await field(page, at).boundingBox();
      return {
        x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
        y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
      };
    }),
  );
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', points[0]);
  for (const [index, to] of points.slice(1).entries()) {
    const from = points[index] as { x: number; y: number };
    for (const part of [0.35, 0.7, 1]) {
      await touch('touchMove', {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
    }
  }
  await touch('touchEnd');
  await expect(page.locator('.print__step')).toHaveCount(last.length);
});

test('fields and tokens are large enough for a thumb', async ({ page }) => {
  const table = await openSlowka(page, {
    id: 'thumb',
    names: [...two, 'Chiara'],
    words: 'challenge',
    deeds: ['best', 'best'],
  });
  await tapWord(page, wordFor(table), 'tap');
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a, .hex')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 24)
      .map(({ element, box }) => `${element.outerHTML.slice(0, 60)} ${box.width}×${box.height}`),
  );
  expect(small).toEqual([]);
  for (const main of ['.actions__main', '.hand__slot', '.open-word .button']) {
    const box = await page.locator(main).first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), main).toBeGreaterThanOrEqual(44);
  }
  await expectNoScroll(page);
});
