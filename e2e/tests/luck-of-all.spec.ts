import { expect, type Page, test } from '@playwright/test';
import { flaws, flawsByNight } from '../flaws.ts';
import { newcomer, openTable, sitDown } from '../play-online.ts';
import { sharedServer } from '../test-servers.ts';

test.describe.configure({ timeout: 120_000 });

const server = sharedServer();

/** Anna, the host, and Jan, each at a device of their own; both have promised their part. */
async function bothPledged(browser: Parameters<typeof newcomer>[0]) {
  const anna = await newcomer(browser, server().url, 'Anna');
  const jan = await newcomer(browser, server().url, 'Jan', {
    viewport: { width: 360, height: 640 },
  });
  const path = await openTable(anna, 2);
  await sitDown(jan, path);
  const fingerprint = anna.locator('.fingerprint');
  await fingerprint.locator('summary').click();
  await expect(fingerprint.locator('.fingerprint__whole')).toHaveCount(3);
  return { anna, jan, path };
}

const start = (page: Page) => page.getByRole('button', { name: /^Start/ }).click();
const factsOf = (page: Page) => page.locator('.finding__facts dd');

test('two devices draw the luck with the house, and each finds its part on the check page', async ({
  browser,
}) => {
  const { anna, jan, path } = await bothPledged(browser);
  // The part is on the device, and still there after the page was loaded anew.
  await jan.reload();
  await start(anna);
  await Promise.all([anna, jan].map((page) => page.waitForSelector('.extra')));
  for (const [page, name] of [
    [anna, 'Anna'],
    [jan, 'Jan'],
  ] as const) {
    await page.goto(path.replace('/room/', '/fair/room/'));
    await expect(factsOf(page).filter({ hasText: /^(Anna|Jan): [0-9a-f]{64}/ })).toHaveCount(2);
    await expect(factsOf(page).filter({ hasText: 'This browser gave it.' })).toContainText(name);
    expect([...(await flaws(page)), ...(await flawsByNight(page))]).toEqual([]);
    await page.screenshot({ path: `test-results/parts-${name}.png`, fullPage: true });
  }
});

test('a device that is gone when the luck is drawn is named, and the others play', async ({
  browser,
}) => {
  const { anna, jan, path } = await bothPledged(browser);
  await jan.close();
  await start(anna);
  await expect(anna.locator('main')).toContainText('Still to come: Jan');
  await anna.waitForSelector('.extra', { timeout: 20_000 });
  await anna.goto(path.replace('/room/', '/fair/room/'));
  await expect(factsOf(anna).filter({ hasText: 'Jan: withheld' })).toContainText(/[0-9a-f]{64}/);
  await expect(factsOf(anna).filter({ hasText: 'Anna: ' })).toContainText('This browser gave it.');
});
