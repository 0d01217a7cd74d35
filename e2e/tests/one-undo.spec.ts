import { expect, test } from '@playwright/test';
import { STOPS } from '../tour/stops.ts';

/** Turns in which something is in hand, which can be put back as well as the last move. */
const IN_HAND = [
  'extra-column',
  'fakty-lay',
  'extrablatt-put',
  'slowka-word',
  'slowka-held',
  'krzyzowka-one-middle',
  'krzyzowka-two-middle',
  'krzyzowka-three-middle',
];

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test(`there is one undo arrow at a table: ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.waitForSelector('.front--read');
    for (const stop of IN_HAND) {
      await STOPS[stop]?.(page);
      const undo = page.getByRole('button', { name: 'Take back', exact: true });
      await expect.soft(undo, stop).toHaveCount(1);
      // Whatever it is called, the same drawing stands nowhere else.
      const drawing = await undo.locator('svg').innerHTML();
      const drawings = await page
        .locator('svg')
        .evaluateAll((all, one) => all.filter((svg) => svg.innerHTML === one).length, drawing);
      expect.soft(drawings, stop).toBe(1);
    }
  });
}
