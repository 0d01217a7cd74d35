import { expect, type Page, test } from '@playwright/test';
import { listen } from '../listen.ts';
import { ownHouse } from '../own-house.ts';
import { newcomer, sitDown } from '../play-online.ts';

test.describe.configure({ timeout: 120_000 });

const house = ownHouse();

test('game 3 between two browsers: a third watches, and nobody receives what another lays', async ({
  browser,
}) => {
  const [anna, jan, zoe] = (await Promise.all(
    ['Anna', 'Jan', 'Zoe'].map((name) => newcomer(browser, house().url, name)),
  )) as [Page, Page, Page];
  await anna.goto('/');
  const { id } = await anna.evaluate(async () => {
    const options = { game: 3, minutes: 'off' };
    const body = JSON.stringify({
      game: 'krzyzowka',
      seats: ['open', 'open'],
      options,
      name: 'Anna',
    });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/rooms', { method: 'POST', headers, body })).json();
  });
  const path = `/room/${id}`;
  await anna.goto(path);
  const heard = { jan: listen(jan), zoe: listen(zoe) };
  await sitDown(jan, path);
  await zoe.goto(path);
  await anna.getByRole('button', { name: /^Start/ }).click();
  for (const page of [anna, jan]) {
    await page.getByRole('button', { name: 'Ready for round 1' }).click();
  }
  await expect(anna.locator('.kz-rack__tile')).toHaveCount(15);
  await expect(jan.locator('.kz-rack__tile')).toHaveCount(15);
  const before = heard.jan.length;

  // Anna lays five tiles; the others hear that she lays, and not what.
  for (let tile = 0; tile < 5; tile++) await anna.locator('.kz-rack__tile').first().click();
  const picker = anna.locator('.kz-letters button');
  if (await picker.first().isVisible()) await picker.first().click();
  await expect(anna.locator('.kz-word__letter')).toHaveCount(5);
  await anna.getByRole('button', { name: 'Count now' }).click();
  await expect(zoe.locator('.chip').first()).toContainText('wants to count');
  await expect(jan.locator('.chip').first()).toContainText('wants to count');
  for (const frames of [heard.jan.slice(before), heard.zoe]) {
    const all = frames.join('\n');
    expect(all).not.toMatch(/"layout":\[\{/);
    expect(all).not.toMatch(/"tiles":\["/);
  }

  // Jan has nothing to add: everything is opened, to everybody.
  await jan.getByRole('button', { name: 'Count now' }).click();
  for (const page of [anna, jan, zoe]) {
    await expect(page.locator('.kz-work')).toHaveCount(2);
    await expect(page.locator('.kz-review')).toContainText('All agreed to count.');
  }
  expect(heard.zoe.join('\n')).toMatch(/"layout":\[\{/);
});
