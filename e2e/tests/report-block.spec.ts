import { expect, test } from '@playwright/test';
import { newcomer, openTable, sitDown } from '../play-online.ts';
import { sharedServer } from '../test-servers.ts';

const server = sharedServer();

test('somebody is reported for a line and blocked by keyboard, not heard any more, and heard again', async ({
  browser,
}) => {
  const [anna, boris] = [
    await newcomer(browser, server().url, 'Anna'),
    await newcomer(browser, server().url, 'Boris'),
  ];
  const path = await openTable(anna, 2);
  await sitDown(boris, path);
  await boris.locator('.chat-button').click();
  await boris.getByLabel('In your own words').fill('Your hat is silly');
  await boris.keyboard.press('Enter');

  await anna.locator('.chat-button').click();
  await expect(anna.locator('.chat__lines')).toContainText('Your hat is silly');
  const about = anna.getByRole('button', { name: 'What Boris said: report or block' });
  await about.focus();
  await anna.keyboard.press('Enter');
  await expect(anna.getByRole('button', { name: 'Back to the talk' })).toBeFocused();
  const talk = anna.getByRole('dialog', { name: 'Table talk' });
  await talk.getByLabel('Spam').check({ force: true });
  await talk.getByLabel('In a few words, if you like').fill('My hat is fine');
  await anna.keyboard.press('Enter');
  await expect(talk.getByText('Thank you. Whoever runs the house will look at it.')).toBeVisible();
  await anna.getByRole('button', { name: 'Back to the talk' }).press('Enter');
  await expect(about).toBeFocused();
  await anna.keyboard.press('Enter');
  await talk.getByRole('button', { name: 'Block Boris' }).press('Enter');
  await expect(talk.getByText('Boris: blocked.')).toBeVisible();
  await anna.getByRole('button', { name: 'Back to the talk' }).press('Enter');
  await expect(anna.locator('.chat__lines')).not.toContainText('Your hat is silly');
  await anna.keyboard.press('Escape');
  await expect(anna.getByText('You have blocked somebody at this table: Boris')).toBeVisible();

  // Boris, who is not told, gets no seat at another table of hers.
  const other = await openTable(anna, 2);
  await boris.goto(other);
  await boris.getByRole('button', { name: 'Sit down' }).click();
  await expect(boris.getByText('This seat is not open to you.')).toBeVisible();

  await anna.goto('/settings');
  await anna.getByRole('button', { name: 'Unblock Boris' }).click();
  await expect(anna.getByText('You hear Boris again.')).toBeVisible();
  await anna.goto(path);
  await anna.locator('.chat-button').click();
  await expect(anna.locator('.chat__lines')).toContainText('Your hat is silly');
});
