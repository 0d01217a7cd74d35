import { expect, type Page, test } from '@playwright/test';
import { newcomer, openTable, sitDown, startGame } from '../play-online.ts';
import { sharedServer } from '../test-servers.ts';

test.describe.configure({ timeout: 120_000 });

const server = sharedServer();

async function table(names: readonly string[], browser: Parameters<typeof newcomer>[0]) {
  const pages = await Promise.all(names.map((name) => newcomer(browser, server().url, name)));
  const [host, ...others] = pages as [Page, ...Page[]];
  const path = await openTable(host, names.length);
  for (const page of others) await sitDown(page, path);
  await startGame(host);
  return { path, pages };
}

test('a personal link opens the seat on another device, and leaves no trace in the address', async ({
  browser,
}) => {
  const { path, pages } = await table(['Anna', 'Jan'], browser);
  const [anna] = pages as [Page];
  await anna.getByRole('button', { name: 'More' }).click();
  await anna.getByRole('button', { name: 'My seat on another device' }).click();
  const link = anna.getByRole('region', { name: 'My seat on another device' });
  const address = await link.getByRole('textbox').inputValue();
  expect(new URL(address)).toMatchObject({ pathname: path, search: '' });
  const asked: string[] = [];
  const phone = await newcomer(browser, server().url, 'Phone');
  phone.on('request', (request) => asked.push(request.url()));
  await phone.goto(address);
  await expect(phone.locator('.throw .act')).toBeVisible();
  expect(new URL(phone.url())).toMatchObject({ pathname: path, hash: '' });
  const ticket = new URLSearchParams(new URL(address).hash.slice(1)).get('ticket') ?? '';
  expect(ticket).not.toBe('');
  expect(asked.filter((url) => url.split('#')[0]?.includes(ticket))).toEqual([]);
  // It was for one use.
  const thief = await newcomer(browser, server().url, 'Thief');
  await thief.goto(address);
  await expect(thief.locator('.throw .act')).toHaveCount(0);
  await expect(thief.locator('body')).toContainText('This seat is taken.');
});

test('whoever leaves comes back, and all others together have a bot play for somebody', async ({
  browser,
}) => {
  const { pages } = await table(['Anna', 'Jan', 'Zoe'], browser);
  const [anna, jan, zoe] = pages as [Page, Page, Page];
  await zoe.getByRole('button', { name: 'More' }).click();
  await zoe.getByRole('button', { name: 'Leave the seat' }).click();
  await zoe.getByRole('button', { name: 'Leave the seat' }).click();
  await zoe.keyboard.press('Escape');
  await zoe.getByRole('button', { name: 'Take my seat again' }).click();
  await expect(zoe.getByRole('button', { name: 'Take my seat again' })).toHaveCount(0);

  await anna.getByRole('button', { name: 'More' }).click();
  await anna.getByText('Who is here').click();
  await anna.getByRole('button', { name: 'Let a bot replace Jan' }).click();
  await expect(jan.locator('.note')).toContainText('whether a bot should play on for you');
  await expect(zoe.getByRole('dialog')).toContainText('A bot for Jan?');
  await zoe.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect(jan.locator('.note')).toContainText('watching');
  await expect(jan.getByRole('button', { name: 'Take my seat again' })).toHaveCount(0);
});

test('the host closes the game by keyboard: asked once more, told to all, and the same people play on', async ({
  browser,
}) => {
  const { pages } = await table(['Anna', 'Jan'], browser);
  const [anna, jan] = pages as [Page, Page];
  await jan.getByRole('button', { name: 'More' }).click();
  await expect(jan.getByRole('button', { name: 'Close the game' })).toHaveCount(0);
  await jan.keyboard.press('Escape');
  const close = anna.getByRole('button', { name: 'Close the game' });
  await anna.getByRole('button', { name: 'More' }).press('Enter');
  await close.press('Enter');
  await anna.getByRole('button', { name: 'Play on' }).press('Enter');
  await close.press('Enter');
  await expect(anna.locator('.menu__sure')).toContainText('without a result');
  await close.press('Enter');
  for (const page of [anna, jan]) {
    await expect(page.locator('.result')).toContainText('The host closed the game.');
    await expect(page.locator('.throw .act')).toHaveCount(0);
  }
  await anna.keyboard.press('Escape');
  await jan.locator('.result').getByRole('button').click();
  await jan.waitForURL((url) => !url.pathname.endsWith(new URL(anna.url()).pathname));
  await expect(jan.locator('.room__list')).toContainText('Anna');
});
