import { describe, expect, test } from 'vitest';
import { startRetention } from '../src/rooms/retention.ts';
import { Guest } from './guest.ts';
import { teamAtTable } from './team-at-table.ts';
import { startServer } from './test-server.ts';

const report = (who: Guest, room: string, body: unknown) =>
  who.call('POST', `/api/rooms/${room}/reports`, body);
const memberOf = async (who: Guest) => (await who.call('GET', '/api/me')).body.member as string;

async function table() {
  const server = await startServer();
  const [anna, boris] = [await Guest.arrive(server), await Guest.arrive(server)];
  const room = await anna.open();
  await boris.ask(room, { do: 'sit', seat: 1, name: 'Boris' });
  return { server, anna, boris, room, store: server.services.store };
}

describe('a report', () => {
  test('of a line keeps a copy of it, and who said it', async () => {
    const { anna, boris, room, store } = await table();
    await boris.ask(room, { do: 'say', text: 'something rude' });
    const [line] = (await anna.see(room)).chat;
    const { body } = await report(anna, room, { reason: 'abuse', text: 'Look.', line: line?.seq });
    expect(body).toEqual({ reported: true });
    expect(await store.reports(9)).toMatchObject([
      {
        table: room,
        game: 'extra',
        reason: 'abuse',
        text: 'Look.',
        line: { name: 'Boris', words: { text: 'something rude' }, isTeams: false },
        reporter: await memberOf(anna),
        accused: [await memberOf(boris)],
      },
    ]);
  });

  test('of a table needs no seat and no line', async () => {
    const { server, room, store } = await table();
    const passer = await Guest.arrive(server);
    expect((await report(passer, room, { reason: 'name' })).status).toBe(201);
    expect(await store.reports(9)).toMatchObject([{ reason: 'name', line: null, accused: [] }]);
    expect(await store.reportsAbout(room)).toBe(1);
  });

  test('is refused for a line that whoever reports cannot read', async () => {
    const server = await startServer();
    const { id: room, anna, jan, eve } = await teamAtTable(server);
    await jan.ask(room, { do: 'say', text: 'among us', to: 'team' });
    const [line] = (await anna.see(room)).teamTalk;
    const asked = { reason: 'spam', line: line?.seq };
    expect((await report(eve, room, asked)).body.refusal.code).toBe('report.gone');
    expect((await report(anna, room, { ...asked, line: 9999 })).body.refusal.code).toBe(
      'report.gone',
    );
    expect((await report(anna, room, asked)).status).toBe(201);
    expect(await server.services.store.reports(9)).toMatchObject([{ line: { isTeams: true } }]);
  });

  test('has a reason from the list, and few words', async () => {
    const { anna, room } = await table();
    const wrong = [
      { reason: 'boredom' },
      {},
      { reason: 'spam', text: 'x'.repeat(301) },
      { reason: 'spam', more: 1 },
    ];
    for (const body of wrong) expect((await report(anna, room, body)).status).toBe(400);
  });
});

describe('reports are bounded', () => {
  test('a person has twenty a day', async () => {
    const { anna, room } = await table();
    for (let made = 0; made < 20; made++) {
      expect((await report(anna, room, { reason: 'spam' })).status).toBe(201);
    }
    expect((await report(anna, room, { reason: 'spam' })).body.refusal.code).toBe('report.many');
  });

  test('so is each table, and the oldest give way to the newest', async () => {
    const { store } = await table();
    const bounds = { perMember: 99, since: 0, perTable: 3, all: 4 };
    const add = (id: string, on: string, at: number) =>
      store.addReport(
        {
          id,
          table: on,
          game: 'extra',
          at,
          reason: 'spam',
          text: '',
          line: null,
          reporter: 'eve',
          accused: [],
        },
        bounds,
      );
    const done = [];
    for (const at of [1, 2, 3, 4]) done.push(await add(`a${at}`, 'a', at));
    expect(done).toEqual([true, true, true, false]);
    for (const at of [5, 6]) await add(`b${at}`, 'b', at);
    expect((await store.reports(9)).map(({ id }) => id)).toEqual(['b6', 'b5', 'a3', 'a2']);
  });
});

test('whoever is forgotten leaves no name in reports, which keep the words', async () => {
  const { anna, boris, room, store } = await table();
  await boris.ask(room, { do: 'say', text: 'something rude' });
  const [line] = (await anna.see(room)).chat;
  await report(anna, room, { reason: 'abuse', line: line?.seq });
  await report(anna, room, { reason: 'name' });
  for (const who of [anna, boris]) await who.call('DELETE', '/api/me');
  const kept = await store.reports(9);
  expect(kept.map(({ reporter, accused }) => [reporter, accused])).toEqual([
    ['', []],
    ['', []],
  ]);
  expect(kept.find((one) => one.line)?.line).toEqual({
    name: '',
    words: { text: 'something rude' },
    isTeams: false,
  });
});

test('reports age out by the setting', async () => {
  const { anna, room, server, store } = await table();
  await report(anna, room, { reason: 'spam' });
  const old = { ...(await store.reports(1))[0], id: 'old', at: Date.now() - 91 * 86_400_000 };
  const bounds = { perMember: 99, since: 0, perTable: 99, all: 99 };
  await store.addReport(old as Parameters<typeof store.addReport>[0], bounds);
  expect(await store.reports(9)).toHaveLength(2);
  const retention = startRetention(store, server.services.settings, server.app.log);
  await expect.poll(async () => (await store.reports(9)).length).toBe(1);
  retention.stop();
  expect(await store.report('old')).toBeNull();
});
