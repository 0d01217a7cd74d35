import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openExtrablatt } from '../laid-extrablatt.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47];

test('every finished paper becomes a page, a picture and a print', async ({ page }) => {
  await openExtrablatt(page, { fixture: 'four-seats', steps: 178, person: 0 });
  await page.getByRole('button', { name: 'Front page' }).click();
  const drawing = page.getByRole('dialog').getByRole('img');
  await expect(drawing).toHaveAccessibleName(/^The Daily Marie\. /);
  await page.getByLabel('Whose paper').selectOption('Zofia');
  await expect(drawing).toHaveAccessibleName(/^The Daily Zofia\. /);
  await expect(drawing).toContainText('740,000 copies: the highest circulation in town');
  // The day of the game, whenever it is printed.
  await expect(drawing).toContainText('23 November 2024');
  await page.waitForSelector('.press[data-ready]');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  const file = readFileSync(await (await saved).path());
  expect([...file.subarray(0, 4)]).toEqual(PNG);
  expect(file.readUInt32BE(16)).toBeGreaterThan(file.readUInt32BE(20));
  // A blank page of this size packs into a few kilobytes.
  expect(file.length).toBeGreaterThan(60_000);

  for (const format of ['A4', 'Letter'] as const) {
    const print = await page.pdf({ format, landscape: true, preferCSSPageSize: false });
    expect(print.toString('latin1').match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
});
