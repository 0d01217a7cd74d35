import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../../src/operator/admin/actions.ts';
import { safeJson, safeText } from '../../src/operator/safe-text.ts';
import { freePort } from '../../testing/index.ts';
import { Guest } from '../guest.ts';
import { startOperated, TOKEN } from '../operator-guest.ts';
import { late } from './late.ts';

/** A server, the command as its operator gives it, and what it says as JSON. */
async function operated(env: Record<string, string> = {}) {
  const { server } = await startOperated(env);
  const url = server.operatorUrl ?? server.url;
  const admin = (...args: string[]) =>
    late({ OPERATOR_TOKEN: TOKEN }, 'admin', ...args, '--url', url);
  const json = async (...args: string[]) => JSON.parse((await admin(...args, '--json')).out);
  return { server, admin, json };
}

async function playing(guest: Guest, name = 'Host'): Promise<string> {
  const room = await guest.open({ seats: ['open'], name });
  await guest.ask(room, { do: 'start' });
  return room;
}

describe('late admin', () => {
  test('tells what runs, by handles, and closes and deletes', async () => {
    const { server, admin, json } = await operated();
    const anna = await Guest.arrive(server);
    const room = await playing(anna);
    expect((await admin('status')).out).toContain('0 waiting, 1 playing, 0 over');
    expect(await json('status')).toMatchObject({ tables: { playing: 1 }, restart: null });

    const told = await admin('tables');
    const { tables } = await json('tables', 'playing');
    const [{ table }] = tables;
    expect(told.out).toContain(`${table}\n    extra, playing`);
    expect(told.out).toContain('seats: Host');
    expect(`${told.out}${JSON.stringify(tables)}`).not.toContain(room);

    expect(await admin('close', table)).toMatchObject({ code: 0, err: '' });
    expect((await anna.see(room)).closed).toBeTruthy();
    const again = await admin('close', table);
    expect([again.code, again.out]).toEqual([1, '']);
    expect(again.err).toMatch(/^late: the game is (over|closed already)\n$/);
    expect((await admin('tables')).out).toBe('No tables.\n');
    expect(await json('delete', table)).toEqual({ deleted: true });
    expect((await admin('delete', table)).err).toContain('there is no such table');
  });

  test('ends a duel by the word in its link', async () => {
    const { server, admin, json } = await operated();
    const anna = await Guest.arrive(server);
    const asked = { game: 'extra', most: 2, hours: 24, name: 'Anna' };
    const { id } = (await anna.call('POST', '/api/duels', asked)).body;
    expect(await json('end-duel', id)).toEqual({ ended: true });
    expect((await anna.call('GET', `/api/duels/${id}`)).body.isOver).toBe(true);
    expect((await admin('end-duel', id)).out).toBe('It was over already.\n');
    expect((await admin('end-duel', 'none')).err).toContain('there is no such duel');
  });

  test('reads reports, bans whom they are about, settles and lifts', async () => {
    const { server, admin, json } = await operated();
    const [anna, eve] = [await Guest.arrive(server), await Guest.arrive(server)];
    const room = await anna.open({ seats: ['open', 'open'] });
    await eve.ask(room, { do: 'sit', seat: 1, name: 'Eve' });
    await eve.ask(room, { do: 'say', text: 'rude words' });
    const seq = (await anna.see(room)).chat.at(-1)?.seq;
    const report = { reason: 'abuse', text: 'she was rude', line: seq };
    expect((await anna.call('POST', `/api/rooms/${room}/reports`, report)).status).toBe(201);
    const told = (await admin('reports')).out;
    expect(told).toContain('Eve said: rude words');
    expect(told).toContain('the report: she was rude');
    const [{ id }] = (await json('reports')).reports;

    const ban = await json('ban', '--hours', '2', '--report', id);
    expect(ban).toMatchObject({ kind: 'person', name: 'Eve' });
    expect((await eve.call('GET', '/api/me')).status).toBe(403);
    expect((await admin('bans')).out).toContain(`${ban.id}  person Eve, until`);
    expect((await admin('lift', ban.id)).out).toBe('Lifted.\n');
    expect((await admin('lift', ban.id)).out).toBe('There is no such ban.\n');
    expect((await eve.call('GET', '/api/me')).status).toBe(200);
    expect(await json('settle', id)).toEqual({ settled: true });
    expect((await admin('reports')).out).toBe('No reports.\n');
  });

  test('bans networks and seats', async () => {
    const { server, admin, json } = await operated();
    const anna = await Guest.arrive(server);
    await playing(anna, 'Anna');
    const network = await json('ban', '--hours', '1', '--address', '192.0.2.9');
    expect(network).toMatchObject({ kind: 'network', name: '192.0.2.0/24' });
    expect((await admin('ban', '--hours', '1', '--address', 'home')).err).toContain('no address');
    const [{ table }] = (await json('tables')).tables;
    const seat = ['ban', '--hours', '1', '--table', table, '--seat', '0'];
    expect((await admin(...seat, '--network')).err).toContain('not connected');
    expect(await json(...seat)).toMatchObject({ kind: 'person', name: 'Anna' });
  });

  test('announces a restart and withdraws it, on the operator’s own port too', async () => {
    const { admin, json } = await operated({ OPERATOR_PORT: '0' });
    expect((await admin('announce', '5')).out).toContain('Everybody is told: 20');
    expect((await json('status')).restart).toBeGreaterThan(Date.now());
    expect((await admin('withdraw')).out).toBe('No restart is announced.\n');
  });

  test.each([
    [[], 'say what: status, tables'],
    [['sing'], 'no "sing"'],
    [['close'], 'something is missing'],
    [['tables', 'old'], 'tables are waiting, playing, over'],
    [['announce', '0'], 'minutes must be a whole number from 1'],
    [['announce', '1e3'], 'minutes must be'],
    [['ban', '--hours', '1'], 'say who by one of'],
    [['ban', '--report', 'x'], '--hours is missing'],
    [['ban', '--hours', '1', '--report', 'x', '--address', 'y'], 'say who by one of'],
    [['ban', '--hours', '1', '--table', 'x'], '--table and --seat go together'],
    [['ban', '--hours', '9000', '--report', 'x'], '--hours must be'],
    [['status', '--url', 'http://example.org'], 'must begin with https://'],
    [['status', '--token', TOKEN], "Unknown option '--token'"],
  ])('%j is not understood, and nothing is asked', async (args, message) => {
    const { code, err } = await late({ OPERATOR_TOKEN: TOKEN }, 'admin', ...args);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  test('says in words why it is refused', async () => {
    const { server } = await operated();
    const wrong = { OPERATOR_TOKEN: `${TOKEN}-but-another` };
    const at = ['--url', server.url];
    expect((await late(wrong, 'admin', 'status', ...at)).err).toContain(
      'does not know this OPERATOR_TOKEN',
    );
    expect((await late({}, 'admin', 'status', ...at)).err).toContain('set OPERATOR_TOKEN');
    const PORT = String(await freePort());
    expect((await late({ OPERATOR_TOKEN: TOKEN, PORT }, 'admin', 'status')).err).toContain(
      'does the server run?',
    );
  });

  test.each([
    [['lift', '-Ab3'], { params: { ban: '-Ab3' } }],
    [['settle', '--b3'], { params: { report: '--b3' } }],
    [['close', '-x'], { params: { table: '-x' } }],
    [['delete', '-x'], { params: { table: '-x' } }],
    [
      ['ban', '--hours', '1', '--report', '-Ab3', '--reporter'],
      { body: { kind: 'person', hours: 1, report: '-Ab3', reporter: true } },
    ],
    [
      ['ban', '--table', '--x', '--seat', '1', '--hours=2', '--network'],
      { body: { kind: 'network', hours: 2, table: '--x', seat: 1 } },
    ],
  ])('%j: handles and ids may begin with a dash', async ([name = '', ...args], expected) => {
    const sent: unknown[] = [];
    const ask = async (_: unknown, what: unknown) => {
      sent.push(what);
      return { until: 0, name: '' } as never;
    };
    await ACTIONS[name]?.understand(args)(ask);
    expect(sent).toEqual([expected]);
  });

  test('helps', async () => {
    const { code, out } = await late({}, 'admin', '--help');
    expect([code, out]).toEqual([0, expect.stringContaining('late admin announce <minutes>')]);
  });
});

test('what people wrote does a terminal no harm', () => {
  const evil = 'a\u001b[2Jb\u009b31mc\u202ed\u{e0041}\n';
  expect(safeText(evil)).toBe('a[2Jb31mcd');
  const json = safeJson({ evil });
  expect(json).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(json)).toEqual({ evil });
});
