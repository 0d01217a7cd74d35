import type { Page } from '@playwright/test';

/** What a page learns that is played by keyboard. */
export interface KeysTaught {
  /** The keys from the focus to the element, which is marked as the goal until it is reached and pressed. */
  keysTo?: (goal: HTMLElement, groups: string) => string[];
}

/**
 * Teaches the page the way to an element: Tab from stop to stop, arrows inside what is one stop.
 * A group is a board or a set of radio buttons, by its selector.
 */
export async function teachKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = <E extends HTMLElement>(css: string) => [...document.querySelectorAll<E>(css)];
    /** Radio buttons of one name are one stop, whichever of them has the focus. */
    const stopOf = (one: Element) =>
      one instanceof HTMLInputElement && one.type === 'radio'
        ? (all<HTMLInputElement>('[type=radio]').find(({ name }) => name === one.name) ?? one)
        : one;
    (globalThis as KeysTaught).keysTo = (goal, groups) => {
      const from = document.activeElement ?? document.body;
      goal.toggleAttribute('data-goal', from !== goal);
      if (from === goal) return [goal.matches('[type=radio]') ? 'Space' : 'Enter'];
      const group = goal.closest(groups);
      if (group?.contains(from)) {
        const [a, b] = [from.getBoundingClientRect(), goal.getBoundingClientRect()];
        // Neighbours need not begin at the same height.
        const down = b.top + b.height / 2 - (a.top + a.height / 2);
        if (Math.abs(down) > Math.min(a.height, b.height) / 2)
          return [down > 0 ? 'ArrowDown' : 'ArrowUp'];
        return [a.left < b.left ? 'ArrowRight' : 'ArrowLeft'];
      }
      const stops = all('a[href], button, input, [tabindex="0"]').filter(
        (one) => one.checkVisibility() && one.tabIndex >= 0 && stopOf(one) === one,
      );
      const here = stopOf(from);
      const to = stops.findIndex((one) => one === goal || group?.contains(one));
      const before = stops.filter(
        (one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
      ).length;
      const isBack = to < before;
      const far = isBack ? before - to : to - before + Number(stops[before] !== here);
      return new Array(far).fill(isBack ? 'Shift+Tab' : 'Tab');
    };
  });
}

/** Presses the keys that `next` asks for, as far as it sees, until it says that all is over. */
export async function pressKeys(
  page: Page,
  next: (end: string) => string[] | null,
  end: string,
): Promise<void> {
  for (;;) {
    const keys = await page.evaluate(next, end);
    if (!keys) return;
    for (const key of keys) await page.keyboard.press(key);
  }
}
