import type { DuelSeen } from '@late/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Guest } from './guest.ts';
import { anyMove } from './play-extra.ts';
import { startServer, type TestServer } from './test-server.ts';

afterEach(() => vi.useRealTimers());

const HOUR = 60 * 60 * 1000;

async function openDuel(host: Guest, changes: object = {}): Promise<string> {
  const asked = { game: 'extra', most: 3, hours: 24, name: 'Anna', ...changes };
  const { body, status } = await host.call('POST', '/api/duels', asked);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}

const begin = (guest: Guest, duel: string, name: string) =>
  guest.call('POST', `/api/duels/${duel}/runs`, { name });

const seen = async (guest: Guest, duel: string): Promise<DuelSeen> =>
  (await guest.call('GET', `/api/duels/${duel}`)).body;

/** Plays a run of EXTRA! to its end, or so many moves of it. */
async function play(guest: Guest, room: string, most = 500): Promise<void> {
  for (let moves = 0; moves < most; moves++) {
    const now = await guest.see(room);
    if (now.table?.result) return;
    const move = anyMove(now);
    if (move) await guest.ask(room, { do: 'move', move });
  }
}

async function threeIn(server: TestServer, changes: object = {}) {
  const anna = await Guest.arrive(server);
  const [jan, zoe] = [await Guest.arrive(server), await Guest.arrive(server)];
  return { anna, jan, zoe, duel: await openDuel(anna, changes) };
}

describe('a duel', () => {
  test('deals everybody the same, shows results to those who are through, and the seed when all are', async () => {
    const server = await startServer();
    const { anna, jan, duel } = await threeIn(server, { most: 2 });
    const [a, j] = [
      (await begin(anna, duel, 'Anna')).body.id,
      (await begin(jan, duel, 'Jan')).body.id,
    ];
    await play(anna, a);
    const first = await seen(anna, duel);
    expect(first).toMatchObject({ isOver: false, seed: null, room: a, isHost: true });
    expect(first.runs).toEqual([
      { name: 'Anna', isYou: true, state: 'through', scores: [expect.any(Number)], room: a },
      { name: 'Jan', isYou: false, state: 'playing' },
    ]);
    expect((await anna.see(a)).table?.seed).toBeNull();
    expect((await seen(jan, duel)).runs).toEqual([
      { name: 'Anna', isYou: false, state: 'through' },
      { name: 'Jan', isYou: true, state: 'playing' },
    ]);
    await play(jan, j);
    const last = await seen(jan, duel);
    expect(last.isOver).toBe(true);
    expect(last.runs[0]).toEqual({ ...first.runs[0], isYou: false });
    // The same throws, whatever was decided.
    expect((await anna.see(a)).table?.seed).toBe(last.seed);
    const records = [
      (await anna.call('GET', `/api/rooms/${a}/record`)).body as string,
      (await anna.call('GET', `/api/rooms/${j}/record`)).body as string,
    ];
    const throws = records.map((text) =>
      [...text.matchAll(/ throw = (.*)/g)].map(([, dice]) => dice),
    );
    const both = Math.min(...throws.map(({ length }) => length));
    expect(both).toBeGreaterThan(10);
    expect(throws[0]?.slice(0, both)).toEqual(throws[1]?.slice(0, both));
    expect(records[0]).toContain(`seed: ${last.seed}`);
  });

  test('hides a run from whoever is not through: room, wait, record, story, socket and requests', async () => {
    const server = await startServer();
    const { anna, jan, zoe, duel } = await threeIn(server);
    const room = (await begin(anna, duel, 'Anna')).body.id;
    const own = (await begin(jan, duel, 'Jan')).body.id;
    await play(anna, room);
    const stranger = new Guest(server, '');
    for (const guest of [jan, zoe, stranger]) {
      for (const part of ['', '/wait', '/record', '/story']) {
        const { status, body } = await guest.call('GET', `/api/rooms/${room}${part}`);
        expect([status, body.refusal.code]).toEqual([403, 'duel.hidden']);
      }
      await expect(guest.watch(room)).rejects.toThrow();
    }
    for (const guest of [jan, zoe]) {
      const knocked = await guest.ask(room, { do: 'knock', seat: 0, name: 'Jan' });
      expect(knocked.body.refusal.code).toBe('duel.hidden');
    }
    // Whoever plays may look at their own record, without the seed.
    expect((await anna.call('GET', `/api/rooms/${room}/record`)).body).not.toContain('seed:');
    await play(jan, own);
    await seen(jan, duel);
    expect((await jan.call('GET', `/api/rooms/${room}`)).status).toBe(200);
    // To look is not to play.
    expect((await jan.ask(room, { do: 'say', phrase: 'hello' })).body.refusal.code).toBe(
      'duel.hidden',
    );
  });

  test('gives one identity one run, on however many tabs, and lets nobody share it', async () => {
    const server = await startServer();
    const { anna, duel } = await threeIn(server);
    const all = await Promise.all([1, 2, 3].map(() => begin(anna, duel, 'Anna')));
    const rooms = new Set(all.map(({ body }) => body.id));
    expect(rooms.size).toBe(1);
    const [room] = [...rooms] as [string];
    const ticket = await anna.call('POST', `/api/rooms/${room}/ticket`, {});
    expect(ticket.body.refusal.code).toBe('room.duel');
    for (const request of [
      { do: 'stand' },
      { do: 'stand-in', seat: 0, level: 'hard' },
      { do: 'list', listed: true },
      { do: 'arrange', seat: 0, as: 'open' },
    ] as const) {
      expect((await anna.ask(room, request)).body.refusal.code).toBe('room.duel');
    }
    await play(anna, room);
    await seen(anna, duel);
    await anna.call('DELETE', `/api/rooms/${room}`);
    expect((await begin(anna, duel, 'Anna')).body.id).toBe(room);
    expect((await seen(anna, duel)).runs).toHaveLength(1);
  });

  test('does not let news be taken back: the next throw would be known', async () => {
    const server = await startServer();
    const { anna, duel } = await threeIn(server);
    const room = (await begin(anna, duel, 'Anna')).body.id;
    await play(anna, room, 2);
    expect((await anna.see(room)).table?.undo).toBe('free');
    await play(anna, room, 1);
    expect((await anna.see(room)).table?.undo).toBeNull();
    expect((await anna.ask(room, { do: 'undo' })).body.refusal.code).toBe('undo.counted');
  });

  test('is full when it is, and over when its host or its time says so', async () => {
    const server = await startServer();
    const { anna, jan, zoe, duel } = await threeIn(server, { most: 2, hours: 1 });
    const room = (await begin(anna, duel, 'Anna')).body.id;
    await begin(jan, duel, 'Jan');
    expect((await begin(zoe, duel, 'Zoe')).body.refusal.code).toBe('duel.full');
    expect((await zoe.call('POST', `/api/duels/${duel}/end`)).body.refusal.code).toBe('duel.host');
    await play(anna, room);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR });
    const over = await seen(zoe, duel);
    expect(over).toMatchObject({ isOver: true, seed: expect.any(String) });
    expect(over.runs.map(({ state }) => state)).toEqual(['through', 'playing']);
    expect((await zoe.call('GET', `/api/rooms/${room}/record`)).body).toContain(over.seed);
    const next = await openDuel(anna);
    expect((await anna.call('POST', `/api/duels/${next}/end`)).body).toEqual({ ended: true });
    expect((await begin(jan, next, 'Jan')).body.refusal.code).toBe('duel.over');
  });

  test('is in the export of its people, and forgets who is forgotten', async () => {
    const server = await startServer();
    const { anna, jan, duel } = await threeIn(server);
    await begin(anna, duel, 'Anna');
    await begin(jan, duel, 'Jan');
    const exported = (await anna.call('GET', '/api/me/export')).body;
    expect(exported.duels).toMatchObject([{ id: duel, host: 'Anna', run: { name: 'Anna' } }]);
    await anna.call('DELETE', '/api/me');
    const left = await seen(jan, duel);
    expect(JSON.stringify(left)).not.toContain('Anna');
    expect(left.runs).toHaveLength(1);
  });

  test.each([
    ['of a game that there is not', { game: 'chess' }, 'net.game'],
    ['with options that there are not', { options: { sheet: 'none' } }, 'table.options'],
    ['with more bots than seats', { bots: Array(5).fill('easy'), game: 'fakty' }, 'table.seats'],
    ['for more than a class', { most: 41 }, 'net.shape'],
    ['for ever', { hours: 1e6 }, 'net.shape'],
  ])('is refused %s', async (_, changes, code) => {
    const anna = await Guest.arrive(await startServer());
    const asked = { game: 'extra', most: 3, hours: 24, name: 'Anna', ...changes };
    expect((await anna.call('POST', '/api/duels', asked)).body.refusal.code).toBe(code);
  });

  test('is one of so many that somebody may have open', async () => {
    const anna = await Guest.arrive(await startServer({ TABLES_PER_MEMBER: '2' }));
    await openDuel(anna);
    const second = await openDuel(anna);
    const asked = { game: 'extra', most: 3, hours: 24, name: 'Anna' };
    expect((await anna.call('POST', '/api/duels', asked)).body.refusal.code).toBe('duel.many');
    await anna.call('POST', `/api/duels/${second}/end`);
    await openDuel(anna);
  });
});
