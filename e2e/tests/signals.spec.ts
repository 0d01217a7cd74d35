import { expect, type Page, test } from '@playwright/test';
import { openExtrablatt } from '../laid-extrablatt.ts';

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

test('nobody hears or feels anything who has not asked for it', async ({ page }) => {
  await sense(page);
  await turnCheques(page);
  expect(await sensed(page)).toEqual({ heard: 0, shakes: [] });
});
