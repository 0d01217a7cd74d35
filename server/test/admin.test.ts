import { describe, expect, test } from 'vitest';
import { TableHandles } from '../src/admin/table-handles.ts';
import { Guest } from './guest.ts';
import { operatorOf, startOperated, TOKEN } from './operator-guest.ts';
import { teamAtTable } from './team-at-table.ts';
import { startServer } from './test-server.ts';

const ASKED: readonly (readonly [string, string, unknown?])[] = [
  ['GET', '/api/admin/house'],
  ['GET', '/api/admin/seen'],
  ['GET', '/api/admin/tables?status=playing'],
  ['POST', '/api/admin/tables/abc/close', {}],
  ['DELETE', '/api/admin/tables/abc'],
  ['GET', '/api/admin/reports'],
  ['DELETE', '/api/admin/reports/abc'],
  ['GET', '/api/admin/bans'],
  ['POST', '/api/admin/bans', { kind: 'network', hours: 1, address: '192.0.2.1' }],
  ['DELETE', '/api/admin/bans/abc'],
  ['PUT', '/api/admin/restart', { minutes: 5 }],
  ['DELETE', '/api/admin/restart'],
];

const tables = async (operator: Guest, status = 'playing') =>
  (await operator.call('GET', `/api/admin/tables?status=${status}`)).body.tables;

describe('the door', () => {
  test('is shut by default, also on a port of the operator’s own without a token', async () => {
    const closed = await startServer();
    const port = await startServer({ OPERATOR_PORT: '0' });
    for (const [method, path, body] of ASKED) {
      expect((await operatorOf(closed).call(method, path, body)).status).toBe(404);
      const url = `${port.operatorUrl}${path}`;
      expect((await fetch(url, { method })).status).toBe(404);
    }
  });

  test('opens to the token and to nothing else', async () => {
    const { server, operator } = await startOperated({ REQUESTS_PER_MINUTE: '9999' });
    expect((await operator.call('GET', '/api/admin/house')).status).toBe(200);
    const anna = await Guest.arrive(server);
    const eve = operatorOf(server, TOKEN.slice(1));
    expect((await eve.call('GET', '/api/admin/house')).status).toBe(401);
    for (const [method, path, body] of ASKED.slice(0, 9)) {
      expect((await anna.call(method, path, body)).body.refusal.code).toBe('net.unknown');
    }
  });

  test('stays shut for a while after ten wrong tokens, also to the right one', async () => {
    const { server, operator } = await startOperated();
    const codes = [];
    for (let guess = 0; guess < 12; guess++) {
      const eve = operatorOf(server, `${TOKEN}${guess}`);
      codes.push((await eve.call('GET', '/api/admin/house')).body.refusal.code);
    }
    expect(codes.slice(9)).toEqual(['net.unknown', 'net.rate', 'net.rate']);
    expect((await operator.call('GET', '/api/admin/house')).body.refusal.code).toBe('net.rate');
  });

  test('is on the operator’s own port if there is one', async () => {
    const { server, operator } = await startOperated({ OPERATOR_PORT: '0' });
    expect((await operator.call('GET', '/api/admin/house')).status).toBe(404);
    const headers = { authorization: `Bearer ${TOKEN}` };
    const answer = await fetch(`${server.operatorUrl}/api/admin/house`, { headers });
    expect(answer.status).toBe(200);
  });
});

describe('the operator sees', () => {
  test('what runs, and how hard the server works', async () => {
    const { server, operator } = await startOperated();
    const anna = await Guest.arrive(server);
    await anna.open();
    const { body } = await operator.call('GET', '/api/admin/house');
    expect(body).toMatchObject({ tables: { waiting: 1, playing: 0, over: 0 }, people: 1 });
    expect(body).toMatchObject({ sockets: 0, restart: null });
    expect(body.busy).toBeGreaterThanOrEqual(0);
    expect(body.memory).toBeGreaterThan(1_000_000);
  });

  test('of a table who sits there, and neither hand, seed, talk, member nor address', async () => {
    const { server, operator } = await startOperated();
    const { id, anna, jan, eve } = await teamAtTable(server);
    await anna.ask(id, { do: 'say', text: 'open-talk' });
    await jan.ask(id, { do: 'say', text: 'team-talk', to: 'team' });
    await eve.call('POST', `/api/rooms/${id}/reports`, { reason: 'unfair', text: 'Look at that.' });
    const [line] = await tables(operator);
    expect(line).toMatchObject({ game: 'fakty', status: 'playing', spectators: 1, reports: 1 });
    expect(line.seats).toEqual([
      { kind: 'person', name: 'Anna & Jan', mates: ['Anna', 'Jan'] },
      { kind: 'person', name: 'Zoe', mates: ['Zoe'] },
    ]);
    const { room, seed } = (await server.services.rooms.get(id)) ?? {};
    const all = JSON.stringify([
      line,
      (await operator.call('GET', '/api/admin/reports')).body,
      (await operator.call('GET', '/api/admin/house')).body,
    ]);
    expect(all).toContain('Look at that.');
    const members = room?.seats.flatMap((held) => ('members' in held ? held.members : [])) ?? [];
    expect(members).toHaveLength(3);
    for (const secret of [id, room?.plan.code, seed, 'open-talk', 'team-talk', ...members])
      expect(all).not.toContain(secret);
    const fields = ['game', 'listed', 'opened', 'reports', 'seats', 'spectators', 'status'];
    expect(Object.keys(line).sort()).toEqual([...fields, 'table', 'touched']);
  });

  test('the same of a table that is watched by nobody and by many, page by page', async () => {
    const { server, operator } = await startOperated();
    const anna = await Guest.arrive(server);
    for (let made = 0; made < 3; made++) await anna.open();
    const rows = await tables(operator, 'waiting');
    expect(rows).toHaveLength(3);
    const { touched } = rows[0];
    const next = await operator.call('GET', `/api/admin/tables?status=waiting&before=${touched}`);
    expect(next.body.tables.every((one: { touched: number }) => one.touched < touched)).toBe(true);
    expect((await operator.call('GET', '/api/admin/tables?status=odd')).status).toBe(400);
    expect((await operator.call('GET', '/api/admin/tables')).status).toBe(400);
  });

  test('what was reported, with the line, also when the table is gone, until it is dealt with', async () => {
    const { server, operator } = await startOperated();
    const [anna, boris] = [await Guest.arrive(server), await Guest.arrive(server)];
    const room = await anna.open();
    await boris.ask(room, { do: 'sit', seat: 1, name: 'Boris' });
    await boris.ask(room, { do: 'say', text: 'something rude' });
    await boris.ask(room, { do: 'say', text: 'something kind' });
    const [rude] = (await anna.see(room)).chat;
    await anna.call('POST', `/api/rooms/${room}/reports`, { reason: 'abuse', line: rude?.seq });
    const look = async () => (await operator.call('GET', '/api/admin/reports')).body.reports;
    const [report] = await look();
    expect(report).toMatchObject({ reason: 'abuse', game: 'extra', table: { reports: 1 } });
    expect(report.line).toEqual({ name: 'Boris', text: 'something rude', isTeams: false });
    expect(JSON.stringify(report)).not.toContain('something kind');
    await operator.call('DELETE', `/api/admin/tables/${report.table.table}`);
    expect(await look()).toMatchObject([{ table: null, line: { text: 'something rude' } }]);
    await operator.call('DELETE', `/api/admin/reports/${report.id}`);
    expect(await look()).toEqual([]);
  });
});

describe('the operator', () => {
  test('closes a running game, which all there are told', async () => {
    const { server, operator } = await startOperated();
    const anna = await Guest.arrive(server);
    const room = await anna.open({ seats: ['open', 'easy'] });
    await anna.ask(room, { do: 'start' });
    const line = await anna.watch(room);
    const [{ table }] = await tables(operator);
    expect((await operator.call('POST', `/api/admin/tables/${table}/close`, {})).body).toEqual({
      closed: true,
    });
    await line.until((frame) => frame.t === 'step' && frame.room.closed?.by === 'house');
    expect((await anna.see(room)).table?.result).toBeNull();
    const again = await operator.call('POST', `/api/admin/tables/${table}/close`, {});
    expect(again.body.refusal.code).toBe('room.closed');
  });

  test('deletes a table: nobody is connected to it any more, and nothing is left of it', async () => {
    const { server, operator } = await startOperated();
    const anna = await Guest.arrive(server);
    const [room, other] = [await anna.open(), await anna.open()];
    const line = await anna.watch(room);
    const kept = await anna.watch(other);
    const rows = await tables(operator, 'waiting');
    const handles = new TableHandles(TOKEN);
    const { table } = rows.find((row: { table: string }) => handles.idOf(row.table) === room);
    const gone = new Promise((resolve) => line.socket.once('close', resolve));
    expect((await operator.call('DELETE', `/api/admin/tables/${table}`)).body).toEqual({
      deleted: true,
    });
    await gone;
    expect((await anna.call('GET', `/api/rooms/${room}`)).status).toBe(404);
    expect(await server.services.store.steps(room, 0)).toEqual([]);
    expect(await kept.ask({ do: 'say', phrase: 'hello' })).toBeTypeOf('number');
    const again = await operator.call('DELETE', `/api/admin/tables/${table}`);
    expect(again.body.refusal.code).toBe('admin.gone');
  });

  test('announces a restart to everybody, who then come and who are there, and withdraws it', async () => {
    const { server, operator } = await startOperated();
    const anna = await Guest.arrive(server);
    const room = await anna.open();
    const line = await anna.watch(room);
    const { body } = await operator.call('PUT', '/api/admin/restart', { minutes: 10 });
    const told = { t: 'restart', at: body.restart };
    expect(await line.until((frame) => frame.t === 'restart')).toEqual(told);
    const later = await anna.watch(room);
    expect(await later.until((frame) => frame.t === 'restart')).toEqual(told);
    const listed = async () => (await anna.call('GET', '/api/rooms')).body.restart;
    expect(await listed()).toBe(body.restart);
    expect(body.restart - Date.now()).toBeGreaterThan(9 * 60_000);
    await operator.call('DELETE', '/api/admin/restart');
    expect(await line.until((frame) => frame.t === 'restart' && frame.at === null)).toBeTruthy();
    expect(await listed()).toBeUndefined();
    for (const minutes of [0, 1441, 1.5, '5'])
      expect((await operator.call('PUT', '/api/admin/restart', { minutes })).status).toBe(400);
  });
});

test('a handle opens the table it was made for, under its own token only', () => {
  const handles = new TableHandles(TOKEN);
  for (const id of ['a', 'abcdefghijklmnop', 'x'.repeat(64)]) {
    const handle = handles.of(id);
    expect(handles.idOf(handle)).toBe(id);
    expect(handle).not.toContain(id);
    expect(handle.length).toBeLessThanOrEqual(128);
    expect(new TableHandles(`${TOKEN}x`).idOf(handle)).toBeNull();
  }
  for (const odd of ['', 'abc', '!!!', 'A'.repeat(128)]) expect(handles.idOf(odd)).toBeNull();
});
