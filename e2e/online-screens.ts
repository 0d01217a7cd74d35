import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

/** Rooms of the person at this page, laid over the API: one waiting, one in play, one closed, one over. */
interface Rooms {
  readonly waiting: string;
  readonly playing: string;
  readonly closed: string;
  readonly over: string;
}

/** Opens rooms as the page's own person would, without clicking through every form. */
export async function layRooms(page: Page): Promise<Rooms> {
  await page.goto('/');
  return page.evaluate(async () => {
    let number = 0;
    const call = async (path: string, body?: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
      return (await fetch(path, init)).json();
    };
    const open = async (seats: string[], listed = false): Promise<string> =>
      (await call('/api/rooms', { game: 'extra', seats, name: 'Zofia', listed })).id;
    const ask = (room: string, request: unknown) =>
      call(`/api/rooms/${room}/requests`, { id: `e2e-${++number}`, request });
    const waiting = await open(['open', 'open', 'medium', 'closed'], true);
    const playing = await open(['open', 'easy']);
    await ask(playing, { do: 'start' });
    await ask(playing, { do: 'say', phrase: 'hello' });
    const closed = await open(['open', 'easy']);
    await ask(closed, { do: 'start' });
    await ask(closed, { do: 'close' });
    const over = await open(['open', 'easy']);
    await ask(over, { do: 'start' });
    await ask(over, { do: 'stand-in', seat: 0, level: 'easy' });
    for (;;) {
      const { room } = await call(`/api/rooms/${over}`);
      if (room.table.result) return { waiting, playing, closed, over };
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

/** Everything that needs the house. */
export function onlineScreens({ waiting, playing, closed, over }: Rooms): Screen[] {
  return [
    {
      name: 'new game, online',
      path: '/new/extra',
      shows: '.form__start',
      after: async (page) => {
        await page.locator('input[value=online]').check({ force: true });
        await page.waitForSelector('.setup select');
      },
    },
    { name: 'lobby', path: '/lobby', shows: '.brief' },
    { name: 'room, waiting', path: `/room/${waiting}`, shows: '.room__list' },
    { name: 'room, in play', path: `/room/${playing}`, shows: '.throw .act', turn: true },
    {
      name: 'room, talk',
      path: `/room/${playing}`,
      shows: '.throw .act',
      after: (page) => page.locator('.head__actions button').nth(2).click(),
    },
    {
      name: 'room, menu',
      path: `/room/${playing}`,
      shows: '.throw .act',
      after: (page) => page.locator('.head__actions button').last().click(),
    },
    {
      name: 'room, about to be closed',
      path: `/room/${playing}`,
      shows: '.throw .act',
      after: async (page) => {
        await page.locator('.head__actions button').last().click();
        await page.locator('.close-game').click();
        await page.waitForSelector('.menu__sure');
      },
    },
    { name: 'room, closed', path: `/room/${closed}`, shows: '.result' },
    { name: 'room, over', path: `/room/${over}`, shows: '.result' },
    { name: 'the luck checked', path: `/fair/room/${over}`, shows: '.finding' },
    { name: 'replay of a room', path: `/replay/room/${over}`, shows: '.replay' },
    // Rooms are looked for once somebody has been online on this device.
    { name: 'front page, with rooms', path: '/', shows: '.continue__card' },
    { name: 'missing room', path: '/room/nosuchroom', shows: '.notice' },
  ];
}
