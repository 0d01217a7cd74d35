import type { RoomRequest } from '@late/table';
import { describe, expect, test, vi } from 'vitest';
import { homeAmong } from '../src/house/homes.ts';
import { MovesAtHome } from '../src/house/moves-at-home.ts';
import { StoreAway } from '../src/store/store-away.ts';
import { Guest, type Line } from './guest.ts';
import { LocalBus } from './local-bus.ts';
import { anyMove } from './play-extra.ts';
import { at, metric, twoServers } from './servers-together.ts';
import type { TestServer } from './test-server.ts';

/** Anna and Jan have to decide, each on a socket of another process; moves of one of them go to the other's. */
async function apart() {
  const bus = new LocalBus();
  const servers = await twoServers(bus);
  const [one, two] = servers;
  const anna = await Guest.arrive(one);
  const jan = at(two, await Guest.arrive(two));
  const id = await anna.open();
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  await anna.ask(id, { do: 'start' });
  await anna.ask(id, { do: 'move', move: { do: 'throw' } });
  const lines = [await anna.watch(id), await jan.watch(id)];
  const moves: RoomRequest[] = [];
  for (const guest of [anna, jan]) moves.push({ do: 'move', move: anyMove(await guest.see(id)) });
  // Each knows of the other by now, and they agree.
  const homes = () => servers.map(({ services }) => services.presence.homeOf(id));
  await expect
    .poll(() => homes().filter((home) => home !== null).length, { timeout: 20_000 })
    .toBe(1);
  const guest = homes().findIndex((home) => home !== null);
  const { length } = await anna.see(id);
  return {
    bus,
    id,
    length,
    /** Where the table is not at home. */
    guest: { server: servers[guest] as TestServer, line: lines[guest] as Line, move: moves[guest] },
    home: {
      server: servers[1 - guest] as TestServer,
      line: lines[1 - guest] as Line,
      move: moves[1 - guest],
    },
  };
}

const ok = (id: string) => (frame: { readonly t: string }) =>
  frame.t === 'ok' && (frame as { id?: string }).id === id;

describe('moves at a table whose people are at two processes', () => {
  test('are judged by one of them, and whoever is told that it is done has seen it', async () => {
    const { bus, length, guest, home } = await apart();
    const before = [metric(home.server, 'steps_total'), metric(guest.server, 'steps_total')];
    guest.line.send({ t: 'do', id: 'a', request: guest.move as RoomRequest });
    const answer = await guest.line.until(ok('a'));
    expect(answer).toMatchObject({ length: length + 1 });
    const { frames } = guest.line;
    const seen = frames.findIndex((frame) => frame.t === 'step' && frame.to === length + 1);
    expect(seen).toBeGreaterThan(-1);
    expect(seen).toBeLessThan(frames.indexOf(answer));
    home.line.send({ t: 'do', id: 'b', request: home.move as RoomRequest });
    await home.line.until(ok('b'));
    expect(metric(home.server, 'steps_total')).toBe((before[0] ?? 0) + 2);
    expect(metric(guest.server, 'steps_total')).toBe(before[1]);
    expect(metric(guest.server, 'moves_elsewhere_total{answer="answered"}')).toBe(1);
    // The question; the answer came with the steps.
    expect(bus.said.filter(({ channel }) => channel.startsWith('moves:'))).toHaveLength(1);
  });

  test('are refused by it in the same words', async () => {
    const { guest } = await apart();
    const move = { do: 'split', pairs: [[9, 9]], fifth: 9 };
    guest.line.send({ t: 'do', id: 'a', request: { do: 'move', move } });
    const answer = await guest.line.until(({ t }) => t === 'no');
    expect(answer).toMatchObject({ id: 'a', refusal: { code: expect.any(String) } });
  });

  test.each([
    ['question', '"t":"move"'],
    ['answer', '"done":['],
  ])('are done once, by the process that was asked, if the %s is lost', async (_, what) => {
    const { bus, id, length, guest } = await apart();
    bus.loses = (_channel, message) => message.includes(what);
    guest.line.send({ t: 'do', id: 'a', request: guest.move as RoomRequest });
    expect(await guest.line.until(ok('a'))).toMatchObject({ length: length + 1 });
    expect(bus.said.some(({ message }) => message.includes(what))).toBe(true);
    expect((await guest.server.services.store.table(id))?.length).toBe(length + 1);
    // An operator sees that another process was silent, and nothing of the sort while all is well.
    expect(metric(guest.server, 'moves_elsewhere_total{answer="silent"}')).toBe(1);
    expect(metric(guest.server, 'moves_elsewhere_total{answer="answered"}')).toBe(0);
  });

  test('are not called refused while the process that was asked may still do them', async () => {
    const { bus, guest } = await apart();
    bus.loses = (_channel, message) => message.includes('"t":"move"');
    const ended = new Promise((resolve) => guest.line.socket.once('close', resolve));
    const move = { do: 'split', pairs: [[9, 9]], fifth: 9 };
    guest.line.send({ t: 'do', id: 'a', request: { do: 'move', move } });
    expect(await ended).toBe(1013);
    expect(guest.line.frames.filter(({ t }) => t === 'no')).toEqual([]);
  });

  test('stay in the order in which one person asks', async () => {
    const { length, guest } = await apart();
    const request = guest.move as RoomRequest;
    guest.line.send({ t: 'do', id: 'a', request });
    guest.line.send({ t: 'do', id: 'b', request: { do: 'undo' } });
    guest.line.send({ t: 'do', id: 'c', request });
    expect(await guest.line.until(ok('c'))).toMatchObject({ length: length + 3 });
  });
});

test('after something that nobody knows the end of, nothing later of the same line is begun', async () => {
  const [server] = await twoServers(new LocalBus());
  const anna = await Guest.arrive(server);
  const id = await anna.open();
  const line = await anna.watch(id);
  const { rooms, store } = server.services;
  const length = (await store.table(id))?.length;
  vi.spyOn(rooms, 'request').mockRejectedValueOnce(new StoreAway('for a moment'));
  const ended = new Promise((resolve) => line.socket.once('close', resolve));
  line.send({ t: 'do', id: 'a', request: { do: 'say', text: 'first' } });
  line.send({ t: 'do', id: 'b', request: { do: 'say', text: 'second' } });
  expect(await ended).toBe(1013);
  // What waited its turn before this one is over when this is done.
  await anna.ask(id, { do: 'say', text: 'meanwhile' });
  expect((await store.table(id))?.length).toBe((length ?? 0) + 1);
  // Asked again, both are done.
  const again = await anna.watch(id);
  again.send({ t: 'do', id: 'a', request: { do: 'say', text: 'first' } });
  again.send({ t: 'do', id: 'b', request: { do: 'say', text: 'second' } });
  expect(await again.until(ok('b'))).toMatchObject({ length: (length ?? 0) + 3 });
});

describe('a process that is asked to judge', () => {
  const move: RoomRequest = { do: 'move', move: { do: 'throw' } };

  function asker(bus: LocalBus, wrongs: string[] = [], asked: string[] = []) {
    return new MovesAtHome(bus.join(), {
      follows: () => false,
      homeOf: () => 'process-1',
      request: async () => ({ ok: true, length: 7 }),
      atLeast: async () => {},
      onAsked: (how) => asked.push(how),
      onWrong: () => wrongs.push('wrong'),
    });
  }

  test('and does not listen is not waited for, nor asked again for a while', async () => {
    const bus = new LocalBus();
    const asked: string[] = [];
    const moves = asker(bus, [], asked);
    bus.join();
    const began = performance.now();
    expect(await moves.judge('table', 'anna', 'a', move)).toBe('here');
    expect(await moves.judge('table', 'anna', 'b', move)).toBe('here');
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(bus.said).toHaveLength(1);
    expect(asked).toEqual(['unheard']);
  });

  test('answers directly whoever does not follow the table', async () => {
    const bus = new LocalBus();
    const [guest, home] = [asker(bus), asker(bus)];
    guest.start();
    home.start();
    expect(await guest.judge('table', 'anna', 'a', move)).toEqual({ ok: true, length: 7 });
  });

  test('gets all that one turn asks of it in one message, and answers so', async () => {
    const bus = new LocalBus();
    const [guest, home] = [asker(bus), asker(bus)];
    guest.start();
    home.start();
    const answers = ['anna', 'jan', 'zoe'].map((member) => guest.judge('table', member, 'a', move));
    expect(await Promise.all(answers)).toEqual(Array(3).fill({ ok: true, length: 7 }));
    expect(bus.said.map(({ channel }) => channel)).toEqual([
      'moves:4:process-1',
      'moves:4:process-0',
    ]);
  });

  test('does not begin what it hears of so late that whoever asked has done it', async () => {
    const bus = new LocalBus();
    const home = asker(bus);
    home.start();
    const other = bus.join();
    const asked = { t: 'move', table: 'table', member: 'anna', id: 'a', request: move };
    const ask = (number: number, at: number) =>
      other.publish(
        'moves:4:process-0',
        JSON.stringify([{ ...asked, number, follows: false, at }]),
      );
    ask(1, Date.now() - 3_500);
    ask(2, Date.now());
    await expect
      .poll(() =>
        bus.said.flatMap(({ message }) => JSON.parse(message)).filter(({ t }) => t !== 'move'),
      )
      .toEqual([
        { t: 'failed', number: 1 },
        { t: 'done', number: 2, length: 7 },
      ]);
  });

  test('is asked for nothing but moves, and not while the bus is down', async () => {
    const bus = new LocalBus();
    const moves = asker(bus);
    expect(await moves.judge('table', 'anna', 'a', { do: 'undo' })).toBe('here');
    bus.quiet = 60_000;
    expect(await moves.judge('table', 'anna', 'b', move)).toBe('here');
    expect(bus.said).toEqual([]);
  });

  test('does nothing on what is no such question', async () => {
    const bus = new LocalBus();
    const wrongs: string[] = [];
    asker(bus, wrongs).start();
    const other = bus.join();
    for (const text of ['', '{}', '[{"t":"move"}]', '[{"t":"done","number":-1,"length":1}, 1]'])
      other.publish('moves:4:process-0', text);
    expect(wrongs).toHaveLength(5);
    other.publish('moves:4:process-0', '[{"t":"done","number":99,"length":1}]');
    expect(wrongs).toHaveLength(5);
    expect(bus.said).toHaveLength(5);
  });
});

describe('the home of a table', () => {
  const processes = ['a', 'b', 'c', 'd'];
  const tables = Array.from({ length: 4_000 }, (_, n) => `table-${n}`);

  test('is the same for all, whatever order they know each other in', () => {
    for (const table of tables.slice(0, 100))
      expect(homeAmong(table, processes.toReversed())).toBe(homeAmong(table, processes));
    expect(homeAmong('table', [])).toBeNull();
  });

  test('is everywhere equally often, and stays when another process goes', () => {
    const homes = tables.map((table) => homeAmong(table, processes));
    for (const process of processes) {
      const count = homes.filter((home) => home === process).length;
      expect(count).toBeGreaterThan(800);
      expect(count).toBeLessThan(1_200);
    }
    for (const [n, table] of tables.entries())
      if (homes[n] !== 'd') expect(homeAmong(table, ['a', 'b', 'c'])).toBe(homes[n]);
  });
});
