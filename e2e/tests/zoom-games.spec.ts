import { test } from '@playwright/test';
import { expectAllReachable } from '../reachable.ts';
import { STOPS } from '../tour/stops.ts';

/** A turn of each kind that looks different, with something in hand where that is possible. */
const TURNS = {
  slowka: ['slowka-held', 'slowka-challenge'],
  krzyzowka: ['krzyzowka-one-middle', 'krzyzowka-two-middle', 'krzyzowka-three-middle'],
  fakty: ['fakty-lay', 'fakty-hot'],
  extrablatt: ['extrablatt-put', 'extrablatt-cheques'],
};

// 1440 × 900 at 200 %, 1280 × 1024 at 400 %, and a phone with the large type of the settings.
const VIEWS = [
  { name: '720 × 450', viewport: { width: 720, height: 450 }, type: 'normal' },
  { name: '320 × 256', viewport: { width: 320, height: 256 }, type: 'normal' },
  { name: '360 × 640, large type', viewport: { width: 360, height: 640 }, type: 'large' },
];

for (const { name, viewport, type } of VIEWS) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport });

    for (const [game, turns] of Object.entries(TURNS)) {
      test(`all of a turn is in reach: ${game}`, async ({ page }) => {
        await page.addInitScript((kept) => {
          localStorage.setItem('settings', JSON.stringify({ type: kept }));
        }, type);
        for (const turn of turns) {
          await STOPS[turn]?.(page);
          await expectAllReachable(page, '.head a, .head button, main button, main a');
        }
      });
    }
  });
}
