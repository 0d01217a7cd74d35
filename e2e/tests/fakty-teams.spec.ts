import { expect, type Page, test } from '@playwright/test';
import { cutOff } from '../cut-off.ts';
import { flaws } from '../flaws.ts';
import { layTeams, Outsider } from '../laid-teams.ts';
import { listen } from '../listen.ts';
import { newcomer, sitDown } from '../play-online.ts';

test.describe.configure({ timeout: 120_000 });

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

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

/** Takes the first tile of the hand to the first title that takes it, and does not let go yet. */
async function aim(page: Page): Promise<void> {
  await hand(page).first().click();
  await page.locator('.fakty__page .fk-field--lit:not(.fk-field--laid)').first().click();
}

/** Somebody who looks elsewhere and wants to be called: every word and every badge is noted. */
async function lookAway(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('settings') ?? '{}');
    localStorage.setItem('settings', JSON.stringify({ ...kept, notify: true }));
    const calls: string[] = [];
    const FakeNotification = class {
      static permission = 'granted';
      constructor(text: string) {
        calls.push(text);
      }
    };
    const setAppBadge = async (count: number) => void calls.push(`badge ${count}`);
    Object.assign(window, { calls, Notification: FakeNotification });
    Object.assign(navigator, { setAppBadge });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  return () => page.evaluate(() => (window as unknown as { calls: string[] }).calls);
}

test('two play one seat: one hand, a talk of their own, either acts, one leaves', async ({
  browser,
  baseURL,
}) => {
  const [anna, jan, zoe] = (await Promise.all(
    ['Anna', 'Jan', 'Zoe'].map((name) => newcomer(browser, `${baseURL}`, name)),
  )) as [Page, Page, Page];
  const calls = await lookAway(anna);
  const heard = { anna: listen(anna), zoe: listen(zoe) };
  const path = await openTable(anna);
  await sitDown(zoe, path);

  // Nobody is on a team without its word: Jan asks, and Anna alone is told.
  await jan.goto(path);
  await seatRow(jan, 1).getByRole('button', { name: 'Ask to join' }).click();
  await expect(seatRow(jan, 1)).toContainText('thinking it over');
  await expect(anna).toHaveTitle(/^At the door · Extra Fakty/);
  await expect.poll(calls).toEqual(['badge 1', 'Extra Fakty: Jan asks to join your team']);
  await anna.getByRole('button', { name: 'Let in Jan' }).click();
  await expect(anna).toHaveTitle(/^Extra Fakty/);
  for (const page of [anna, jan, zoe]) {
    await expect(seatRow(page, 1).locator('.seat__holder strong')).toContainText('Anna & Jan');
  }
  expect(heard.zoe.join('\n')).not.toContain('"knocks":["Jan"]');

  await anna.getByRole('button', { name: /^Start/ }).click();
  await expect(anna).toHaveTitle(/^Your turn · Extra Fakty/);
  await expect.poll(calls).toContain('Extra Fakty: it is your turn');
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
  expect(await flaws(anna, { include: 'dialog' })).toEqual([]);
  await zoe.locator('.chat-button').click();
  await expect(zoe.locator('.chat__lines')).toContainText('Jan Hello!');
  await expect(zoe.getByRole('tab')).toHaveCount(0);
  await zoe.reload();
  await expect(hand(zoe)).toHaveCount(5);
  expect(heard.anna.join('\n')).toContain('Marmalade');
  expect(heard.zoe.join('\n')).not.toContain('Marmalade');
  for (const page of [anna, jan]) await page.keyboard.press('Escape');

  // Jan tries a tile for both, and Anna, who sees it, lays it; Zoe follows, Anna goes on.
  await aim(jan);
  await expect(anna.locator('.news-line')).toHaveText('Jan: trying something out');
  const laid = await jan.locator('.fakty__page .fk-field--ghost').textContent();
  await expect(anna.locator('.fakty__page .fk-field--ghost')).toHaveText(laid ?? '?');
  await main(anna).click();
  for (const page of [anna, jan]) await expect(hand(page)).toHaveCount(4);
  expect(heard.anna.join('\n')).toContain('"t":"draft","name":"Jan"');
  await aim(zoe);
  await main(zoe).click();
  await expect(main(anna)).toHaveText('Roll the die');
  await expect(main(jan)).toHaveText('Roll the die');
  expect(heard.zoe.join('\n')).not.toContain('"t":"draft"');

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

test('on a phone four large teams fit, and with a guest at the door a turn needs no scrolling', async ({
  browser,
  baseURL,
}) => {
  const url = `${baseURL}`;
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  const page = await newcomer(browser, url, 'Annegret', { ...phone, locale: 'de-DE' });
  const teams = [
    ['Annegret', 'Ben', 'Christoph', 'Dorothea'],
    ['Maximilian', 'Emilia', 'Friederike'],
    ['Konstantin', 'Luise', 'Theo', 'Wilhelmine'],
    ['Ottilie', 'Paul', 'Quirin'],
  ];
  const table = await layTeams(page, url, teams, 'de');
  await page.goto(`/room/${table.id}`);
  const chips = page.locator('.strip .chip');
  await expect(chips.first()).toHaveAccessibleName(/Annegret, Ben, Christoph & Dorothea/);
  await expect(strip(page).nth(1)).toContainText('Maximilian, Emilia+1');
  await expect(page.locator('.seat-name').nth(2)).toHaveAttribute(
    'title',
    'Konstantin, Luise, Theo & Wilhelmine',
  );

  await table.mate('Ben').ask(table.id, { do: 'say', text: 'Marmelade', to: 'team' });
  for (const name of ['Bartholomäus von Hohenau', 'Zoë']) {
    await (await Outsider.arrive(url)).ask(table.id, { do: 'knock', seat: 0, name });
  }
  const door = page.locator('.note--door');
  await expect(door).toContainText('Bartholomäus von Hohenau+1');
  await expect(page.locator('.chat-button')).toHaveAttribute('data-unread', '1');
  const fits = async () => {
    expect(await cutOff(page)).toEqual([]);
    const over = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    expect(over).toEqual([0, 0]);
  };
  await fits();
  await aim(page);
  await fits();
  await main(page).click();
  await expect(hand(page)).toHaveCount(4);
  await fits();

  // One guest after the other, and then the door is gone.
  await door.getByRole('button', { name: 'Jetzt nicht Bartholomäus' }).click();
  await expect(door).toContainText('Zoë');
  await door.getByRole('button', { name: 'Hereinlassen Zoë' }).click();
  await expect(door).toHaveCount(0);
  await expect(page.locator('.note')).toContainText('Maximilian, Emilia +1');
  await fits();
  await expect(strip(page).first()).toContainText('Annegret, Ben+3');
  await page.locator('.head__actions button').last().click();
  await page.getByText('Wer da ist').click();
  await expect(page.locator('.mates').first().locator('li')).toHaveCount(5);
  expect(await cutOff(page)).toEqual([]);
});
