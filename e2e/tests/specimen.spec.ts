import { expect, test } from '@playwright/test';
import { flaws } from '../flaws.ts';
import { openSpecimen } from '../specimen/open-specimen.ts';
import { specimenStops } from '../tour/stops/specimen.ts';

test.use({ viewport: { width: 360, height: 640 } });

test('the component kit has no flaw that axe finds, in either ink', async ({ page }) => {
  const specimen = await openSpecimen();
  try {
    for (const stop of Object.values(specimenStops(specimen.url))) {
      await stop(page);
      for (const theme of ['paper', 'night']) {
        await page.evaluate((ink) => {
          document.documentElement.dataset.theme = ink;
        }, theme);
        expect(await flaws(page), theme).toEqual([]);
      }
    }
  } finally {
    await specimen.close();
  }
});
