import { expect, test } from '@playwright/test';
import { newcomer, openForTwo, openTable, sitDown } from '../play-online.ts';
import { sharedServer } from '../test-servers.ts';

const server = sharedServer();

test('a host deletes a table from the list, after a second thought, and whoever sits there is told', async ({
  browser,
}) => {
  const anna = await newcomer(browser, server().url, 'Anna');
  const boris = await newcomer(browser, server().url, 'Boris');
  const path = await openTable(anna, 2);
  await sitDown(boris, path);

  await anna.goto('/');
  await anna.getByRole('button', { name: 'Delete this table' }).click();
  await expect(anna.getByText('Delete it, for everybody who sits there?')).toBeVisible();
  await anna.getByRole('button', { name: 'Keep it' }).click();
  await expect(anna.getByRole('dialog')).toHaveCount(0);
  await anna.getByRole('button', { name: 'Delete this table' }).click();
  const sure = anna.getByRole('dialog').getByRole('button', { name: 'Delete this table' });
  await sure.click();
  await expect(anna.locator(`a[href="${path}"]`)).toHaveCount(0);

  await expect(boris.getByText('It was cleared away, or the link is incomplete.')).toBeVisible();
  await expect(boris.getByRole('button', { name: 'Leave the seat' })).toHaveCount(0);
});

test('a closed game says so to all, and its replay shows no hand', async ({ browser }) => {
  const anna = await newcomer(browser, server().url, 'Anna');
  const boris = await newcomer(browser, server().url, 'Boris');
  const path = await openForTwo(anna, 'slowka');
  await sitDown(boris, path);
  await anna.locator('.form__start').click();
  await anna.waitForSelector('[data-game=slowka]');
  await anna.locator('.head__actions button').last().click();
  await anna.locator('.close-game').click();
  await anna.locator('.menu__sure button').first().click();
  for (const page of [anna, boris]) {
    await expect(page.getByRole('heading', { name: 'Game closed' })).toBeVisible();
  }
  await boris.goto(`/replay${path}`);
  await expect(
    boris.getByText('Nothing of this game can be shown: the hands at its table stayed closed.'),
  ).toBeVisible();
});
