import { extra, type View } from '@late/extra/rules';
import { readRecord, verify } from '@late/kernel';
import { describe, expect, test, vi } from 'vitest';
import { Guest } from './guest.ts';
import { anyMove } from './play-extra.ts';
import { startServer } from './test-server.ts';

describe('rooms over HTTP', () => {
  test('two guests sit down, play to the end, and anyone can check the luck', async () => {
    const server = await startServer();
    const anna = await Guest.arrive(server);
    const jan = await Guest.arrive(server);
    const id = await anna.open();
    const { plan } = await anna.see(id);
    expect((await jan.call('GET', `/api/codes/${plan.code.toLowerCase()}`)).body).toEqual({ id });
    expect((await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' })).status).toBe(200);
    expect((await jan.ask(id, { do: 'start' })).body.refusal.code).toBe('room.host');
    expect((await anna.ask(id, { do: 'start' })).status).toBe(200);
    for (let step = 0; step < 400; step++) {
      let moved = false;
      for (const guest of [anna, jan]) {
        const move = anyMove(await guest.see(id));
        if (!move) continue;
        expect((await guest.ask(id, { do: 'move', move })).status).toBe(200);
        moved = true;
      }
      if (!moved) break;
    }
    const { table } = await anna.see(id);
    expect(table?.result?.scores).toHaveLength(2);
    const { body } = await jan.call('GET', `/api/rooms/${id}/record`);
    const record = readRecord(body, () => extra);
    expect(record.commitment).toBe(plan.commitment);
    expect(verify(extra, record)).toMatchObject({ fair: true });
    const { body: story } = await jan.call('GET', `/api/rooms/${id}/story`);
    expect(story.steps).toHaveLength(record.log.length);
    expect(story.steps.at(-1).events.at(-1)).toMatchObject({ type: 'over' });
    const again = await jan.call('POST', `/api/rooms/${id}/rematch`, {});
    expect((await anna.call('POST', `/api/rooms/${id}/rematch`, {})).body).toEqual(again.body);
    const rematch = await anna.see(again.body.id);
    // Whoever had the first seat has the last one now.
    expect(rematch.seats.map(({ name }) => name)).toEqual(['Jan', 'Host']);
  });

  test('real dice need one table: a room for people apart is refused, with bots and without', async () => {
    const anna = await Guest.arrive(await startServer());
    for (const seats of [['open', 'open'], ['open', 'easy'], ['open']]) {
      const asked = { game: 'extra', seats, name: 'Anna', options: { dice: 'table' } };
      const { status, body } = await anna.call('POST', '/api/rooms', asked);
      expect(status).toBe(400);
      expect(body.refusal.code).toBe('extra.own-dice');
      const byServer = { ...asked, options: { dice: 'house' } };
      expect((await anna.call('POST', '/api/rooms', byServer)).status).toBe(201);
    }
  });

  test('the children’s rule follows its seat past those that stay open, and into the rematch', async () => {
    const server = await startServer({ REQUESTS_PER_MINUTE: '100000' });
    const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
    const options = { children: [2] };
    const id = await anna.open({ seats: ['open', 'open', 'open'], options });
    await jan.ask(id, { do: 'sit', seat: 2, name: 'Jan' });
    await anna.ask(id, { do: 'start' });
    const childrenOf = async (room: string) =>
      ((await anna.see(room)).table?.view as View | undefined)?.options.children;
    expect(await childrenOf(id)).toEqual([1]);
    await expect
      .poll(
        async () => {
          for (const guest of [anna, jan]) {
            const move = anyMove(await guest.see(id));
            if (move) await guest.ask(id, { do: 'move', move });
          }
          return (await anna.see(id)).table?.result ?? null;
        },
        { timeout: 30_000, interval: 1 },
      )
      .not.toBeNull();
    const { body } = await anna.call('POST', `/api/rooms/${id}/rematch`, {});
    await jan.see(body.id);
    await anna.ask(body.id, { do: 'start' });
    // Jan, who sits in the first seat now.
    expect((await jan.see(body.id)).seat).toBe(0);
    expect(await childrenOf(body.id)).toEqual([0]);
  });

  test('a request is carried out once, however often it is sent', async () => {
    const server = await startServer();
    const anna = await Guest.arrive(server);
    const id = await anna.open({ seats: ['open'] });
    const first = await anna.ask(id, { do: 'start' }, 'once');
    expect(await anna.ask(id, { do: 'start' }, 'once')).toMatchObject({
      status: 200,
      body: first.body,
    });
    expect((await anna.ask(id, { do: 'start' }, 'twice')).body.refusal.code).toBe('room.started');
  });

  test('another device shares the seat with a ticket, and nobody without one', async () => {
    const server = await startServer();
    const [anna, phone, thief] = [
      await Guest.arrive(server),
      await Guest.arrive(server),
      await Guest.arrive(server),
    ];
    const id = await anna.open();
    const { ticket, seat } = (await anna.call('POST', `/api/rooms/${id}/ticket`, {})).body;
    const sit = { do: 'sit', seat, name: 'Phone' } as const;
    expect((await thief.ask(id, sit)).body.refusal.code).toBe('room.taken');
    expect((await thief.ask(id, { ...sit, ticket: 'x'.repeat(43) })).body.refusal.code).toBe(
      'room.taken',
    );
    expect((await phone.ask(id, { ...sit, ticket })).status).toBe(200);
    expect((await phone.see(id)).seat).toBe(seat);
    // Whoever is shown the door takes no one in through the window.
    const jan = await Guest.arrive(server);
    await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
    const stale = (await jan.call('POST', `/api/rooms/${id}/ticket`, {})).body;
    await anna.ask(id, { do: 'arrange', seat: 1, as: 'open' });
    const eve = await Guest.arrive(server);
    await eve.ask(id, { do: 'sit', seat: 1, name: 'Eve' });
    const entry = await thief.ask(id, { ...sit, seat: 1, ticket: stale.ticket });
    expect(entry.body.refusal.code).toBe('room.taken');
  });

  test('listed rooms are found by anybody, private ones by their people only', async () => {
    const server = await startServer();
    const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
    const open = await anna.open({ listed: true });
    const hidden = await anna.open();
    const ids = async (guest: Guest, query = '') =>
      (await guest.call('GET', `/api/rooms${query}`)).body.rooms.map(
        (room: { id: string }) => room.id,
      );
    expect(await ids(jan)).toEqual([open]);
    expect((await ids(anna, '?mine')).sort()).toEqual([open, hidden].sort());
    expect(await ids(jan, '?mine')).toEqual([]);
  });

  test('whoever wants to be forgotten is: no name, no key, and the game stays readable', async () => {
    const server = await startServer();
    const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
    const id = await anna.open({ name: 'Anna-Unmistakable' });
    await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
    await anna.ask(id, { do: 'start' });
    await anna.ask(id, { do: 'move', move: { do: 'throw' } });
    expect((await anna.call('GET', '/api/me/export')).body.rooms).toHaveLength(1);
    expect((await anna.call('DELETE', '/api/me')).status).toBe(200);
    expect((await anna.call('GET', '/api/me/export')).status).toBe(401);
    expect(JSON.stringify(await jan.see(id))).not.toContain('Unmistakable');
    expect((await jan.call('GET', `/api/rooms/${id}/record`)).body).not.toContain('Unmistakable');
    const stored = JSON.stringify(await server.services.store.steps(id, 0));
    expect(stored).not.toContain('Unmistakable');
    // What is written anew still leads to the room that everybody sees, once the stand-in has moved.
    const before = await vi.waitFor(async () => {
      const seen = await jan.see(id);
      expect(seen.table?.turn.must).toEqual([1]);
      return seen;
    }, 20_000);
    await server.stop();
    const again = await startServer({}, server.folder);
    expect(await new Guest(again, jan.token).see(id)).toEqual(before);
  });
});

describe('bad input', () => {
  test('is refused with a code, never with a stack', async () => {
    const server = await startServer();
    const anna = await Guest.arrive(server);
    const id = await anna.open();
    const bad: [string, string, unknown, number][] = [
      ['POST', '/api/rooms', { game: 'chess', seats: ['open'] }, 404],
      ['POST', '/api/rooms', { game: 'extra', seats: [] }, 400],
      ['POST', '/api/rooms', { game: 'extra', seats: Array(99).fill('open') }, 400],
      ['POST', '/api/rooms', { game: 'extra', seats: ['open'], options: { sheet: 'x' } }, 400],
      ['POST', '/api/rooms', { game: 'extra', seats: ['open'], name: '\u0000 \n' }, 400],
      ['POST', `/api/rooms/${id}/requests`, { id: 'a b', request: { do: 'start' } }, 400],
      ['POST', `/api/rooms/${id}/requests`, { id: 'a', request: { do: '__proto__' } }, 400],
      ['POST', `/api/rooms/${id}/requests`, { id: 'a', request: { do: 'move', move: 1 } }, 409],
      ['POST', '/api/rooms/nowhere/requests', { id: 'a', request: { do: 'start' } }, 404],
      ['GET', `/api/rooms/${'x'.repeat(70)}`, undefined, 404],
      ['GET', '/api/nothing', undefined, 404],
      ['PUT', '/api/me', { name: 'x'.repeat(201) }, 400],
      ['POST', '/api/rooms', { padding: 'x'.repeat(20_000) }, 413],
    ];
    for (const [method, path, body, status] of bad) {
      const reply = await anna.call(method, path, body);
      expect([path, reply.status]).toEqual([path, status]);
      expect(reply.body.refusal.code).toMatch(/^[a-z]+\.[a-z-]+$/);
      expect(JSON.stringify(reply.body)).not.toMatch(/\bat \/|node_modules|Error:/);
    }
  });

  test('does not come in from another origin with somebody’s cookie', async () => {
    const server = await startServer();
    const stranger = new Guest(server, '');
    const hello = await stranger.call('GET', '/api/me');
    const cookie = hello.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(hello.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    const create = (headers: Record<string, string>) =>
      stranger.call(
        'POST',
        '/api/rooms',
        { game: 'extra', seats: ['open'] },
        { cookie, ...headers },
      );
    expect((await create({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await create({})).status).toBe(403);
    expect((await create({ origin: server.url })).status).toBe(201);
  });

  test('is limited in number', async () => {
    const server = await startServer({ REQUESTS_PER_MINUTE: '20', TABLES_PER_MEMBER: '2' });
    const anna = await Guest.arrive(server);
    await anna.open();
    await anna.open();
    const third = await anna.call('POST', '/api/rooms', { game: 'extra', seats: ['open'] });
    expect(third.body.refusal).toEqual({ code: 'net.tables', params: { max: 2 } });
    const statuses: number[] = [];
    for (let i = 0; i < 30; i++) statuses.push((await anna.call('GET', '/api/me')).status);
    expect(statuses).toContain(429);
  });
});

test('a program gets a token whatever question ends the address, and no room without one', async () => {
  const server = await startServer();
  const program = new Guest(server, '');
  expect((await program.call('POST', '/api/tokens?from=a-program', {})).status).toBe(201);
  expect((await program.call('POST', '/api/rooms?from=a-program', {})).status).toBe(403);
});

test('the page comes with a policy that allows no inline script and nothing from elsewhere', async () => {
  const server = await startServer();
  const { headers } = await new Guest(server, '').call('GET', '/healthz');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('anybody can ask whether it is ready, and how to speak with it', async () => {
  const anna = await Guest.arrive(await startServer());
  expect((await anna.call('GET', '/healthz')).body).toEqual({ ok: true });
  expect((await anna.call('GET', '/readyz')).body).toEqual({ ok: true });
  expect((await anna.call('GET', '/api/openapi.json')).body.openapi).toBe('3.1.0');
});

test('an address that cannot be read is refused as one that does not exist, with the same headers', async () => {
  const server = await startServer();
  for (const path of [`/api/rooms/${'x'.repeat(200)}`, '/api/rooms/%zz', `/${'%'.repeat(50)}`]) {
    const answer = await fetch(server.url + path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.json()).toEqual({ refusal: { code: 'net.missing' } });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('whoever opens a table looks like none of the bots at it', async () => {
  const anna = await Guest.arrive(await startServer());
  const id = await anna.open({ name: 'Sеrif', seats: ['open', 'easy'] });
  expect((await anna.see(id)).seats.map(({ name }) => name)).toEqual(['Sеrif 2', 'Serif']);
});
