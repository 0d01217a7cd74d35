import type { Stop } from '../stop.ts';

export const OPERATOR_TOKEN = 'the-token-of-the-tour-of-all-screens';

/** The operator's page; what is reported there was reported at other stops. */
export const adminStops: Readonly<Record<string, Stop>> = {
  'admin-sign-in': async (page) => {
    await page.goto('/admin');
    await page.waitForSelector('input[type=password]');
  },
  admin: async (page) => {
    await page.evaluate(async () => {
      const mine = await (await fetch('/api/rooms?mine')).json();
      const body = JSON.stringify({ reason: 'name', text: 'Is that a name?' });
      const headers = { 'content-type': 'application/json' };
      const [room] = mine.rooms;
      if (room) await fetch(`/api/rooms/${room.id}/reports`, { method: 'POST', headers, body });
    });
    await page.locator('input[type=password]').fill(OPERATOR_TOKEN);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.admin__card');
  },
  'admin-tables': async (page) => {
    await page.locator('input[value=waiting]').check({ force: true });
    await page.waitForSelector('#admin-tables ~ .admin__card');
    await page.locator('#admin-tables').scrollIntoViewIfNeeded();
  },
  'admin-ban': async (page) => {
    await page.locator('#admin-tables ~ .admin__card .admin__people .button').first().click();
    await page.waitForSelector('dialog[open]');
  },
  'admin-restart': async (page) => {
    await page.goto('/admin');
    await page.locator('input[type=number]').fill('7');
    await page.locator('#admin-restart ~ form .button').click();
    await page.waitForSelector('.restart');
  },
  'admin-restart-withdrawn': async (page) => {
    await page.locator('#admin-restart ~ .admin__row .button').click();
    await page.waitForSelector('#admin-restart ~ form');
  },
};
