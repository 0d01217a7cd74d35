import { expect, type Page, test } from '@playwright/test';
import type { CommonView, OwnView, Placement, View } from '../../games/krzyzowka/rules/index.ts';
import { askRoom } from '../ask-room.ts';
import { wordFrom } from '../laid-krzyzowka.ts';
import { listen } from '../listen.ts';
import { typeWord } from '../play-krzyzowka.ts';
import { newcomer, sitDown } from '../play-online.ts';
import { sharedServer } from '../test-servers.ts';

test.describe.configure({ timeout: 120_000 });

const server = sharedServer();

interface Party {
  readonly players: readonly [Page, Page];
  readonly watcher: Page;
  readonly path: string;
  /** What came through the sockets of the players and of the watcher. */
  readonly heard: readonly (readonly string[])[];
}

/** Two browsers at a table, and a third that watches. */
async function gather(pages: readonly Page[], options: object): Promise<Party> {
  const [anna, jan, zoe] = pages as [Page, Page, Page];
  await anna.goto('/');
  const { id } = await anna.evaluate(async (asked) => {
    const body = { game: 'krzyzowka', seats: ['open', 'open'], options: asked, name: 'Anna' };
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch('/api/rooms', init)).json();
  }, options);
  const path = `/room/${id}`;
  const heard = pages.map(listen);
  await anna.goto(path);
  await sitDown(jan, path);
  await zoe.goto(path);
  await anna.getByRole('button', { name: /^Start/ }).click();
  for (const page of pages) await page.waitForSelector('.kz');
  return { players: [anna, jan], watcher: zoe, path, heard };
}

/** What the person at this page sees of the room. */
function viewOf<T extends View>(page: Page, path: string): Promise<T> {
  return page.evaluate(
    async (room) => (await (await fetch(`/api/rooms/${room}`)).json()).room.table.view,
    path.replace('/room/', ''),
  );
}

const newcomers = (browser: Parameters<typeof newcomer>[0]) =>
  Promise.all(['Anna', 'Jan', 'Zoe'].map((name) => newcomer(browser, server().url, name)));

/** Every hand, layout or drawn tile that stands anywhere in what was heard. */
function tilesHeard(frames: readonly string[]): string[] {
  const found: string[] = [];
  const look = (value: unknown, name: string): void => {
    if (['mine', 'tiles', 'layout', 'dealt', 'hands', 'gave', 'got'].includes(name)) {
      if (Array.isArray(value) && value.length) found.push(`${name} ${JSON.stringify(value)}`);
    }
    if (value && typeof value === 'object') {
      for (const [key, part] of Object.entries(value)) look(part, key);
    }
  };
  for (const frame of frames) look(JSON.parse(frame), '');
  return found;
}

test('game 1 between two browsers: a third watches, and racks stay with their owners', async ({
  browser,
}) => {
  const { players, watcher, path, heard } = await gather(await newcomers(browser), {
    words: 'challenge',
  });
  await expect(watcher.locator('.kz-rack')).toHaveCount(0);
  const hands: string[][] = [[], []];
  for (let laid = 0; laid < 2; ) {
    const { active } = await viewOf<CommonView>(watcher, path);
    const page = players[active] as Page;
    const view = await viewOf<CommonView>(page, path);
    hands[active]?.push(JSON.stringify(view.mine));
    const move = wordFrom(view);
    if (move.do !== 'lay') {
      // The bag is the house's: not every rack has a word in it.
      await page.getByRole('button', { name: 'Pass', exact: true }).click();
      await page.locator('dialog .button--main').click();
      const next = async () => (await viewOf<CommonView>(watcher, path)).active;
      await expect.poll(next).not.toBe(active);
      continue;
    }
    laid++;
    await typeWord(page, move.tiles);
    await page.getByRole('button', { name: /^Lay for/ }).click();
    // Everybody sees the word wait; only the other player can challenge it.
    for (const one of [...players, watcher]) {
      const name = one === page ? 'You' : active ? 'Jan' : 'Anna';
      await expect(one.locator('.kz-open-word')).toContainText(name);
    }
    await expect(page.locator('.kz-open-word button')).toHaveCount(0);
    await expect(watcher.locator('.kz-open-word button')).toHaveCount(0);
  }
  const { active } = await viewOf<CommonView>(watcher, path);
  await (players[active] as Page).getByRole('button', { name: 'Challenge it' }).click();
  for (const page of [...players, watcher]) {
    await expect(page.locator('.kz-verdict')).toContainText('A word.');
  }
  players.forEach((_, seat) => {
    const [own, other, watched] = [seat, 1 - seat, 2].map((who) => heard[who]?.join('\n') ?? '');
    for (const hand of hands[seat] as string[]) {
      expect(own).toContain(hand);
      expect(other).not.toContain(hand);
      expect(watched).not.toContain(hand);
    }
  });
  expect(tilesHeard(heard[2] ?? [])).toEqual([]);
});

test('games 2 and 3 between two browsers: nobody receives what another lays, and nothing forged is handed in', async ({
  browser,
}) => {
  const pages = await newcomers(browser);
  for (const game of [2, 3] as const) {
    const options = { game, minutes: 'off' };
    const { players, watcher, path, heard } = await gather(pages, options);
    const [anna, jan] = players;
    for (const page of players) {
      await page.getByRole('button', { name: 'Ready for round 1' }).click();
    }
    for (const page of players) {
      await expect(page.locator('.kz-rack__tile')).toHaveCount(game === 2 ? 20 : 15);
    }
    const { mine } = await viewOf<OwnView>(anna, path);
    const line = (mine?.tiles ?? [])
      .filter((tile) => tile !== '?')
      .slice(0, 5)
      .map((tile, column): Placement => ({ row: 0, column, tile }));
    const move = (what: object) => ({ do: 'move', move: what });
    const arranged = move({ do: 'arrange', tiles: line });
    const before = (heard[1] ?? []).length;

    // Tiles that nobody can have, moves of other games, a second hand-in, a stranger's: all refused.
    const forged = [0, 1].map((column): Placement => ({ row: 0, column, tile: 'ź' }));
    expect(
      await askRoom(anna, path, [
        move({ do: 'arrange', tiles: forged }),
        move({ do: 'lay', tiles: line }),
        move({ do: game === 2 ? 'raise' : 'done' }),
        arranged,
        move({ do: 'agree' }),
        move({ do: 'agree' }),
        arranged,
      ]),
    ).toEqual([
      'krzyzowka.not-yours',
      'krzyzowka.other-game',
      'krzyzowka.other-game',
      'ok',
      'ok',
      'krzyzowka.agreed',
      'krzyzowka.agreed',
    ]);
    const [strange] = await askRoom(watcher, path, [arranged]);
    expect(strange).not.toBe('ok');
    for (const page of [jan, watcher]) {
      await expect(page.locator('.chip').first()).toContainText('wants to count');
    }
    expect(tilesHeard((heard[1] ?? []).slice(before))).toEqual([]);
    expect(tilesHeard(heard[2] ?? [])).toEqual([]);

    // Jan has nothing to add: everything is opened, to everybody, and it is too late for more.
    await jan.getByRole('button', { name: 'Count now' }).click();
    for (const page of [...players, watcher]) {
      await expect(page.locator('.kz-work')).toHaveCount(2);
      await expect(page.locator('.kz-review')).toContainText('All agreed to count.');
    }
    expect(tilesHeard(heard[2] ?? []).length).toBeGreaterThan(0);
    expect(await askRoom(jan, path, [arranged, move({ do: 'agree' })])).toEqual([
      'krzyzowka.no-round',
      'krzyzowka.no-round',
    ]);
  }
});
