import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { flaws } from '../axe-flaws.ts';
import { listen } from '../listen.ts';
import { ownHouse } from '../own-house.ts';
import { newcomer, sitDown } from '../play-online.ts';

test.describe.configure({ timeout: 120_000 });

const house = ownHouse();

/** Opens a table for two seats at which the first begins, as the form would. */
async function openTable(page: Page): Promise<string> {
  await page.goto('/');
  const id = await page.evaluate(async () => {
    const body = JSON.stringify({
      game: 'fakty',
      options: { deck: 'en', start: 0 },
      seats: ['open', 'open'],
      name: 'Anna',
    });
    const headers = { 'content-type': 'application/json' };
    const { id: opened } = await (
      await fetch('/api/rooms', { method: 'POST', headers, body })
    ).json();
    return opened as string;
  });
  await page.goto(`/room/${id}`);
  return `/room/${id}`;
}

const seatRow = (page: Page, number: number) => page.locator('.seat').nth(number - 1);
const hand = (page: Page) => page.locator('.fk-tray--hand .fk-tile');
const main = (page: Page) => page.locator('.fk-actions__main');
const strip = (page: Page) => page.locator('.chip__name');
const textsOf = (page: Page) =>
  hand(page).evaluateAll((tiles) => tiles.map((one) => one.getAttribute('aria-label')));

/** Lays the first tile of the hand on the first title that takes it. */
async function lay(page: Page): Promise<void> {
  await hand(page).first().click();
  await page.locator('.fakty__page .fk-field--lit:not(.fk-field--laid)').first().click();
  await main(page).click();
}

test('two play one seat: one hand, a talk of their own, either acts, one leaves', async ({
  browser,
}) => {
  const [anna, jan, zoe] = (await Promise.all(
    ['Anna', 'Jan', 'Zoe'].map((name) => newcomer(browser, house().url, name)),
  )) as [Page, Page, Page];
  const heard = { anna: listen(anna), zoe: listen(zoe) };
  const path = await openTable(anna);
  await sitDown(zoe, path);

  // Nobody is on a team without its word: Jan asks, and Anna alone is told.
  await jan.goto(path);
  await seatRow(jan, 1).getByRole('button', { name: 'Ask to join' }).click();
  await expect(seatRow(jan, 1)).toContainText('thinking it over');
  await anna.getByRole('button', { name: 'Let in Jan' }).click();
  for (const page of [anna, jan, zoe]) {
    await expect(seatRow(page, 1).locator('.seat__holder strong')).toContainText('Anna & Jan');
  }
  expect(heard.zoe.join('\n')).not.toContain('"knocks":["Jan"]');

  await anna.getByRole('button', { name: /^Start/ }).click();
  for (const page of [anna, jan, zoe]) await expect(hand(page)).toHaveCount(5);
  const shared = await textsOf(anna);
  expect(await textsOf(jan)).toEqual(shared);
  for (const text of await textsOf(zoe)) expect(shared).not.toContain(text);

  // What Jan says to the team is Anna's to read; what he says next is everybody's.
  await jan.locator('.chat-button').click();
  const talk = jan.getByRole('dialog');
  await talk.getByRole('tab', { name: 'Table' }).press('ArrowRight');
  await expect(talk.getByRole('tab', { name: 'Team' })).toBeFocused();
  await talk.getByLabel('To the team alone').fill('Marmalade');
  await talk.getByRole('button', { name: 'Say it' }).click();
  await expect(talk.locator('.chat__lines')).toContainText('Marmalade');
  await expect(anna.locator('.chat-button')).toHaveAttribute('data-unread', '1');
  await anna.locator('.chat-button').click();
  await expect(anna.getByRole('tab', { name: 'Team' })).toHaveAttribute('aria-selected', 'true');
  await expect(anna.locator('.chat__lines')).toContainText('Jan Marmalade');
  await expect(anna.locator('.chat-button')).not.toHaveAttribute('data-unread');
  await talk.getByRole('tab', { name: 'Table' }).click();
  await talk.getByRole('button', { name: 'Hello!' }).click();
  await expect(anna.getByRole('tab', { name: /^Table/ })).toHaveAttribute('data-unread', '1');
  expect(await flaws(new AxeBuilder({ page: anna }).include('dialog'))).toEqual([]);
  await zoe.locator('.chat-button').click();
  await expect(zoe.locator('.chat__lines')).toContainText('Jan Hello!');
  await expect(zoe.getByRole('tab')).toHaveCount(0);
  await zoe.reload();
  await expect(hand(zoe)).toHaveCount(5);
  expect(heard.anna.join('\n')).toContain('Marmalade');
  expect(heard.zoe.join('\n')).not.toContain('Marmalade');
  for (const page of [anna, jan]) await page.keyboard.press('Escape');

  // Jan opens for both, Zoe follows, Anna goes on.
  await lay(jan);
  for (const page of [anna, jan]) await expect(hand(page)).toHaveCount(4);
  await lay(zoe);
  await expect(main(anna)).toHaveText('Roll the die');
  await expect(main(jan)).toHaveText('Roll the die');

  // Jan leaves; no bot comes, and the turn is Anna's.
  await jan.locator('.head__actions button').last().click();
  await jan.getByRole('button', { name: 'Leave the seat' }).click();
  await expect(jan.getByText('Your team plays on without you.')).toBeVisible();
  await jan.getByRole('button', { name: 'Leave the seat' }).click();
  await expect(hand(jan)).toHaveCount(0);
  for (const page of [anna, zoe]) await expect(strip(page).first()).toHaveText(/^\(here\)Anna$/);
  await main(anna).click();
  await expect(zoe.locator('.fk-die-row__face')).toContainText('Anna');
});
