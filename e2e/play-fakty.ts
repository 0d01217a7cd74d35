import type { Page } from '@playwright/test';
import { fakty, newestDeck } from '../games/fakty/rules/index.ts';
import type { Holder } from '../table/src/index.ts';
import { type KeysTaught, pressKeys, teachKeys } from './by-keys.ts';
import { goTo } from './go-to.ts';
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
  await lay(page, layRecord(fakty, { id, fixture, steps, holders }));
  await goTo(page, `/table/fakty/${id}`);
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
  language: string,
): Promise<void> {
  await page.goto('/new/fakty');
  await page.locator('input[value=device]').check({ force: true });
  await page.locator(`input[value=${variant}]`).check({ force: true });
  await page.locator(`input[value=${newestDeck(language)}]`).check({ force: true });
  await page.locator('.form__start').click();
  await page.waitForSelector('.fakty, .hand-over');
}

/** What a page that plays by itself is taught. */
interface Taught extends KeysTaught {
  nextFakty?: () => HTMLElement | undefined;
}

/**
 * Teaches the page which button comes next for somebody who wants to get on: the main one as soon as
 * it is ready, else what is lit, tiles before what can be done instead.
 */
function teach(): void {
  const all = (css: string) =>
    [...document.querySelectorAll<HTMLElement>(css)].filter((one) => one.checkVisibility());
  const ready = (css: string) => all(`${css}:not([aria-disabled=true])`)[0];
  /** How often each was wanted for this move. The least wanted is next, so nothing goes in circles. */
  let wanted = new Map<HTMLElement, number>();
  const least = (some: readonly HTMLElement[]) => {
    const [one] = [...some].sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
    if (one) wanted.set(one, (wanted.get(one) ?? 0) + 1);
    return one;
  };
  const confirm = (button: HTMLElement | undefined) => {
    if (button) wanted = new Map();
    return button;
  };
  const taught: Taught = globalThis as Taught;
  taught.nextFakty = () => {
    if (all('.fk-actions[aria-busy=true]').length) return undefined;
    const sure = ready('.hand-over__take') ?? ready('.fk-actions__main');
    if (sure) return confirm(sure);
    const lit = all('.fakty .fk-field--lit');
    const free = lit.filter((one) => one.matches('.fk-field:not(.fk-field--laid)'));
    const loose = lit.filter((one) => !one.matches('.fk-field--held'));
    const isHolding = all('.fk-field--held').length > 0;
    // What is held and fits nowhere is dealt with by the other buttons.
    if (isHolding && !free.length) return confirm(ready('.fk-actions button')) ?? least(loose);
    return least(isHolding ? free : loose) ?? confirm(ready('.fk-actions button'));
  };
}

/** Plays on until the selector shows up, inside the page and on the buttons that a person uses. */
export async function playFakty(page: Page, selector: string): Promise<void> {
  await page.evaluate(teach);
  await page.evaluate(async (end) => {
    const start = performance.now();
    while (!document.querySelector(end)) {
      if (performance.now() - start > 80_000) throw new Error(`no ${end} in 80 seconds`);
      (globalThis as Taught).nextFakty?.()?.click();
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  }, selector);
}

/** The keys to what is to be pressed next; null when it is over. */
function nextKeys(end: string): string[] | null {
  if (document.querySelector(end)) return null;
  const { keysTo, nextFakty } = globalThis as Taught;
  const goal = document.querySelector<HTMLElement>('[data-goal]') ?? nextFakty?.();
  if (!goal) return [];
  return keysTo?.(goal, 'section') ?? null;
}

/** Plays on until the selector shows up, with Tab, arrows and Enter. */
export async function typeFakty(page: Page, selector: string): Promise<void> {
  await teachKeys(page);
  await page.evaluate(teach);
  await pressKeys(page, nextKeys, selector);
}
