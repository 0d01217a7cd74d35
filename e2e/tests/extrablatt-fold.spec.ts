import { expect, test } from '@playwright/test';
import { STOPS } from '../tour/stops.ts';

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const) {
  test(`the fold of the paper cuts through nothing that is printed: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.waitForSelector('.front--read');
    await STOPS['extrablatt-duck']?.(page);
    const { fold, across } = await page.locator('.xb-sheet__print').evaluate((print) => {
      // What is printed lets every tap through to the cells; for once it shall be met itself.
      for (const one of [print, ...print.querySelectorAll('*')])
        (one as HTMLElement).style.pointerEvents = 'auto';
      const { left, width } = print.getBoundingClientRect();
      const middle = left + width / 2;
      const stories = [...print.querySelectorAll('.xb-story')].filter((story) => {
        const box = story.getBoundingClientRect();
        return box.left < middle - 1 && box.right > middle + 1;
      });
      return {
        fold: getComputedStyle(print, '::before').borderLeftStyle,
        // The fold belongs to the sheet: where it is on top, no story is met.
        across: stories.map((story) => {
          const box = story.getBoundingClientRect();
          const top = document.elementFromPoint(middle, box.top + box.height / 2);
          return top === story || story.contains(top);
        }),
      };
    });
    expect(fold).toBe('dashed');
    expect(across.length).toBeGreaterThan(0);
    expect(across).toEqual(across.map(() => true));
  });
}
