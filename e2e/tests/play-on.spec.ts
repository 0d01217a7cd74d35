import { expect, test } from '@playwright/test';
import { GAMES } from '../../games/index.ts';
import { flaws, flawsByNight } from '../flaws.ts';
import { isOver, layByBots } from '../laid-by-bots.ts';
import { layTable } from '../laid-table.ts';
import { lay, readRows } from '../storage.ts';

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a finished game is played on from a step of its replay, at a table of its own', async ({
      page,
    }) => {
      const names = ['Zofia', 'Serif'];
      await lay(page, layTable({ id: 'parent', names, bots: 1, playOn: 'end' }));
      await page.goto('/replay/table/parent');
      // The end of a game leads nowhere.
      await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
      await page.getByRole('button', { name: 'First step' }).click();
      for (let step = 0; step < 4; step++) {
        await page.getByRole('button', { name: 'One step on' }).click();
      }
      const crosses = await page.locator('.pad .box--crossed').count();
      expect([...(await flaws(page)), ...(await flawsByNight(page))]).toEqual([]);
      await page.getByRole('button', { name: 'Play on from here' }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/table\/extra\/(?!parent)/);
      await expect(page.locator('.pick, .throw .act').first()).toBeVisible({ timeout: 15_000 });
      expect(await page.locator('.pad .box--crossed').count()).toBeGreaterThanOrEqual(crosses);

      const id = page.url().split('/').at(-1) as string;
      const entries = await readRows(page, 'entries');
      const own = entries.filter(({ key }) => (key as unknown as [string])[0] === id);
      expect(own[5]?.value).toMatchObject({
        by: 'house',
        act: { do: 'redraw', seat: 0, of: 'parent' },
      });
      // It is marked wherever it is told.
      await page.locator('.news__open').click();
      await expect(page.getByRole('dialog')).toContainText('Another game up to here');
    });
  });
}

for (const manifest of GAMES) {
  test(`any game is played on from its middle, and goes on: ${manifest.id}`, async ({ page }) => {
    const laid = await layByBots(manifest, isOver);
    await lay(page, laid);
    await page.goto(`/replay/table/${laid.kept.plan.id}`);
    const slider = page.getByRole('slider');
    await slider.fill(String(Math.floor(laid.entries.length / 2)));
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page).toHaveURL(new RegExp(`/table/${manifest.id}/(?!${laid.kept.plan.id})`));
    const id = page.url().split('/').at(-1) as string;
    const own = async () =>
      (await readRows(page, 'entries'))
        .filter(({ key }) => (key as unknown as [string])[0] === id)
        .map(({ value }) => value as { act: { do: string } });
    expect((await own()).filter(({ act }) => act.do === 'redraw')).toHaveLength(1);
    await expect(page.locator(`[data-game="${manifest.id}"]`).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Review' })).toHaveCount(0);
  });
}
