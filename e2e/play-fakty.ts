import type { Page } from '@playwright/test';
import { fakty } from '../games/fakty/rules/index.ts';
import type { Holder } from '../table/src/index.ts';
import { layRecord } from './laid-record.ts';
import { lay } from './storage.ts';

const NAMES = ['Marie', 'Otto', 'Zofia', 'Luc'];

/** A golden game after so many steps, all seats at this device, with the next one holding it. */
export async function layFakty(
  page: Page,
  fixture: string,
  steps: number,
  seats: number,
): Promise<void> {
  const holders = NAMES.slice(0, seats).map((name): Holder => ({ kind: 'person', name }));
  const id = `${fixture}-${steps}`;
  if (page.url() !== 'about:blank') await page.goto('/');
  await lay(page, layRecord(fakty, { id, fixture, steps, holders }));
  await page.goto(`/table/fakty/${id}`);
  await takeDevice(page);
}

/** Whoever is called takes the device, if anybody is. */
export async function takeDevice(page: Page): Promise<void> {
  await page.waitForSelector('.fakty, .hand-over');
  const take = page.locator('.hand-over__take');
  if (await take.isVisible()) await take.click();
  await page.waitForSelector('.fakty');
}

/** Sets up a game at one device through the form, as people would. */
export async function beginFakty(
  page: Page,
  variant: 'exclusive' | 'hot',
  deck: string,
): Promise<void> {
  await page.goto('/new/fakty');
  await page.locator('input[value=device]').check({ force: true });
  await page.locator(`input[value=${variant}]`).check({ force: true });
  await page.locator(`input[value=${deck}]`).check({ force: true });
  await page.locator('.form__start').click();
  await page.waitForSelector('.fakty, .hand-over');
}

/**
 * Plays on until the selector shows up, or for so many taps. What is lit is tapped, then the main
 * button, all inside the page and on the buttons that a person uses.
 */
export async function playFakty(page: Page, selector: string, most = 20_000): Promise<number> {
  return page.evaluate(
    async ([end, limit]) => {
      const rest = () => new Promise((resolve) => setTimeout(resolve, 3));
      const find = (css: string) =>
        [...document.querySelectorAll<HTMLElement>(css)].find((one) => one.checkVisibility());
      let seed = 7;
      const any = <T>(all: readonly T[]): T | undefined => {
        seed = (seed * 1103515245 + 12345) % 2147483648;
        return all[seed % Math.max(1, all.length)];
      };
      const next = (): HTMLElement | undefined => {
        const take = find('.hand-over__take');
        if (take) return take;
        const ready = find('.fk-actions__main:not([aria-disabled=true])');
        if (ready) return ready;
        const all = [...document.querySelectorAll<HTMLElement>('.fakty .fk-field--lit')];
        const seen = all.filter((one) => one.checkVisibility());
        const isHolding = find('.fk-field--held') !== undefined;
        const free = seen.filter((one) => one.matches('.fk-field:not(.fk-field--laid)'));
        const loose = seen.filter((one) => !one.matches('.fk-field--held'));
        if (isHolding && free.length) return any(free);
        // What fits nowhere leaves the other buttons.
        const other = find('.fk-actions button:not([aria-disabled=true])');
        return isHolding ? (other ?? any(loose)) : (any(loose) ?? other);
      };
      const start = performance.now();
      let taps = 0;
      while (!document.querySelector(end) && taps < limit) {
        if (performance.now() - start > 70_000) throw new Error(`no ${end} after ${taps} taps`);
        const button = next();
        if (button) taps++;
        button?.click();
        await rest();
      }
      return taps;
    },
    [selector, most] as const,
  );
}
