import type { Page } from '@playwright/test';

/**
 * Plays on, anything that is legal, until the selector shows up. The clicks are made inside the
 * page, on what a person would tap; that spares thousands of round trips to the browser.
 */
export async function playExtrablatt(page: Page, selector: string): Promise<void> {
  await page.waitForSelector('.extrablatt, .hand-over');
  await page.evaluate(async (end) => {
    const all = (css: string) => [...document.querySelectorAll<HTMLElement>(css)];
    const ready = (css: string) =>
      all(css).find((one) => one.getAttribute('aria-disabled') !== 'true');
    const any = (css: string) => {
      const found = all(css);
      return found[Math.floor(Math.random() * found.length)];
    };
    const tap = (element: HTMLElement) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = { clientX: x + width / 2, clientY: y + height / 2 };
      element.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...at }),
      );
    };
    const unchosen = () =>
      all('.xb-desk fieldset').find((group) => !group.querySelector('input:checked'));
    const next = (): HTMLElement | undefined => {
      const open = ready('.hand-over__take') ?? ready('.xb-duel__close');
      if (open) return open;
      const isHeld = document.querySelector('.xb-stock input:checked');
      if (isHeld && !document.querySelector('.xb-ghost--put')) return any('.xb-cell--lit');
      const group = unchosen();
      if (group) {
        const fitting = [...group.querySelectorAll<HTMLElement>('label')].filter(
          (label) => !label.matches('.xb-card--barred'),
        );
        return fitting[Math.floor(Math.random() * fitting.length)];
      }
      return (
        ready('.xb-desk .button--main') ??
        any('.xb-stack') ??
        (Math.random() < 0.5 ? ready('.xb-pass') : undefined) ??
        any('button.xb-fax__card')
      );
    };
    const start = performance.now();
    while (!document.querySelector(end)) {
      if (performance.now() - start > 80_000) throw new Error(`no ${end} in time`);
      const element = next();
      if (element) tap(element);
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
  }, selector);
}
