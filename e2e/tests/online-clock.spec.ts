import { expect, type Page, test } from '@playwright/test';
import { newcomer, sitDown, startGame } from '../play-online.ts';
import { sharedServer } from '../test-servers.ts';

test.describe.configure({ timeout: 120_000 });

const server = sharedServer();

test('a clock that runs out on screen lets a bot play, and the seat is theirs again at once', async ({
  browser,
}) => {
  const [anna, jan] = (await Promise.all(
    ['Anna', 'Jan'].map((name) => newcomer(browser, server().url, name)),
  )) as [Page, Page];
  await anna.goto('/');
  // Shorter than the form offers, so that nobody waits long.
  const { id } = await anna.evaluate(async () => {
    const clock = { kind: 'turn', seconds: 10 };
    const body = JSON.stringify({ game: 'extra', seats: ['open', 'open'], clock, name: 'Anna' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/rooms', { method: 'POST', headers, body })).json();
  });
  const path = `/room/${id}`;
  await anna.goto(path);
  await sitDown(jan, path);
  await startGame(anna);
  const left = async () => Number((await anna.getByRole('timer').innerText()).split(':')[1]);
  expect(await left()).toBeGreaterThan(4);
  // Anna throws, and then thinks for too long; Jan has decided.
  await anna.locator('.throw .act').click();
  await expect(anna.locator('.split')).toBeVisible();
  await jan.locator('.pick').first().click();
  await jan.locator('.pairing').first().click();
  const columns = jan.locator('.column--open');
  if (await columns.count()) await columns.first().click();
  await jan.locator('.split .act').click();
  await expect.poll(left, { timeout: 12_000, intervals: [250] }).toBeLessThan(4);
  await expect(anna.getByRole('timer')).toHaveClass(/countdown--short/);

  // Time is up: a bot decides for her, the throw is opened, and everybody is told.
  const note = anna.locator('.note');
  await expect(note.getByRole('button')).toBeVisible({ timeout: 15_000 });
  await expect(anna.locator('.throw .act')).toHaveCount(0);
  await expect(jan.locator('.throw .act, .last').first()).toBeVisible({ timeout: 10_000 });
  await note.getByRole('button').click();
  await expect(note).toHaveCount(0);

  // Jan's throw; Anna decides by herself again.
  await jan.locator('.throw .act').click();
  await expect(anna.locator('.split')).toBeVisible();
  await anna.locator('.pick').first().click();
  await expect(anna.locator('.pick input').first()).toBeChecked();
});
