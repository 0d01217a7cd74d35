import type { Stop } from '../stop.ts';

/** The component kit, which is served beside the house. */
export function specimenStops(url: string): Readonly<Record<string, Stop>> {
  return {
    specimen: async (page) => {
      await page.goto(url);
      await page.locator('.specimen__focused').focus();
      await page.locator('.specimen__pointed--plain').hover();
    },
    'specimen-dialog': async (page) => {
      await page.goto(url);
      await page.locator('.specimen__open').click();
      await page.waitForSelector('dialog');
    },
  };
}

/** Longer than a window: its picture shows all of it. */
export const LONG_STOPS: readonly string[] = ['specimen', 'records-plots'];
