import { expect, test } from '@playwright/test';

test('sounds and vibration are off until they are switched on, each by itself, and stay so', async ({
  page,
}) => {
  await page.goto('/settings');
  const signals = page.getByRole('group', { name: 'Sounds and vibration' }).getByRole('checkbox');
  await expect(signals).toHaveCount(6);
  for (const signal of await signals.all()) await expect(signal).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Dice roll' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Dice roll' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'The device vibrates along' })).not.toBeChecked();
});
