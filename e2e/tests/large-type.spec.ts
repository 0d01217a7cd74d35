import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../../games/index.ts';
import { launchOptions } from '../browser.ts';
import { outOfReach } from '../reachable.ts';
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

// What is only there for those who listen has a label that is seen.
const CONTROLS = ['a', 'button', 'label', 'input:not(.unseen)', 'select', 'textarea', 'summary'];
const within = (...places: string[]) =>
  places.flatMap((place) => CONTROLS.map((control) => `${place} ${control}`)).join();

/** A dialog is all there is to be used while it is open. */
async function lostIn(page: Page): Promise<string[]> {
  const isAsking = await page.locator('dialog[open]').count();
  return outOfReach(page, isAsking ? within('dialog[open]') : within('.head', 'main'));
}

/** The operator's desk is no screen of the house; a board is the game's own. */
const isOfHouse = (stop: string) =>
  !GAMES.some(({ id }) => stop.startsWith(`${id}-`)) &&
  !/^(?:admin|replay$|room-table$)/.test(stop);

test('with type of twice the size everything in the house can be reached', async ({ page }) => {
  test.slow();
  const lost: string[] = [];
  for (const stop of Object.keys(STOPS).filter(isOfHouse)) {
    await STOPS[stop]?.(page);
    await page.waitForSelector('main');
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe('32px');
    lost.push(...(await lostIn(page)).map((what) => `${stop}: ${what}`));
  }
  expect(lost).toEqual([]);
});
