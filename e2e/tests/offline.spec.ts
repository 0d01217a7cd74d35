import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import pl from '../../web/locales/pl.json' with { type: 'json' };
import { offline } from '../kept-for-offline.ts';
import { playThrow } from '../play-extra.ts';
import { playUntil } from '../quick-play.ts';
import { TestServer } from '../test-server.ts';

type Server = { readonly url: string };

async function forOne(page: Page, server: Server): Promise<void> {
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await page.reload();
  await page.getByRole('link', { name: 'Play EXTRA!' }).click();
  await page.locator('.form__start').click();
  await playThrow(page);
  const crosses = await page.locator('.box--crossed').count();
  // A deep link, entered into a browser that has nothing of the page in memory.
  await page.reload();
  await expect(page.locator('.box--crossed')).toHaveCount(crosses);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.locator('dialog .rulebook')).toContainText('fifth die');
  await page.keyboard.press('Escape');

  await playUntil(page, '.result');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const file = readFileSync(await (await saved).path());
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'First step' }).click();
  await expect(page.locator('.replay')).toContainText('The table is set');

  await page.goto(server.url);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: file,
  });
  await expect(page.locator('.replay')).toBeVisible();
  await page.goto(`${server.url}/records`);
  await expect(page.locator('.records__list li')).toHaveCount(1);
  await page.goto(`${server.url}/rules/extra`);
  await expect(page.locator('.rulebook h3').first()).toBeVisible();
}

async function withStrongBots(page: Page, server: Server): Promise<void> {
  await page.goto(`${server.url}/new/extra`);
  await page.locator('input[value=bots]').check({ force: true });
  await page.locator('input[value="2"]').check({ force: true });
  await page.locator('input[value=hard]').check({ force: true });
  await page.locator('.form__start').click();
  for (let throws = 0; throws < 3; throws++) await playThrow(page);
  await expect(page.locator('.last li')).toHaveCount(3);
  await expect(page.locator('.refusal')).toHaveCount(0);
}

async function atOneDevice(page: Page, server: Server): Promise<void> {
  await page.goto(`${server.url}/new/extra`);
  await page.locator('input[value=device]').check({ force: true });
  await page.locator('.form__start').click();
  await page.locator('.throw .act').click();
  for (const name of ['Player 1', 'Player 2']) {
    await page.getByRole('button', { name: `${name} is here` }).click();
    await page.locator('.pick').first().click();
    await page.locator('.pairing').first().click();
    await page.locator('.split .act').click();
  }
  await expect(page.locator('.last li')).toHaveCount(2);
}

async function inPolish(page: Page, server: Server): Promise<void> {
  await page.goto(server.url);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.locator('input[value=pl]').check({ force: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pl['settings.title']);
  await page.goto(`${server.url}/new/extra`);
  await page.locator('.form__start').click();
  await expect(page.locator('.throw .act')).toBeVisible();
  await page.locator('.head__actions button').nth(1).click();
  await expect(page.locator('dialog .rulebook h3').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
}

/** All that is here was fetched by one look at the front page: there is no network after it, and no server. */
offline('everything works without a network', async ({ page }) => {
  // The browser is the only one left that has the house.
  const server = await TestServer.open();
  try {
    await page.goto(server.url);
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active?.state !== 'activated') await new Promise((done) => setTimeout(done, 20));
    });
  } finally {
    await page.context().setOffline(true);
    await server.close();
  }
  await offline.step('for one person', () => forOne(page, server));
  await offline.step('with strong bots', () => withStrongBots(page, server));
  await offline.step('for people at one device', () => atOneDevice(page, server));
  await offline.step('in another language', () => inPolish(page, server));
});

offline('the house can be installed', async ({ page, request }) => {
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(link ?? '');
  expect(response.headers()['content-type']).toMatch(/json/);
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: 'Late Edition', start_url: '/', display: 'standalone' });
  // Chromium asks for both sizes before it offers to install.
  for (const size of [192, 512]) {
    const icon = manifest.icons.find(({ sizes }: { sizes: string }) => sizes === `${size}x${size}`);
    const natural = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, icon.src as string);
    expect(natural).toEqual([size, size]);
  }
  // What the browser itself has to say about the manifest.
  const session = await page.context().newCDPSession(page);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's window is a private one, and those do not install.
  const errors = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(errors).toEqual([]);
});
