import { expect, test } from '@playwright/test';
import { flaws, flawsByNight } from '../flaws.ts';
import { newcomer, openTable, sitDown, startGame } from '../play-online.ts';
import { ownServer } from '../test-servers.ts';

const TOKEN = 'a-token-that-nobody-guesses';
const server = ownServer({ OPERATOR_TOKEN: TOKEN });

test('an operator deals with a report, bans somebody, announces a restart and closes a table', async ({
  browser,
}) => {
  test.slow();
  const { url } = server();
  const [anna, boris, operator] = [
    await newcomer(browser, url, 'Anna'),
    await newcomer(browser, url, 'Boris'),
    await newcomer(browser, url, 'Operator', { viewport: { width: 360, height: 640 } }),
  ];
  const path = await openTable(anna, 2);
  await sitDown(boris, path);
  await startGame(anna);
  await boris.locator('.chat-button').click();
  await boris.getByLabel('In your own words').fill('Your hat is silly');
  await boris.keyboard.press('Enter');
  await boris.getByLabel('In your own words').fill('Only between us');
  await boris.keyboard.press('Enter');
  await anna.locator('.chat-button').click();
  await anna.getByRole('button', { name: 'What Boris said' }).first().click();
  const talk = anna.getByRole('dialog', { name: 'Table talk' });
  await talk.getByRole('button', { name: 'Report it' }).click();
  await talk.getByText('Thank you.').waitFor();
  await anna.keyboard.press('Escape');

  const asked: string[] = [];
  operator.on('request', (request) => asked.push(request.url()));
  await operator.goto('/admin');
  await operator.getByLabel('Operator token').fill('a-token-that-somebody-guesses');
  await operator.keyboard.press('Enter');
  await expect(operator.getByRole('alert')).toHaveText('This token is not the right one.');
  await operator.getByLabel('Operator token').fill(TOKEN);
  await operator.keyboard.press('Enter');
  const reports = operator.getByRole('region', { name: 'Reports' });
  await expect(reports).toContainText('Your hat is silly');
  await expect(operator.locator('body')).not.toContainText('Only between us');
  await expect(operator.locator('body')).not.toContainText(path.split('/').at(-1) ?? '');
  expect(await flaws(operator)).toEqual([]);
  expect(await flawsByNight(operator)).toEqual([]);
  expect(asked.filter((address) => address.includes(TOKEN))).toEqual([]);
  expect(await operator.evaluate(() => Object.values(localStorage).join())).not.toContain(TOKEN);

  await operator.getByLabel('In how many minutes').fill('5');
  await operator.getByRole('button', { name: 'Announce' }).click();
  const strip = anna.getByText('The house restarts in 5 minutes.');
  await expect(strip).toBeVisible();
  const late = await newcomer(browser, url, 'Late');
  await late.goto('/');
  await expect(late.getByText('The house restarts in 5 minutes.')).toBeVisible();
  await operator.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(strip).toHaveCount(0);

  await reports.getByRole('button', { name: 'Ban Boris' }).first().click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(dialog).toContainText('Boris: banned until');
  await operator.keyboard.press('Escape');
  await boris.goto(path);
  await expect(boris.getByText('The house has asked you to stay away until')).toBeVisible();
  await operator.getByRole('button', { name: 'Lift Boris' }).click();
  await expect(operator.getByText('Nobody is banned.')).toBeVisible();
  await boris.goto(path);
  await boris.waitForSelector('.extra');

  await reports.getByRole('button', { name: 'Dealt with' }).click();
  await expect(reports).toContainText('Nothing was reported.');
  const tables = operator.getByRole('region', { name: 'Tables' });
  await tables.getByRole('button', { name: 'Close the game' }).click();
  await tables.getByRole('button', { name: 'Close the game' }).click();
  await expect(tables).toContainText(/No such tables|The game is closed/);
  await expect(anna.locator('body')).toContainText('The house closed this table.');
});
