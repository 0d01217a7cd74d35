import { expect, test } from '@playwright/test';
import { newcomer, openTable, sitDown, startGame } from '../play-online.ts';
import { sharedServer } from '../test-servers.ts';

const server = sharedServer();

test('a board that an older process tells too little is asked for again, not given up', async ({
  browser,
}) => {
  const anna = await newcomer(browser, server().url, 'Anna');
  const jan = await newcomer(browser, server().url, 'Jan');
  let lines = 0;
  let cut = () => {};
  await anna.routeWebSocket(/\/socket/, (page) => {
    // The table begins on the first line; the second is an older process's.
    const isOld = ++lines === 2;
    const house = page.connectToServer();
    house.onMessage((text) => {
      const frame = JSON.parse(String(text));
      if (isOld && frame.t === 'room' && frame.room.table) frame.room.table.view = {};
      page.send(JSON.stringify(frame));
    });
    cut = () => page.close({ code: 1012 });
  });
  const path = await openTable(anna, 2);
  await sitDown(jan, path);
  await startGame(anna);
  await expect(anna.locator('.throw .act')).toBeVisible();
  cut();
  await expect(anna.locator('.loading')).toBeVisible({ timeout: 15_000 });
  await expect(anna.locator('.throw .act')).toBeVisible({ timeout: 15_000 });
  expect(lines).toBeGreaterThan(2);
});
