import { expect, type Page, test } from '@playwright/test';
import type { State as FaktyState } from '../../games/fakty/rules/index.ts';
import { GAMES } from '../../games/index.ts';
import type { Manifest } from '../../games/manifest.ts';
import { goTo } from '../go-to.ts';
import { layByBots } from '../laid-by-bots.ts';
import { openExtrablatt } from '../laid-extrablatt.ts';
import { layTable } from '../laid-table.ts';
import { layFakty } from '../play-fakty.ts';
import { lay } from '../storage.ts';
import { STOPS } from '../tour/stops.ts';

test('sounds and vibration are off until they are switched on, each by itself, and stay so', async ({
  page,
}) => {
  await page.goto('/settings');
  const signals = page.getByRole('group', { name: 'Sounds and vibration' }).getByRole('checkbox');
  await expect(signals).toHaveCount(6);
  for (const signal of await signals.all()) await expect(signal).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Dice roll' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Dice roll' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'The device vibrates along' })).not.toBeChecked();
});

type Sensed = Window & { heard?: number; shakes?: string[] };

/** Notes what a reader would hear and feel who has switched some of it on. */
async function sense(page: Page, ...on: readonly string[]): Promise<void> {
  await page.addInitScript((names) => {
    const sensed: Sensed = window;
    sensed.heard = 0;
    sensed.shakes = [];
    navigator.vibrate = (pattern) => Boolean(sensed.shakes?.push(String(pattern)));
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        sensed.heard = (sensed.heard ?? 0) + 1;
      }
    };
    for (const name of names) localStorage.setItem(`kept/signal-${name}`, 'true');
  }, on);
}

const sensed = (page: Page) =>
  page.evaluate(() => {
    const { heard, shakes }: Sensed = window;
    return { heard, shakes };
  });

/** Both have chosen a cheque, and the two lie open. */
async function turnCheques(page: Page): Promise<void> {
  await openExtrablatt(page, { fixture: 'three-seats', steps: 60, person: 0 });
  await page.locator('.xb-pick').last().click();
  await page.locator('.xb-print').click();
  await expect(page.locator('.xb-duel--moment .xb-cheque.feel-turn')).toHaveCount(2);
}

test('cheques turn, and whoever wants to hears and feels it', async ({ page }) => {
  await sense(page, 'paper', 'vibration');
  await turnCheques(page);
  const { heard, shakes } = await sensed(page);
  expect(heard).toBe(1);
  expect(shakes).toContain('8');
});

const fakty = GAMES.find(({ id }) => id === 'fakty') as Manifest;
const DICE = '15,40,15,40,20';
const TILE = '12';

/** What is done at a table, and what is felt of it. */
const DEEDS: Readonly<
  Record<string, readonly [shake: string, deed: (page: Page) => Promise<void>]>
> = {
  'dice of EXTRA!': [
    DICE,
    async (page) => {
      await lay(page, layTable({ id: 'start', names: ['Zofia'] }));
      await goTo(page, '/table/extra/start');
      await page.locator('.throw .act').click();
    },
  ],
  'the die of Extra Fakty': [
    DICE,
    async (page) => {
      const laid = await layByBots(
        fakty,
        ({ state, turn }) => turn.must[0] === 0 && (state as FaktyState).phase.at === 'roll',
      );
      await lay(page, laid);
      await goTo(page, `/table/fakty/${laid.kept.plan.id}`);
      await page.getByRole('button', { name: 'Roll the die' }).click();
    },
  ],
  'tiles of Extra Fakty': [
    TILE,
    async (page) => {
      await layFakty(page, 'won', 10, 2);
      await page.locator('.fk-tray').getByLabel('HRABINA Z BLOKU').click();
      await page
        .locator('.fakty__page')
        .getByLabel(/^Title 1, Subject/)
        .click();
      await page.locator('.fk-actions__main').click();
    },
  ],
  'tiles of Krzyżówka': [
    TILE,
    async (page) => STOPS['krzyzowka-one-middle']?.(page) as Promise<void>,
  ],
};

for (const [name, [shake, deed]] of Object.entries(DEEDS)) {
  test(`whoever wants to hears and feels ${name}`, async ({ page }) => {
    await sense(page, 'throw', 'lay', 'vibration');
    await deed(page);
    await expect.poll(async () => (await sensed(page)).shakes).toContain(shake);
    expect((await sensed(page)).heard).toBe(1);
  });
}

test('nobody hears or feels anything who has not asked for it', async ({ page }) => {
  await sense(page);
  await turnCheques(page);
  expect(await sensed(page)).toEqual({ heard: 0, shakes: [] });
});
