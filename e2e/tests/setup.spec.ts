import { expect, test } from '@playwright/test';
import { GAMES } from '../../games/index.ts';
import { goTo } from '../go-to.ts';
import { followInvitation } from '../tour/stops/invited.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

test('Start is in sight in every set-up, and never hides what has the focus', async ({ page }) => {
  for (const { id } of GAMES) {
    await goTo(page, `/new/${id}`);
    for (const company of ['bots', 'device', 'online']) {
      await page.locator(`input[value=${company}]`).check({ force: true });
      await expect(page.locator('.form__start'), `${id} ${company}`).toBeInViewport({ ratio: 1 });
    }
  }
  const clock = page.locator('.setup select').last();
  await clock.focus();
  const [field, start] = await Promise.all([
    clock.boundingBox(),
    page.locator('.form__start').boundingBox(),
  ]);
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(start?.y ?? 0);
});

test('a set-up is found again as it was left, and the same people at the next game', async ({
  page,
}) => {
  await page.goto('/new/extra');
  await page.locator('input[value=device]').check({ force: true });
  await page.locator('.people__row input').first().fill('Zofia');
  await page.goto('/new/extra');
  await expect(page.locator('input[value=device]')).toBeChecked();
  await expect(page.locator('.people__row input').first()).toHaveValue('Zofia');
  await page.goto('/new/slowka');
  await page.locator('input[value=device]').check({ force: true });
  await expect(page.locator('.people__row input').first()).toHaveValue('Zofia');
});

test('an invited friend reads who invites to what, gives a name and sits with one button', async ({
  page,
}) => {
  await followInvitation(page);
  await expect(page.getByRole('heading', { name: 'Ada invites you to EXTRA!' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Sit/ })).toHaveCount(1);
  const sit = page.getByRole('button', { name: 'Sit down' });
  await expect(sit).toBeInViewport({ ratio: 1 });
  await sit.tap();
  await expect(page.getByRole('alert')).toContainText('Your name is missing');
  const name = page.getByRole('textbox', { name: 'Your name at the table' });
  await expect(name).toBeFocused();
  await name.fill('Bob');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await sit.tap();
  await expect(page.locator('.seat', { hasText: 'Bob' })).toContainText('you');
  // Whoever sits may choose another seat, and invite.
  await expect(page.getByRole('button', { name: /Sit here/ })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Invite' })).toBeVisible();
});

test('a main button that cannot do its work says what is missing', async ({ page }) => {
  await page.goto('/lobby');
  await page.getByRole('button', { name: 'Go there' }).tap();
  await expect(page.getByRole('alert')).toContainText('The code is missing');
  await page.goto('/new/fakty?online');
  await page.getByRole('button', { name: 'Open the table' }).tap();
  await expect(page.getByRole('alert')).toContainText('Your name is missing');
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Ada');
  await page.getByRole('button', { name: 'Open the table' }).tap();
  await page.getByRole('button', { name: 'Start with 1 player' }).tap({ force: true });
  await expect(page.getByRole('alert')).toContainText('at least 2 players');
});
