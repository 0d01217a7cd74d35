import type { Page } from '@playwright/test';
import { type KeysTaught, pressKeys, teachKeys } from './by-keys.ts';

/** What a page that plays by itself is taught. */
interface Taught extends KeysTaught {
  nextExtrablatt?: () => HTMLElement | undefined;
}

/** Teaches the page what a person would tap next who does anything that is legal. */
function teach(): void {
  const all = (css: string) => [...document.querySelectorAll<HTMLElement>(css)];
  const ready = (css: string) => all(`${css}:not([aria-disabled=true])`)[0];
  const oneOf = (some: readonly HTMLElement[]) => some[Math.floor(Math.random() * some.length)];
  const any = (css: string) => oneOf(all(css));
  const unchosen = () =>
    all('.xb-desk fieldset').find((group) => !group.querySelector('input:checked'));
  (globalThis as Taught).nextExtrablatt = () => {
    const open = ready('.hand-over__take') ?? ready('.xb-duel__close');
    if (open) return open;
    const isHeld = document.querySelector('.xb-stock input:checked');
    if (isHeld && !document.querySelector('.xb-ghost--put')) return any('.xb-cell--lit');
    const group = unchosen();
    if (group) {
      return oneOf([...group.querySelectorAll<HTMLElement>('label:not(.xb-card--barred)')]);
    }
    // A move is on its way.
    if (all('.xb-pass[aria-disabled=true], .xb-stack[aria-disabled=true]').length) return undefined;
    return (
      ready('.xb-desk .button--main') ??
      any('.xb-stack') ??
      (Math.random() < 0.5 ? ready('.xb-pass') : undefined) ??
      any('button.xb-fax__card')
    );
  };
}

/**
 * Plays on, anything that is legal, until the selector shows up. The clicks are made inside the
 * page, on what a person would tap; that spares thousands of round trips to the browser.
 */
export async function playExtrablatt(page: Page, selector: string): Promise<void> {
  await page.waitForSelector('.extrablatt, .hand-over');
  await page.evaluate(teach);
  await page.evaluate(async (end) => {
    const tap = (element: HTMLElement) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = { clientX: x + width / 2, clientY: y + height / 2 };
      element.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...at }),
      );
    };
    const start = performance.now();
    while (!document.querySelector(end)) {
      if (performance.now() - start > 80_000) throw new Error(`no ${end} in time`);
      const element = (globalThis as Taught).nextExtrablatt?.();
      if (element) tap(element);
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
  }, selector);
}

/** The keys to what is to be pressed next; null when it is over. */
function nextKeys(end: string): string[] | null {
  if (document.querySelector(end)) return null;
  const { keysTo, nextExtrablatt } = globalThis as Taught;
  const wanted = document.querySelector<HTMLElement>('[data-goal]') ?? nextExtrablatt?.();
  if (!wanted) return [];
  const isCell = wanted.matches('.xb-cell--lit');
  const from = document.activeElement;
  // Enter takes the chosen card to the paper, Page Down from fit to fit.
  if (isCell && from?.matches('.xb-stock :checked')) return ['Enter'];
  if (isCell && from?.matches('.xb-cell')) {
    return [...new Array<string>(Math.floor(Math.random() * 4)).fill('PageDown'), 'Enter'];
  }
  const goal = isCell
    ? document.querySelector<HTMLElement>('.xb-stock :checked')
    : (wanted.querySelector('input') ?? wanted);
  if (!goal) return [];
  return keysTo?.(goal, '.xb-fax, fieldset') ?? null;
}

/** Plays on until the selector shows up, by keyboard alone. */
export async function typeExtrablatt(page: Page, selector: string): Promise<void> {
  await teachKeys(page);
  await page.evaluate(teach);
  await pressKeys(page, nextKeys, selector);
}
