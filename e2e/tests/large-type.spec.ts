import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../../games/index.ts';
import { launchOptions } from '../browser.ts';
import { expectAllReachable } from '../reachable.ts';
import { STOPS } from '../tour/stops.ts';

// A small phone whose browser writes everything twice as large.
test.use({
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--blink-settings=defaultFontSize=32'],
  },
});

const CONTROLS = ['a', 'button', 'input', 'select', 'textarea', 'summary'];
const within = (...places: string[]) =>
  places.flatMap((place) => CONTROLS.map((control) => `${place} ${control}`)).join();

/** A dialog is all there is to be used while it is open. */
async function expectUsable(page: Page): Promise<void> {
  const isAsking = await page.locator('dialog[open]').count();
  await expectAllReachable(page, isAsking ? within('dialog[open]') : within('.head', 'main'));
}

const gameOf = (stop: string) => GAMES.find(({ id }) => stop.startsWith(`${id}-`))?.id ?? 'house';
/** The operator's desk is no screen of the house, and one test server has no operator. */
const stops = Object.keys(STOPS).filter((name) => !name.startsWith('admin'));

for (const place of ['house', ...GAMES.map(({ id }) => id)]) {
  test(`with type of twice the size everything can be reached: ${place}`, async ({ page }) => {
    test.slow();
    for (const stop of stops.filter((name) => gameOf(name) === place)) {
      await STOPS[stop]?.(page);
      await page.waitForSelector('main');
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe('32px');
      await test.step(stop, () => expectUsable(page));
    }
  });
}
