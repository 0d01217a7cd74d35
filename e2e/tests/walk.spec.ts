import { expect } from '@playwright/test';
import { GAMES } from '../../games/index.ts';
import { offline } from '../kept-for-offline.ts';
import { tapAnything } from '../tap-anything.ts';

// `npm test quick` runs this file alone: the shortest way through all that a game has.
for (const { id: game } of GAMES) {
  offline(
    `from the front page into a game against bots, two moves, reload, rules: ${game}`,
    async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.goto('/');
      await page.locator(`a[href="/new/${game}"]`).first().click();
      await page.locator('input[value=bots]').check({ force: true });
      await page.locator('.form__start').click();
      await page.waitForURL(`**/table/${game}/*`);
      await tapAnything(page, 2);
      const said = page.getByRole('log').first();
      await expect(said).not.toBeEmpty();

      await page.reload();
      await expect(page.locator('main')).not.toBeEmpty();
      const main = await page.locator('main').innerText();
      expect(main).not.toMatch(new RegExp(`\\b${game}\\.[a-z-]+`));

      await page.goto(`/rules/${game}`);
      await expect(page.locator('.rulebook h3').first()).toBeVisible();
      expect(faults).toEqual([]);
    },
  );
}
