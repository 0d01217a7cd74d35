import { expect, test } from '@playwright/test';
import { openTable } from '../play-online.ts';

test('on a small phone an invitation is one tap away, without scrolling', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('settings', '{"name":"Anna"}'));
  await openTable(page, 6);
  const invite = page.getByRole('button', { name: 'Invite' });
  await expect(invite).toBeInViewport({ ratio: 1 });
  await invite.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('textbox')).toHaveValue(page.url());
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeInViewport({ ratio: 1 });
  await context.close();
});
