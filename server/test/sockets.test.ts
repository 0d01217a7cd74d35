import type { ServerFrame } from '@late/protocol';
import { applyPatch, type RoomSeen } from '@late/table';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Guest, type Line } from './guest.ts';
import { anyMove } from './play-extra.ts';
import { startServer, type TestServer } from './test-server.ts';

/** What a client that applies every frame has on its screen. */
function screenOf(line: Line): RoomSeen {
  let seen: RoomSeen | null = null;
  for (const frame of line.frames) {
    if (frame.t === 'room') seen = frame.room;
    if (frame.t !== 'step') continue;
    if (!seen || seen.length !== frame.from) throw new Error('a gap');
    seen = applyPatch(seen, frame);
  }
  if (!seen) throw new Error('no room yet');
  return seen;
}

async function twoPlayers(server: TestServer) {
  const [anna, jan, zoe] = [
    await Guest.arrive(server),
    await Guest.arrive(server),
    await Guest.arrive(server),
  ];
  const id = await anna.open();
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  await anna.ask(id, { do: 'start' });
  return { anna, jan, zoe, id };
}

/** Lets both play on until the game is over or so many steps are made. */
async function playOn(id: string, guests: readonly Guest[], lines: readonly Line[], steps = 1_000) {
  for (let step = 0; step < steps; step++) {
    let moved = false;
    for (const [index, line] of lines.entries()) {
      const move = anyMove(await (guests[index] as Guest).see(id));
      if (!move) continue;
      expect(await line.ask({ do: 'move', move })).toEqual(expect.any(Number));
      moved = true;
    }
    if (!moved) return;
  }
}

describe('sockets', () => {
  test('two play to the end; each screen, built from patches, is what a fresh look gives', async () => {
    const server = await startServer({ REQUESTS_PER_MINUTE: '100000' });
    const { anna, jan, zoe, id } = await twoPlayers(server);
    const lines = [await anna.watch(id), await jan.watch(id)];
    const spectator = await zoe.watch(id);
    await playOn(id, [anna, jan], lines);
    for (const [guest, line] of [
      [anna, lines[0]],
      [jan, lines[1]],
      [zoe, spectator],
    ] as const) {
      const fresh = await guest.see(id);
      expect(fresh.table?.result).not.toBeNull();
      await line?.until((frame) => frame.t === 'step' && frame.to === fresh.length);
      expect(screenOf(line as Line)).toEqual(fresh);
    }
  });

  test('a spectator and the other seat receive no decision before it is opened', async () => {
    const server = await startServer();
    const { anna, jan, zoe, id } = await twoPlayers(server);
    const lines = {
      anna: await anna.watch(id),
      jan: await jan.watch(id),
      zoe: await zoe.watch(id),
    };
    await lines.anna.ask({ do: 'move', move: { do: 'throw' } });
    const decision = anyMove(await anna.see(id));
    const marks = { jan: lines.jan.frames.length, zoe: lines.zoe.frames.length };
    const length = await lines.anna.ask({ do: 'move', move: decision });
    for (const name of ['jan', 'zoe'] as const) {
      await lines[name].until((frame) => frame.t === 'step' && frame.to === length);
      const told = JSON.stringify(lines[name].frames.slice(marks[name]));
      expect(told).not.toContain('pairs');
      expect(told).not.toContain('fifth');
      expect(told).toContain('decided');
    }
    expect(JSON.stringify(lines.anna.frames.at(-2))).toContain('pairs');
    const { seed } = (await server.services.store.table(id)) ?? { seed: '' };
    for (const line of Object.values(lines))
      expect(JSON.stringify(line.frames)).not.toContain(seed);
  });

  test('the same id is answered twice and carried out once', async () => {
    const server = await startServer();
    const { anna, id } = await twoPlayers(server);
    const line = await anna.watch(id);
    const first = await line.ask({ do: 'move', move: { do: 'throw' } }, 'same');
    expect(await line.ask({ do: 'move', move: { do: 'throw' } }, 'same')).toBe(first);
    expect((await anna.see(id)).length).toBe(first);
  });

  test('sync gives the whole room again', async () => {
    const server = await startServer();
    const { anna, id } = await twoPlayers(server);
    const line = await anna.watch(id);
    line.send({ t: 'sync' });
    await line.until((frame) => frame.t === 'room' && line.frames.indexOf(frame) > 0);
    expect(line.frames.filter(({ t }) => t === 'room')).toHaveLength(2);
  });

  test('presence is told, and a bot may stand in only for somebody who is away', async () => {
    const server = await startServer();
    const { anna, jan, id } = await twoPlayers(server);
    const line = await anna.watch(id);
    const other = await jan.watch(id);
    const present = (seats: number[]) => (frame: ServerFrame) =>
      (frame.t === 'present' || frame.t === 'room') &&
      [...frame.present].sort().join() === seats.join();
    await line.until(present([0, 1]));
    expect(await line.ask({ do: 'stand-in', seat: 1, level: 'hard' })).toEqual({
      code: 'room.present',
    });
    await other.close();
    await line.until(present([0]));
    expect(await line.ask({ do: 'stand-in', seat: 1, level: 'hard' })).toEqual(expect.any(Number));
    expect((await anna.see(id)).table?.standIns).toEqual([null, 'hard']);
    await jan.watch(id);
    const standIns = async () => (await anna.see(id)).table?.standIns;
    await expect.poll(standIns, { timeout: 20_000 }).toEqual([null, null]);
  });
});

describe('hostile clients', () => {
  const raw = (server: TestServer, id: string, headers: Record<string, string>) =>
    new Promise<WebSocket | number>((resolve) => {
      const url = `${server.url.replace('http', 'ws')}/api/rooms/${id}/socket`;
      const socket = new WebSocket(url, { headers });
      socket.once('open', () => resolve(socket));
      socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
      socket.once('error', () => {});
    });

  test('are turned away: wrong origin, unknown room, too many', async () => {
    const server = await startServer({ SOCKETS_PER_ADDRESS: '3' });
    const { id } = await twoPlayers(server);
    expect(await raw(server, id, { origin: 'https://evil.example' })).toBe(403);
    expect(await raw(server, id, {})).toBe(403);
    expect(await raw(server, 'nowhere', { origin: server.url })).toBe(404);
    for (let i = 0; i < 3; i++) {
      expect(await raw(server, id, { origin: server.url })).toBeInstanceOf(WebSocket);
    }
    expect(await raw(server, id, { origin: server.url })).toBe(429);
  });

  test('lose their line over nonsense, and the others keep playing', async () => {
    const server = await startServer({ REQUESTS_PER_MINUTE: '5000' });
    const { anna, jan, id } = await twoPlayers(server);
    const lines = [await anna.watch(id), await jan.watch(id)];
    const nonsense = [
      '{',
      '[]',
      'null',
      '{"t":"do"}',
      '{"t":"sync","x":1}',
      'x'.repeat(20_000),
      Buffer.from([1, 2, 3]),
    ];
    for (const data of nonsense) {
      const socket = (await raw(server, id, { origin: server.url })) as WebSocket;
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.send(data);
      expect(await closed).toBeGreaterThanOrEqual(1003);
    }
    await playOn(id, [anna, jan], lines, 10);
    expect(server.services.metrics.text()).toMatch(/late_sockets_closed_total\{reason="shape"\} 5/);
  });

  test('cannot flood: a line that asks too much is cut', async () => {
    const server = await startServer({ REQUESTS_PER_MINUTE: '60' });
    const { anna, id } = await twoPlayers(server);
    const line = await anna.watch(id);
    const closed = new Promise((resolve) => line.socket.once('close', (code) => resolve(code)));
    for (let i = 0; i < 200; i++) line.send({ t: 'sync' });
    expect(await closed).toBe(1008);
  });

  test('that never read are cut, and what piled up for them is let go', async () => {
    const server = await startServer({ REQUESTS_PER_MINUTE: '1000000' });
    const { anna, jan, zoe, id } = await twoPlayers(server);
    const lines = [await anna.watch(id), await jan.watch(id)];
    const deaf = await zoe.watch(id);
    // Stops reading from the network, but keeps asking for more.
    const stream = (deaf.socket as unknown as { _socket: { pause(): void } })._socket;
    stream.pause();
    const before = process.memoryUsage().rss;
    for (let i = 0; i < 30_000 && deaf.socket.readyState === WebSocket.OPEN; i++) {
      deaf.send({ t: 'sync' });
      if (i % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const slow = () => server.services.metrics.text();
    await expect.poll(slow, { timeout: 20_000 }).toMatch(/sockets_closed_total\{reason="slow"\} 1/);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    deaf.socket.terminate();
    await playOn(id, [anna, jan], lines, 5);
  });

  test('cannot act for a seat that is not theirs, nor without one', async () => {
    const server = await startServer();
    const { anna, jan, zoe, id } = await twoPlayers(server);
    const before = await anna.see(id);
    const [second, third] = [await jan.watch(id), await zoe.watch(id)];
    expect(await second.ask({ do: 'move', move: { do: 'throw' } })).toEqual({ code: 'move.turn' });
    expect(await third.ask({ do: 'move', move: { do: 'throw' } })).toEqual({
      code: 'room.no-seat',
    });
    expect(await second.ask({ do: 'start' })).toEqual({ code: 'room.host' });
    expect(await second.ask({ do: 'arrange', seat: 0, as: 'open' })).toEqual({ code: 'room.host' });
    expect(await third.ask({ do: 'sit', seat: 0, name: 'Zoe' })).toEqual({ code: 'room.taken' });
    expect((await anna.see(id)).length).toBe(before.length);
  });
});
