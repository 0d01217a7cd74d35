import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { buildApp } from '../src/http/app.ts';
import { openSqliteStore } from '../src/store/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { Guest } from './guest.ts';
import { anyMove } from './play-extra.ts';
import { packList } from './small-list.ts';
import { startServer, type TestServer, temporaryFolder } from './test-server.ts';

/** The server's modules as a process has them that was started with a list. */
const builds = new Map<string, typeof buildApp>();
const lists = mkdtempSync(join(tmpdir(), 'late-lists-'));
beforeAll(async () => {
  for (const [list, word] of [
    ['first-1', 'kot'],
    ['second-1', 'pies'],
  ] as const) {
    vi.resetModules();
    vi.stubEnv('LEXICON_FILE', packList(lists, list, [word]));
    builds.set(list, (await import('../src/http/app.ts')).buildApp);
    // The list is read when a game is first asked for.
    await (await import('../src/games.ts')).findGame('slowka');
  }
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(lists, { recursive: true });
});

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

function openWith(list: 'first-1' | 'second-1'): Promise<TestServer> {
  // Bots think in threads, which read the list themselves.
  vi.stubEnv('LEXICON_FILE', join(lists, `${list}.lex.br`));
  return startServer({}, folder, builds.get(list));
}

/** While no server is open. */
async function inStore<T>(look: (store: Store) => Promise<T>): Promise<T> {
  const store = openSqliteStore(join(folder, 'late.db'));
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

const PASS = { do: 'move', move: { do: 'pass' } } as const;
const OTHER = {
  code: 'room.other-list',
  params: { list: 'first-1', ours: 'second-1' },
};

/** Lets whoever's turn it is pass, if they are among these: chance decides who begins. */
async function pass(id: string, ...guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) {
    const { seat, table } = await guest.see(id);
    if (seat === null || !table?.turn.must.includes(seat)) continue;
    expect((await guest.ask(id, PASS)).status).toBe(200);
    return;
  }
}

async function startWordGame(host: Guest, mate: Guest): Promise<string> {
  const id = await host.open({ game: 'slowka', seats: ['open', 'open'] });
  await mate.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  await host.ask(id, { do: 'start' });
  return id;
}

test('a server with another word list lets tables of the first one rest, and all others go on', async () => {
  const first = await openWith('first-1');
  const [anna, jan] = [await Guest.arrive(first), await Guest.arrive(first)];
  const words = await startWordGame(anna, jan);
  await pass(words, anna, jan);
  const waiting = await anna.open({ game: 'krzyzowka' });
  expect((await anna.see(waiting)).plan.options).toMatchObject({ list: 'first-1' });
  const dice = await anna.open({ seats: ['open', 'easy'] });
  await anna.ask(dice, { do: 'start' });
  const before = await jan.see(words);
  await first.stop();
  const kept = await inStore((store) => store.steps(words, 0));

  const second = await openWith('second-1');
  const [anna2, jan2] = [new Guest(second, anna.token), new Guest(second, jan.token)];
  for (const [method, path, body] of [
    ['GET', ''],
    ['GET', '/record'],
    ['POST', '/requests', { id: 'late', request: PASS }],
    ['POST', '/rematch', {}],
  ] as const) {
    const reply = await jan2.call(method, `/api/rooms/${words}${path}`, body);
    expect([reply.status, reply.body.refusal]).toEqual([409, OTHER]);
  }
  await expect(jan2.watch(words)).rejects.toThrow('409');

  const { rooms } = (await anna2.call('GET', '/api/rooms?mine')).body;
  expect(Object.fromEntries(rooms.map((room: { id: string }) => [room.id, room]))).toMatchObject({
    [words]: { status: 'playing', refusal: OTHER, yourTurn: false },
    [dice]: { status: 'playing', seats: [{ name: 'Host' }, {}] },
    [waiting]: { status: 'waiting' },
  });
  expect((await anna2.call('GET', '/api/me/export')).body.rooms).toHaveLength(3);

  await expect.poll(async () => anyMove(await anna2.see(dice))).not.toBeNull();
  const move = anyMove(await anna2.see(dice));
  expect((await anna2.ask(dice, { do: 'move', move })).status).toBe(200);

  // Dealt with neither list so far, but planned with the first.
  await jan2.ask(waiting, { do: 'sit', seat: 1, name: 'Jan' });
  const { status, body } = await anna2.ask(waiting, { do: 'start' });
  expect([status, body.refusal.params]).toEqual([409, OTHER.params]);

  const fresh = await startWordGame(anna2, jan2);
  expect((await anna2.see(fresh)).plan.options).toMatchObject({ list: 'second-1' });
  const stale = { game: 'slowka', seats: ['open', 'open'], options: { list: 'first-1' } };
  const refused = await anna2.call('POST', '/api/rooms', stale);
  expect([refused.status, refused.body.refusal.code]).toEqual([409, 'net.other-list']);
  await second.stop();
  expect(await inStore((store) => store.steps(words, 0))).toEqual(kept);

  const again = await openWith('first-1');
  const [anna3, jan3] = [new Guest(again, anna.token), new Guest(again, jan.token)];
  expect(await jan3.see(words)).toEqual(before);
  await pass(words, anna3, jan3);
  expect((await jan3.see(words)).length).toBe(kept.length + 1);
});

test('a bot at a table that rests takes up its thoughts when the list is back', async () => {
  const first = await openWith('first-1');
  await first.services.dueWork.stop();
  const anna = await Guest.arrive(first);
  const id = await anna.open({ game: 'slowka', seats: ['open', 'easy'] });
  await anna.ask(id, { do: 'start' });
  await pass(id, anna);
  const { length } = await anna.see(id);
  await first.stop();
  expect(await inStore((store) => store.nextDue())).toBeLessThanOrEqual(Date.now());

  const second = await openWith('second-1');
  const due = () => second.services.store.nextDue();
  // Longer than any lease: the watch has been there, and does not come back all the time.
  await expect.poll(due, { timeout: 10_000 }).toBeGreaterThan(Date.now() + 30_000);
  await second.stop();

  // As if that while were over.
  await inStore((store) => store.setWake(id, length, Date.now()));
  const again = new Guest(await openWith('first-1'), anna.token);
  await expect
    .poll(async () => (await again.see(id)).length, { timeout: 20_000 })
    .toBeGreaterThan(length);
});

test('nobody has to stay at a table that rests', async () => {
  const first = await openWith('first-1');
  const [anna, jan] = [await Guest.arrive(first), await Guest.arrive(first)];
  const id = await startWordGame(anna, jan);
  await pass(id, anna, jan);
  await first.stop();

  const second = await openWith('second-1');
  const left = await new Guest(second, jan.token).call('DELETE', '/api/me');
  expect(left.body).toEqual({ forgotten: true });
  await second.stop();
  expect(JSON.stringify(await inStore((store) => store.steps(id, 0)))).not.toContain('Jan');

  const again = new Guest(await openWith('first-1'), anna.token);
  const { seats } = await again.see(id);
  expect(seats[1]).toMatchObject({ name: '', deserted: true });
  const asked = await again.ask(id, { do: 'stand-in', seat: 1, level: 'medium' });
  expect(asked.status).toBe(200);
  const isBack = async () => (await again.see(id)).table?.turn.must.includes(0);
  await expect.poll(isBack, { timeout: 20_000 }).toBe(true);
});
