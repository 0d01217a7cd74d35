import { expect, type Page, test } from '@playwright/test';
import { askRoom } from '../ask-room.ts';
import { flaws, flawsByNight } from '../flaws.ts';
import { layTable } from '../laid-table.ts';
import { newcomer, openTable, sitDown } from '../play-online.ts';
import { playUntil } from '../quick-play.ts';
import { lay } from '../storage.ts';
import { sharedServer } from '../test-servers.ts';

test.describe.configure({ timeout: 240_000 });

const server = sharedServer();

const BOTH = '.evening__tally tbody tr';

test('two friends play two games in a row, and the second waits for whoever still reads', async ({
  browser,
}) => {
  const anna = await newcomer(browser, server().url, 'Anna');
  const jan = await newcomer(browser, server().url, 'Jan', {
    viewport: { width: 360, height: 640 },
  });
  const first = await openTable(anna, 2);
  await sitDown(jan, first);
  await anna.getByRole('button', { name: /^Start/ }).click();
  await Promise.all([anna, jan].map((page) => playUntil(page, '.result')));
  await expect(jan.getByRole('button', { name: 'Another game' })).toHaveCount(0);

  // The host chooses Słówka; the other is told so, and reads on.
  await anna.getByRole('button', { name: 'Another game' }).click();
  expect(await flaws(anna)).toEqual([]);
  await anna.screenshot({ path: 'test-results/evening-another.png' });
  await anna.getByRole('dialog').getByRole('link', { name: 'Słówka' }).click();
  await expect(anna.getByText('The same people are asked')).toBeVisible();
  expect([...(await flaws(anna)), ...(await flawsByNight(anna))]).toEqual([]);
  await anna.screenshot({ path: 'test-results/evening-form.png', fullPage: true });
  await anna.getByRole('button', { name: 'Propose this game' }).click();
  await expect(anna.getByRole('heading', { name: 'The evening' })).toBeVisible();
  await expect(anna.locator(BOTH)).toHaveCount(2);
  await expect(jan.getByRole('button', { name: 'On to Słówka' })).toBeVisible();
  await jan.screenshot({ path: 'test-results/evening-follow-360.png' });
  await anna.getByRole('button', { name: /^Start/ }).click();
  await expect(anna.getByRole('alert')).toContainText('Still reading the last page: Jan');
  expect([...(await flaws(anna)), ...(await flawsByNight(anna))]).toEqual([]);
  await anna.screenshot({ path: 'test-results/evening-waiting.png', fullPage: true });

  await jan.getByRole('button', { name: 'On to Słówka' }).click();
  await expect(jan.locator(BOTH)).toHaveCount(2);
  await expect(jan.getByRole('rowheader', { name: 'Jan (you)' })).toBeVisible();
  expect([...(await flaws(jan)), ...(await flawsByNight(jan))]).toEqual([]);
  await jan.screenshot({ path: 'test-results/evening-waiting-360.png', fullPage: true });
  await anna.getByRole('button', { name: /^Start/ }).click();
  await expect(anna.locator('.table__main')).toBeVisible();

  // Nothing of the game that runs; where it is closed, what was before still counts.
  await anna.getByRole('button', { name: 'More' }).click();
  await anna.getByRole('button', { name: 'The evening' }).click();
  await expect(anna.locator('.evening__games')).toContainText('Being played');
  await expect(anna.locator('.evening__tally caption')).toHaveText('After 1 game');
  const second = new URL(anna.url()).pathname;
  expect(await askRoom(anna, second, [{ do: 'close' }])).toEqual(['ok']);
  await jan.getByRole('button', { name: 'The evening' }).click();
  await expect(jan.locator('.evening__games')).toContainText('Ended without a result');
  expect([...(await flaws(jan)), ...(await flawsByNight(jan))]).toEqual([]);
  await jan.screenshot({ path: 'test-results/evening-dialog-360.png' });
});

/** Two people at one device have finished a game. */
async function finished(page: Page) {
  const laid = layTable({ id: 'evening-one', names: ['Ola', 'Piotr'], playOn: 'end' });
  await lay(page, laid);
  await page.goto(`/table/extra/${laid.kept.plan.id}`);
  await page.waitForSelector('.result');
}

test('at one device the same names play on, in turn, and the standing goes with them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await finished(page);
  await page.getByRole('button', { name: 'Again' }).click();
  await playUntil(page, '.result');
  await expect(page.locator('.result__evening')).toContainText('The evening after 2 games:');
  expect([...(await flaws(page)), ...(await flawsByNight(page))]).toEqual([]);
  await page.screenshot({ path: 'test-results/evening-result-360.png' });
  await page.getByRole('button', { name: 'The evening' }).click();
  await expect(page.locator(BOTH)).toHaveCount(2);
  const points = await page.locator(`${BOTH} td:nth-child(3)`).allTextContents();
  expect(points.map(Number).reduce((all, one) => all + one)).toBe(24);
  await expect(page.locator('.evening__games h4')).toHaveText(['EXTRA!', 'EXTRA!']);
  expect([...(await flaws(page)), ...(await flawsByNight(page))]).toEqual([]);
  await page.screenshot({ path: 'test-results/evening-device-360.png' });
  await page.keyboard.press('Escape');

  // Another game knows who they are; Piotr has begun the second one, so Ola begins the third.
  await page.getByRole('button', { name: 'Another game' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Krzyżówka' }).click();
  await expect(page.getByLabel('Name of player 1')).toHaveValue('Ola');
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Piotr');
  await page.locator('.form__start').click();
  await page.waitForSelector('.table__main');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'The evening' }).click();
  await expect(page.locator('.evening__games h4')).toHaveText(['EXTRA!', 'EXTRA!', 'Krzyżówka']);
});

test('in German, wide and by night', async ({ browser }) => {
  const page = await newcomer(browser, server().url, 'Ola', {
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
  });
  await finished(page);
  await page.getByRole('button', { name: 'Noch einmal' }).click();
  await playUntil(page, '.result');
  await page.getByRole('button', { name: 'Der Abend' }).click();
  await expect(page.locator('.evening__tally caption')).toHaveText('Nach 2 Partien');
  expect(await flaws(page)).toEqual([]);
  await page.screenshot({ path: 'test-results/evening-de-night.png' });
});
