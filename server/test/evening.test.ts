import type { EveningSeen } from '@late/protocol';
import { EVENING_GAMES } from '@late/table';
import { describe, expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { anyMove } from './play-extra.ts';
import { startServer, type TestServer } from './test-server.ts';

const MANY = { REQUESTS_PER_MINUTE: '100000' };

async function playToEnd(id: string, guests: readonly Guest[]): Promise<void> {
  for (;;) {
    let moved = false;
    for (const guest of guests) {
      const move = anyMove(await guest.see(id));
      if (!move) continue;
      expect((await guest.ask(id, { do: 'move', move })).status).toBe(200);
      moved = true;
    }
    if (!moved) return;
  }
}

const again = async (guest: Guest, id: string): Promise<string> =>
  (await guest.call('POST', `/api/rooms/${id}/rematch`, {})).body.id;
const propose = (guest: Guest, id: string, body: Record<string, unknown>) =>
  guest.call('POST', `/api/rooms/${id}/next`, body);
const eveningOf = async (guest: Guest, id: string): Promise<EveningSeen> =>
  (await guest.call('GET', `/api/rooms/${id}/evening`)).body;
const namesIn = (evening: EveningSeen) => evening.tally.map(({ name }) => name).sort();

/** Anna and Jan have played EXTRA! to its end, with a bot. */
async function afterOne(server: TestServer) {
  const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
  const first = await anna.open({ name: 'Anna', seats: ['open', 'open', 'easy'] });
  await jan.ask(first, { do: 'sit', seat: 1, name: 'Jan' });
  await anna.ask(first, { do: 'start' });
  await expect
    .poll(
      async () => {
        await playToEnd(first, [anna, jan]);
        return (await anna.see(first)).table?.result;
      },
      { timeout: 60_000 },
    )
    .toBeTruthy();
  return { anna, jan, first };
}

/** Ends a game without playing it. */
async function closeOne(id: string, host: Guest): Promise<void> {
  expect((await host.ask(id, { do: 'start' })).status).toBe(200);
  expect((await host.ask(id, { do: 'close' })).status).toBe(200);
}

describe('an evening', () => {
  test('goes on with another game, for the same people by the same code, and has one tally', async () => {
    const server = await startServer(MANY);
    const { anna, jan, first } = await afterOne(server);
    const zoe = await Guest.arrive(server);
    const { result, plan } = (await anna.see(first)).table as NonNullable<
      Awaited<ReturnType<Guest['see']>>['table']
    >;
    const options = { variant: 'hot' };
    const refused = await propose(jan, first, { game: 'fakty', options });
    expect(refused.body.refusal.code).toBe('room.host');
    const { status, body } = await propose(anna, first, { game: 'slowka' });
    expect(status).toBe(200);
    const next = await anna.see(body.id);
    expect(next.plan).toMatchObject({ game: 'slowka', code: (await anna.see(first)).plan.code });
    // Everybody has moved on; the bot came along, and there is room for whoever has the code.
    const [, jansSeat] = plan.holders;
    expect(next.seats.map(({ kind, name }) => name || kind)).toEqual([
      jansSeat?.kind === 'person' ? jansSeat.name : '',
      'Serif',
      'Anna',
      'open',
    ]);
    expect(await jan.see(first)).toMatchObject({ successor: body.id, successorGame: 'slowka' });
    expect((await zoe.call('GET', `/api/codes/${next.plan.code}`)).body).toEqual({ id: body.id });
    expect((await zoe.ask(body.id, { do: 'sit', seat: 3, name: 'Zoe' })).status).toBe(200);
    // To ask for the same game now leads to the one that was chosen; nothing else is chosen any more.
    expect(await again(jan, first)).toBe(body.id);
    const late = await propose(anna, first, { game: 'extra' });
    expect(late.body.refusal.code).toBe('room.rematched');

    const waiting = await eveningOf(zoe, body.id);
    expect(waiting.games.map(({ game, state }) => [game, state])).toEqual([
      ['extra', 'over'],
      ['slowka', 'waiting'],
    ]);
    expect(waiting.lost).toBe(0);
    expect(waiting.games[0]?.seats.map(({ score }) => score)).toEqual(result?.scores);
    expect(namesIn(waiting)).toEqual(['Anna', 'Jan', 'Serif', 'Zoe']);
    const sum = waiting.tally.reduce((all, { points }) => all + points, 0);
    expect(sum).toBe(18);
    expect(waiting.tally[0]).toMatchObject({ place: 1, played: 1 });
    expect(waiting.tally.find(({ name }) => name === 'Zoe')).toMatchObject({
      isYou: true,
      played: 0,
      points: 0,
    });
    // Where it was played is for those who were there; who somebody is, for nobody.
    expect(waiting.games.map(({ room }) => room)).toEqual([null, body.id]);
    expect((await eveningOf(jan, body.id)).games.map(({ room }) => room)).toEqual([first, body.id]);
    const members = await Promise.all(
      [anna, jan, zoe].map(async (guest) => (await guest.call('GET', '/api/me')).body.member),
    );
    const stranger = await Guest.arrive(server);
    for (const guest of [anna, stranger]) {
      const told = JSON.stringify([await eveningOf(guest, body.id), await guest.see(body.id)]);
      for (const member of members) expect(told).not.toContain(member);
    }
    expect((await stranger.see(body.id)).plan).not.toHaveProperty('evening');
  });

  test('adds up what was played, and tells nothing of a game that runs', async () => {
    const server = await startServer(MANY);
    const { anna, jan, first } = await afterOne(server);
    const before = await eveningOf(anna, first);
    const second = await again(jan, first);
    // Anna has come.
    await anna.see(second);
    await jan.ask(second, { do: 'start' });
    expect((await anna.see(second)).table).not.toBeNull();
    const running = await eveningOf(anna, second);
    expect(running.games[1]).toMatchObject({ state: 'playing', room: second });
    for (const seat of running.games[1]?.seats ?? [])
      expect([seat.score, seat.points, seat.won]).toEqual([null, null, false]);
    const pointsIn = (evening: EveningSeen) =>
      Object.fromEntries(evening.tally.map(({ name, points }) => [name, points]));
    expect(pointsIn(running)).toEqual(pointsIn(before));
    await expect
      .poll(
        async () => {
          await playToEnd(second, [anna, jan]);
          return (await anna.see(second)).table?.result;
        },
        { timeout: 60_000 },
      )
      .toBeTruthy();
    const both = await eveningOf(anna, second);
    const [one, two] = both.games;
    for (const { name, points, played } of both.tally) {
      const made = [one, two].map(
        (game) => game?.seats.find(({ names }) => names.includes(name))?.points ?? 0,
      );
      expect(points).toBe((made[0] ?? 0) + (made[1] ?? 0));
      expect(played).toBe(2);
    }
    // Of the first game only itself: what came later is told where it was played.
    expect((await eveningOf(anna, first)).games).toHaveLength(1);
  }, 120_000);

  test('is nobody’s to write: results, rooms and people come from the house alone', async () => {
    const server = await startServer(MANY);
    const { anna, jan, first } = await afterOne(server);
    const forged = {
      follows: first,
      evening: [first],
      seats: ['open'],
      result: { scores: [999, 0], winners: [0] },
    };
    for (const [key, value] of Object.entries(forged)) {
      const { status } = await propose(anna, first, { game: 'extra', [key]: value });
      expect([key, status]).toEqual([key, 400]);
    }
    for (const key of ['follows', 'evening', 'result'] as const) {
      const body = { game: 'extra', seats: ['open'], [key]: forged[key] };
      expect((await anna.call('POST', '/api/rooms', body)).status).toBe(400);
    }
    const zoe = await Guest.arrive(server);
    expect((await propose(zoe, first, { game: 'extra' })).status).toBe(403);
    expect((await propose(anna, first, { game: 'chess' })).status).toBe(404);
    expect((await propose(anna, first, { game: 'slowka', options: { list: 7 } })).status).toBe(400);
    // Before its game is over a room leads nowhere, and nothing of this made a room.
    const open = await jan.open({ name: 'Jan' });
    expect((await propose(jan, open, { game: 'slowka' })).body.refusal.code).toBe(
      'room.not-started',
    );
    const rooms = (await anna.call('GET', '/api/rooms?mine')).body.rooms;
    expect(rooms.map(({ id }: { id: string }) => id)).toEqual([first]);
  });

  test('leaves out who is gone, and keeps their name and points', async () => {
    const server = await startServer(MANY);
    const { anna, jan, first } = await afterOne(server);
    const second = await again(anna, first);
    // Shown the door before the next game: not awaited, not in it, still in the tally.
    const line = await jan.watch(first);
    expect((await anna.ask(second, { do: 'start' })).body.refusal?.code).toBe('room.awaits');
    const seat = (await jan.see(second)).seat as number;
    await anna.ask(second, { do: 'arrange', seat, as: 'open' });
    await closeOne(second, anna);
    await line.close();
    const evening = await eveningOf(anna, second);
    expect(evening.games[1]).toMatchObject({ state: 'closed' });
    const jans = evening.tally.find(({ name }) => name === 'Jan');
    expect(jans).toMatchObject({ isGone: true, played: 1 });
    expect(evening.tally.find(({ name }) => name === 'Anna')).toMatchObject({ isGone: false });
    const third = await again(anna, second);
    expect((await anna.see(third)).seats.map(({ name }) => name)).not.toContain('Jan');
    // Whoever was shown the door does not know the next code.
    expect((await anna.see(third)).plan.code).not.toBe((await anna.see(first)).plan.code);
  });

  test('forgets who left the house, and counts the others as before', async () => {
    const server = await startServer(MANY);
    const { anna, jan, first } = await afterOne(server);
    const second = await again(anna, first);
    const before = await eveningOf(anna, second);
    await jan.call('DELETE', '/api/me');
    await expect
      .poll(async () => JSON.stringify(await eveningOf(anna, second)))
      .not.toContain('Jan');
    const after = await eveningOf(anna, second);
    expect(after.games[0]?.seats.map(({ names }) => names[0]).sort()).toEqual([
      '',
      'Anna',
      'Serif',
    ]);
    const annas = (evening: EveningSeen) =>
      evening.tally.find(({ name }) => name === 'Anna')?.points;
    expect(annas(after)).toBe(annas(before));
    expect(namesIn(after)).toEqual(['Anna', 'Serif']);
  });

  test('goes on past games that were deleted, and is over after thirty', async () => {
    const server = await startServer({ ...MANY, TABLES_PER_MEMBER: '100' });
    const anna = await Guest.arrive(server);
    let id = await anna.open({ name: 'Anna', seats: ['open', 'easy'] });
    const ids = [id];
    for (let game = 1; game <= EVENING_GAMES; game++) {
      await closeOne(id, anna);
      id = await again(anna, id);
      ids.push(id);
    }
    const last = ids[EVENING_GAMES - 1] as string;
    expect((await eveningOf(anna, last)).games).toHaveLength(EVENING_GAMES);
    expect((await eveningOf(anna, id)).games).toHaveLength(1);
    await anna.call('DELETE', `/api/rooms/${ids[3]}`);
    const evening = await eveningOf(anna, last);
    expect([evening.games.length, evening.lost]).toEqual([EVENING_GAMES - 1, 1]);
    expect(evening.games.at(0)?.room).toBe(ids[0]);
  }, 120_000);

  test('finds its way through rooms of an edition that knew only the last one', async () => {
    const server = await startServer(MANY);
    const anna = await Guest.arrive(server);
    const ids = [await anna.open({ name: 'Anna', seats: ['open', 'easy'] })];
    for (let game = 1; game < 4; game++) {
      await closeOne(ids.at(-1) as string, anna);
      ids.push(await again(anna, ids.at(-1) as string));
    }
    // As the edition before wrote it: the middle room names its predecessor and no evening.
    const cached = await server.services.rooms.current(ids[2] as string);
    if (!cached) throw new Error('the room is gone');
    const { evening: _, ...plan } = cached.room.plan;
    cached.room = { ...cached.room, plan };
    const seen = await eveningOf(anna, ids[2] as string);
    expect(seen.games.map(({ room }) => room)).toEqual(ids.slice(0, 3));
  });

  test('leads past a room that its host has deleted before the deal', async () => {
    const server = await startServer(MANY);
    const anna = await Guest.arrive(server);
    const first = await anna.open({ name: 'Anna', seats: ['open', 'easy'] });
    await closeOne(first, anna);
    const dropped = await again(anna, first);
    expect((await anna.call('DELETE', `/api/rooms/${dropped}`)).body).toEqual({ deleted: true });
    const { body } = await propose(anna, first, { game: 'slowka' });
    expect(body.id).not.toBe(dropped);
    expect(await anna.see(first)).toMatchObject({ successor: body.id, successorGame: 'slowka' });
  });

  test('refuses a game with too few seats for those who are there', async () => {
    const server = await startServer(MANY);
    const guests: Guest[] = [];
    while (guests.length < 5) guests.push(await Guest.arrive(server));
    const [anna, ...others] = guests as [Guest, ...Guest[]];
    const id = await anna.open({ name: 'Anna', seats: Array(5).fill('open') });
    for (const [index, guest] of others.entries())
      await guest.ask(id, { do: 'sit', seat: index + 1, name: `Guest ${index + 1}` });
    await closeOne(id, anna);
    const { status, body } = await propose(anna, id, { game: 'slowka' });
    expect([status, body.refusal.code]).toEqual([400, 'table.seats']);
    expect((await anna.see(id)).successor).toBeNull();
  });
});
