import { expect, type Page } from '@playwright/test';

/**
 * Whatever matches is in sight after scrolling down at most: not beyond the edge, not under anything
 * else; and nothing has to be looked for beyond the right edge of the page.
 */
export async function expectAllReachable(page: Page, selector: string): Promise<void> {
  expect(await outOfReach(page, selector)).toEqual([]);
}

/** What cannot be reached, and the page itself if it is too wide. */
export async function outOfReach(page: Page, selector: string): Promise<string[]> {
  // What a click brings may take a moment.
  await page.locator(selector).first().waitFor();
  const lost = await page.evaluate((css) => {
    const all = [...document.querySelectorAll(css)].filter((control) => control.checkVisibility());
    return all.flatMap((control) => {
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isInside = box.left >= -0.5 && box.right <= innerWidth + 0.5;
      const isOnTop = top !== null && (control.contains(top) || top.contains(control));
      return isInside && isOnTop ? [] : [control.outerHTML.slice(0, 80)];
    });
  }, selector);
  const beyond = await page.evaluate(() => {
    const across = document.documentElement.scrollWidth - innerWidth;
    if (across <= 0) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (one) =>
        one.getBoundingClientRect().right + scrollX >= document.documentElement.scrollWidth - 1,
    );
    const names = wide.map(({ tagName, classList }) => [tagName, ...classList].join('.'));
    return [`${across} px beyond the right edge: ${names.slice(0, 4).join(' ')}`];
  });
  return [...lost, ...beyond];
}
