import { expect, type Page, test } from '@playwright/test';
import type { View } from '../../games/slowka/rules/index.ts';
import { bestWord } from '../laid-slowka.ts';
import { listen } from '../listen.ts';
import { newcomer, sitDown } from '../play-online.ts';
import { layButton, pass, tapWord } from '../play-slowka.ts';
import { sharedServer } from '../test-servers.ts';

test.describe.configure({ timeout: 120_000 });

const server = sharedServer();

/** What the person at this page sees of the room. */
function viewOf(page: Page, id: string): Promise<View> {
  return page.evaluate(
    async (room) => (await (await fetch(`/api/rooms/${room}`)).json()).room.table.view,
    id,
  );
}

/** Every list of tokens under these names, wherever it stands in what was heard. */
function tokensHeard(frames: readonly string[]): string[] {
  const found: string[] = [];
  const look = (value: unknown, name: string): void => {
    if (Array.isArray(value)) {
      if (name === 'hands')
        found.push(...value.flatMap((hand, seat) => (hand ? [`hand ${seat}`] : [])));
      else for (const part of value) look(part, name);
    } else if (value && typeof value === 'object') {
      for (const [key, part] of Object.entries(value)) {
        if (key === 'tokens' && part !== null) found.push('tokens');
        look(part, key);
      }
    }
  };
  for (const frame of frames) look(JSON.parse(frame), '');
  return [...new Set(found)];
}

test('two browsers play to the end and challenge; a third watches, and nobody receives another’s tokens', async ({
  browser,
}) => {
  const [anna, jan, zoe] = (await Promise.all(
    ['Anna', 'Jan', 'Zoe'].map((name) => newcomer(browser, server().url, name)),
  )) as [Page, Page, Page];
  await anna.goto('/');
  const { id } = await anna.evaluate(async () => {
    const seats = ['open', 'open'];
    const body = { game: 'slowka', seats, options: { words: 'challenge' }, name: 'Anna' };
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch('/api/rooms', init)).json();
  });
  const path = `/room/${id}`;
  const heard = [listen(anna), listen(jan), listen(zoe)] as const;
  await anna.goto(path);
  await sitDown(jan, path);
  await zoe.goto(path);
  await anna.getByRole('button', { name: /^Start/ }).click();
  for (const page of [anna, jan, zoe]) await page.waitForSelector('.slowka');
  await expect(zoe.locator('.hand')).toHaveCount(0);

  const pages = [anna, jan];
  /** Whoever is to move lays their best word, or passes if the house dealt them none. */
  const playOn = async (hasEnough = false): Promise<boolean> => {
    const { turn: seat, words } = await viewOf(zoe, id);
    const page = pages[seat] as Page;
    await expect(page.locator('.chip--turn .chip__name')).toContainText(seat ? 'Jan' : 'Anna');
    const read = page.locator('.verdict button');
    if (await read.isVisible()) await read.click();
    const best = hasEnough ? undefined : bestWord(await viewOf(page, id), seat);
    if (best) await tapWord(page, best);
    if (best) await layButton(page).click();
    else await pass(page);
    const isOn = async () => {
      const now = await viewOf(zoe, id);
      return now.end !== null || now.turn !== seat || now.words.length > words.length;
    };
    await expect.poll(isOn).toBe(true);
    return Boolean(best);
  };
  for (let laid = 0; laid < 3; ) {
    const { turn: seat } = await viewOf(zoe, id);
    if (!(await playOn())) continue;
    laid++;
    // Everybody sees the word wait; the other can challenge it, the spectator cannot.
    for (const other of [anna, jan, zoe]) {
      await expect(other.locator('.open-word__who')).toHaveText(seat ? 'Jan' : 'Anna');
    }
    await expect(zoe.locator('.open-word button')).toHaveCount(0);
    await expect((pages[seat] as Page).locator('.open-word button')).toHaveCount(0);
    await expect((pages[1 - seat] as Page).locator('.open-word button')).toHaveCount(1);
  }
  const { turn } = await viewOf(zoe, id);
  await (pages[turn] as Page).locator('.open-word button').click();
  for (const page of [anna, jan, zoe]) {
    await expect(page.locator('.verdict')).toContainText('A word');
  }

  // While one waits, a word can be tried out, but not laid.
  const waiting = pages[1 - turn] as Page;
  await waiting.locator('.hand__slot').first().click();
  await waiting.locator('.hex--target').first().click();
  await expect(waiting.locator('.hex--fresh')).toHaveCount(1);
  await expect(layButton(waiting)).toHaveAttribute('aria-disabled', 'true');
  await waiting.getByRole('button', { name: 'Take all back' }).click();

  const expectSecrets = () => {
    expect(tokensHeard(heard[0])).toContain('hand 0');
    expect(tokensHeard(heard[0])).not.toContain('hand 1');
    expect(tokensHeard(heard[1])).toContain('hand 1');
    expect(tokensHeard(heard[1])).not.toContain('hand 0');
    expect(heard[2].length).toBeGreaterThan(4);
    expect(tokensHeard(heard[2])).toEqual([]);
  };
  // A few more words, and nobody feels like another one. At the end all hands are opened.
  for (let turns = 0; (await viewOf(zoe, id)).end === null; turns++) {
    expectSecrets();
    await playOn(turns > 3);
  }
  await zoe.waitForSelector('.result');
  const scores = (page: Page) => page.locator('.chip__score').allTextContents();
  for (const page of pages) {
    await page.waitForSelector('.result');
    expect(await scores(page)).toEqual(await scores(zoe));
  }
});
