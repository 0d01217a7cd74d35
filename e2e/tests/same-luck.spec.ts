import { expect, type Page, test } from '@playwright/test';
import { flaws, flawsByNight } from '../flaws.ts';
import { layTable } from '../laid-table.ts';
import { chooseSplit, throwDice } from '../play-extra.ts';
import { playUntil } from '../quick-play.ts';
import { lay } from '../storage.ts';

test.describe.configure({ timeout: 120_000 });

const SIZES = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];

/** A finished game of this device, alone. */
async function layFinished(page: Page, fairness?: 2) {
  const laid = layTable({
    ...{ id: 'then', names: ['Zofia'], playOn: 'end', luck: '5' },
    ...(fairness && { fairness }),
  });
  await lay(page, laid);
  return laid;
}

const linkOn = (page: Page) => page.locator('.copy input').inputValue();

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a finished game is played again with its luck, beside what was decided then', async ({
      page,
    }) => {
      const { table } = await layFinished(page, 2);
      const score = String(table.result?.scores[0]).replace('-', '−');
      await page.goto('/replay/table/then');
      await page.getByRole('link', { name: 'Same luck' }).click();
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(
        `Zofia made ${score} points with this luck. Your turn.`,
      );
      expect([...(await flaws(page)), ...(await flawsByNight(page))]).toEqual([]);
      await page.screenshot({ path: `test-results/luck-${viewport.width}.png` });
      await page.getByRole('button', { name: 'Play it' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.beside')).toContainText('appears after yours');
      await throwDice(page);
      // Not before one has decided oneself.
      await expect(page.locator('.beside')).toContainText('appears after yours');
      await chooseSplit(page);
      await page.locator('.split .act').click();
      await expect(page.locator('.beside')).not.toContainText('appears after yours');
      await expect(page.locator('.beside')).toContainText('Zofia');
      expect([...(await flaws(page)), ...(await flawsByNight(page))]).toEqual([]);
      await page.screenshot({ path: `test-results/beside-${viewport.width}.png` });
      await page.locator('.beside').getByRole('button', { name: 'Look' }).click();
      const ghost = page.getByRole('dialog', { name: 'Zofia' });
      await expect(ghost.locator('.pad').first()).toBeVisible();
      expect(await ghost.locator('.pad .box--crossed').count()).toBeGreaterThan(0);
      await page.screenshot({ path: `test-results/ghost-${viewport.width}.png` });
      await page.keyboard.press('Escape');
      // It is there again after the page was loaded anew.
      await page.reload();
      await expect(page.locator('.beside')).toContainText('Zofia');
      await playUntil(page, '.result');
      await expect(page.locator('.beside--end')).toContainText(`${score} points`);
      await expect(page.locator('.beside--end h2')).toContainText('with the same luck');
      expect([...(await flaws(page)), ...(await flawsByNight(page))]).toEqual([]);
      await page.screenshot({ path: `test-results/compared-${viewport.width}.png` });
    });
  });
}

test('a link carries the game to another browser, and hostile ones are refused with a reason', async ({
  page,
  browser,
}) => {
  await layFinished(page, 2);
  await page.goto('/luck/table/then');
  const link = await linkOn(page);
  expect(link.length).toBeLessThan(12_000);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 2 })).toContainText('Zofia made');
  const refusals: readonly (readonly [string, RegExp])[] = [
    [link.slice(0, -40), /damaged or was cut off/],
    [`${link.split('#')[0]}#${'A'.repeat(20_000)}`, /damaged or was cut off/],
    [`${link.split('#')[0]}#`, /damaged or was cut off/],
  ];
  for (const [address, why] of refusals) {
    await other.goto('about:blank');
    await other.goto(address);
    await expect(other.getByRole('alert')).toContainText(why);
  }
  await context.close();
});

test('a game from before luck could be dealt twice says so', async ({ page }) => {
  await layFinished(page);
  await page.goto('/luck/table/then');
  await expect(page.getByRole('alert')).toContainText('before luck could be dealt twice');
});
