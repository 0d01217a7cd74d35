import { expect, test } from 'vitest';
import { StoreAway } from '../src/store/store-away.ts';
import { Guest } from './guest.ts';
import { LocalBus } from './local-bus.ts';
import { operatorOf, TOKEN } from './operator-guest.ts';
import { at, twoServers } from './servers-together.ts';

/** For what takes seconds on an idle machine. */
const SLOW = { timeout: 20_000 };

/** Anna and Boris, both connected to the second server, and known to the first. */
async function table() {
  const [one, two] = await twoServers(new LocalBus(), { OPERATOR_TOKEN: TOKEN });
  const [anna, boris] = [await Guest.arrive(one), await Guest.arrive(one)];
  const id = await anna.open({ name: 'Anna' });
  await boris.ask(id, { do: 'sit', seat: 1, name: 'Boris' });
  await boris.ask(id, { do: 'say', text: 'my words' });
  const lines = { anna: await at(two, anna).watch(id), boris: await at(two, boris).watch(id) };
  const closed = new Promise<number>((resolve) => lines.boris.socket.once('close', resolve));
  return { one, two, anna, boris, id, lines, closed };
}

/** How somebody sees the room after it was shown to them anew. */
async function shownAnew({ anna: line }: Awaited<ReturnType<typeof table>>['lines']) {
  const before = line.frames.length;
  const frame = await line.until(
    (found) => found.t === 'room' && line.frames.indexOf(found) >= before,
  );
  return JSON.stringify(frame);
}

test('whoever is forgotten through one process is gone from what others show, and their lines end', async () => {
  const { boris, lines, closed } = await table();
  const shown = shownAnew(lines);
  expect((await boris.call('DELETE', '/api/me')).status).toBe(200);
  expect(await shown).not.toMatch(/Boris|my words/);
  expect(await closed).toBe(1008);
});

test('a process whose store is away just then forgets them when it is back', async () => {
  const { two, boris, lines } = await table();
  const { store } = two.services;
  const { table: find } = store;
  let asked = 0;
  store.table = async () => {
    asked++;
    throw new StoreAway('for a moment');
  };
  const shown = shownAnew(lines);
  await boris.call('DELETE', '/api/me');
  await expect.poll(() => asked, SLOW).toBeGreaterThan(0);
  store.table = find;
  expect(await shown).not.toMatch(/Boris|my words/);
});

test('whoever is banned through one process is out of the others at once', async () => {
  const { one, closed } = await table();
  const operator = operatorOf(one);
  const listed = await operator.call('GET', '/api/admin/tables?status=waiting');
  const [{ table: handle }] = listed.body.tables;
  const ban = { kind: 'person', table: handle, seat: 1, hours: 2 };
  await operator.call('POST', '/api/admin/bans', ban);
  expect(await closed).toBe(1008);
});

test('a table that is deleted through one process is gone from the others', async () => {
  const { one, two, boris, id, closed } = await table();
  const operator = operatorOf(one);
  const listed = await operator.call('GET', '/api/admin/tables?status=waiting');
  const [{ table: handle }] = listed.body.tables;
  expect((await operator.call('DELETE', `/api/admin/tables/${handle}`)).status).toBe(200);
  expect(await closed).toBe(1008);
  expect((await at(two, boris).call('GET', `/api/rooms/${id}`)).status).toBe(404);
});

test('whoever is blocked through one process is not heard through the others', async () => {
  const { anna, id, lines } = await table();
  const shown = shownAnew(lines);
  await anna.call('POST', `/api/rooms/${id}/blocks`, { seat: 1 });
  expect(await shown).not.toContain('my words');
});
