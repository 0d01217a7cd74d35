import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { layFakty } from '../play-fakty.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47];

for (const [fixture, seats, headline] of [
  ['won', 2, 'HRABINA Z BLOKU NA RINGU WALCZY Z GŁÓWNĄ KSIĘGOWĄ'],
  ['hot-won', 3, 'NIANIA BEZ LITOŚCI PODAJE DO SĄDU KRÓLOWĄ DOŻYNEK'],
] as const) {
  test(`a finished game becomes a page, a picture and a print: ${fixture}`, async ({ page }) => {
    await layFakty(page, fixture, 999, seats);
    await page.getByRole('button', { name: 'Front page' }).click();
    await page.getByLabel('Name of the paper').fill('Kurier Zmyślony');
    const drawing = page.getByRole('dialog').getByRole('img');
    await expect(drawing).toHaveAccessibleName(new RegExp(`^Kurier Zmyślony\\..*${headline}`));
    await expect(drawing).toContainText('Kurier Zmyślony');
    // The day of the game, whenever it is printed.
    await expect(drawing).toContainText('23 November 2024');

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save picture' }).click();
    const file = readFileSync(await (await saved).path());
    expect([...file.subarray(0, 4)]).toEqual(PNG);
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([2000, 2680]);
    // A blank page of this size packs into a few kilobytes.
    expect(file.length).toBeGreaterThan(60_000);

    for (const format of ['A4', 'Letter'] as const) {
      const print = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
      expect(print.match(/\/Type \/Page\b/g), format).toHaveLength(1);
    }

    // The name is kept for the next issue, and no longer than a masthead bears.
    await page.reload();
    await page.getByRole('button', { name: 'Front page' }).click();
    const name = page.getByLabel('Name of the paper');
    await expect(name).toHaveValue('Kurier Zmyślony');
    await name.fill('X'.repeat(100));
    expect((await name.inputValue()).length).toBeLessThanOrEqual(32);
  });
}

test('headlines are spoken in the language of the tiles, if somebody wants that', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(globalThis, { spoken });
    Object.defineProperty(globalThis, 'speechSynthesis', {
      value: {
        speak: ({ lang, text }: SpeechSynthesisUtterance) => spoken.push(`${lang}: ${text}`),
        cancel: () => {},
      },
    });
  });
  const spoken = () => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken);
  const close = async () => {
    await page.locator('.fk-tray').getByLabel('HRABINA Z BLOKU').click();
    await page
      .locator('.fakty__page')
      .getByLabel(/^Title 1, Subject/)
      .click();
    await page.locator('.fk-actions__main').click();
    await expect(page.locator('.fk-read-out')).toBeVisible();
  };
  const aloud = 'pl-PL: hrabina z bloku na ringu walczy z główną księgową';
  await layFakty(page, 'won', 10, 2);
  await close();
  expect(await spoken()).toEqual([]);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.fk-read-out')).toHaveCount(0);
  await page.getByRole('button', { name: 'Read headlines aloud' }).click();
  await close();
  await expect.poll(spoken).toEqual([aloud]);
});
