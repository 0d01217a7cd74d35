import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '../../games/index.ts';
import { launchOptions } from '../browser.ts';
import { cutOff } from '../cut-off.ts';
import { goTo } from '../go-to.ts';
import { MID_GAMES, movesOfFirst } from '../laid-mid-game.ts';
import { outOfReach } from '../reachable.ts';
import { lay } from '../storage.ts';
import { tapAnything } from '../tap-anything.ts';
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

/** What cannot be used, and what cannot be read. A dialog is all there is while it is open. */
async function lostIn(page: Page): Promise<string[]> {
  await page.waitForSelector('main');
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe('32px');
  const isAsking = await page.locator('dialog[open]').count();
  const controls = isAsking ? within('dialog[open]') : within('.head', 'main');
  return [...(await outOfReach(page, controls)), ...(await cutOff(page))];
}

const belongsTo = (id: string) => (stop: string) => stop.startsWith(`${id}-`);
const isLesson = belongsTo('lesson');
/** The operator's desk is no screen of the house. */
const isOfHouse = (stop: string) =>
  !GAMES.some(({ id }) => belongsTo(id)(stop)) && !isLesson(stop) && !stop.startsWith('admin');

const PLACES: Readonly<Record<string, (stop: string) => boolean>> = {
  'the house': isOfHouse,
  lessons: isLesson,
  ...Object.fromEntries(GAMES.map(({ id }) => [id, belongsTo(id)])),
};

for (const [place, has] of Object.entries(PLACES)) {
  test(`with type of twice the size everything can be reached and read: ${place}`, async ({
    page,
  }) => {
    test.slow();
    const lost: string[] = [];
    // Tables are laid into a house that has been opened.
    await page.goto('/');
    await page.waitForSelector('.front--read');
    for (const stop of Object.keys(STOPS).filter(has)) {
      await STOPS[stop]?.(page);
      lost.push(...(await lostIn(page)).map((what) => `${stop}: ${what}`));
    }
    expect(lost).toEqual([]);
  });
}

const MOVES = 4;

for (const [name, layOut] of Object.entries(MID_GAMES)) {
  test(`it can be played with type of twice the size: ${name}`, async ({ page }) => {
    // German has the longest words.
    await page.addInitScript(() =>
      localStorage.setItem('settings', JSON.stringify({ language: 'de' })),
    );
    const laid = await layOut();
    const { game, id } = laid.kept.plan;
    const made = movesOfFirst(laid);
    await lay(page, laid);
    await goTo(page, `/table/${game}/${id}`);
    const lost = new Set<string>();
    for (let move = 1; move <= MOVES; move++) {
      await tapAnything(page, made + move);
      for (const what of await lostIn(page)) lost.add(what);
    }
    expect([...lost]).toEqual([]);
  });
}
