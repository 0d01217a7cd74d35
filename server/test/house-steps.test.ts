import type { ServerFrame } from '@late/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { isUp } from '../src/bus/bus.ts';
import { RedisServer } from '../testing/index.ts';
import { Guest } from './guest.ts';
import { LocalBus } from './local-bus.ts';
import { at, metric, twoServers } from './servers-together.ts';

const PATIENCE = { timeout: 20_000 };

afterEach(() => {
  vi.useRealTimers();
});

const hasLength = (length: number) => (frame: ServerFrame) =>
  (frame.t === 'step' && frame.to === length) ||
  (frame.t === 'room' && frame.room.length === length);

test.skipIf(!RedisServer.isInstalled())(
  'what is done through one process is told by the others, in order, by a message',
  async () => {
    const redis = await RedisServer.start();
    try {
      const [one, two] = await twoServers(null, { REDIS_URL: redis.url });
      const isConnected = () => [one, two].every(({ services }) => isUp(services.bus));
      await expect.poll(isConnected, PATIENCE).toBe(true);
      const anna = await Guest.arrive(one);
      const id = await anna.open();
      await anna.ask(id, { do: 'sit', seat: 0, name: 'Anna' });
      const zoe = await at(two, await Guest.arrive(two)).watch(id);
      await anna.ask(id, { do: 'say', text: 'zero' });
      const { length } = await anna.see(id);
      await zoe.until(hasLength(length));
      two.services.sweep.stop();
      const before = zoe.frames.length;
      for (const text of ['one', 'two', 'three']) await anna.ask(id, { do: 'say', text });
      await zoe.until(hasLength(length + 3));
      const told = zoe.frames.slice(before).filter((frame) => frame.t === 'step');
      expect(told.map(({ from, to }) => [from, to])).toEqual(
        [0, 1, 2].map((n) => [length + n, length + n + 1]),
      );
    } finally {
      await redis.stop();
    }
  },
);

test('what a lost message told is found in the store', async () => {
  const bus = new LocalBus();
  const [one, two] = await twoServers(bus);
  const anna = await Guest.arrive(one);
  const id = await anna.open();
  await anna.ask(id, { do: 'sit', seat: 0, name: 'Anna' });
  const zoe = await (await Guest.arrive(two)).watch(id);
  bus.loses = (channel) => channel.startsWith('table:');
  await anna.ask(id, { do: 'say', text: 'is anybody there?' });
  const { length } = await anna.see(id);
  await zoe.until(hasLength(length));
  expect(metric(two, 'sweep_found_total')).toBe(1);
});

test('nothing is said of a table whose people are all here, and whoever comes elsewhere hears what follows', async () => {
  const bus = new LocalBus();
  const [one, two] = await twoServers(bus);
  const anna = await Guest.arrive(one);
  const id = await anna.open();
  await anna.ask(id, { do: 'sit', seat: 0, name: 'Anna' });
  // For a minute after it began, a process cannot be sure of the others.
  const later = Date.now() + 61_000;
  vi.useFakeTimers({ toFake: ['Date'], now: later });
  await expect.poll(() => one.services.presence.mayBeElsewhere(id), PATIENCE).toBe(false);
  const before = bus.said.length;
  await anna.ask(id, { do: 'say', text: 'to myself' });
  const isOfTable = ({ channel }: { channel: string }) => channel.startsWith('table:');
  expect(bus.said.slice(before).filter(isOfTable)).toEqual([]);

  two.services.sweep.stop();
  const zoe = await (await Guest.arrive(two)).watch(id);
  await expect.poll(() => one.services.presence.isElsewhere(id), PATIENCE).toBe(true);
  await anna.ask(id, { do: 'say', text: 'is anybody there?' });
  const { length } = await anna.see(id);
  await zoe.until(hasLength(length));
});

test('steps of more tables than there are processes to hear them go there in one letter', async () => {
  const bus = new LocalBus();
  const [one, two] = await twoServers(bus);
  two.services.sweep.stop();
  const anna = await Guest.arrive(one);
  const zoe = at(two, await Guest.arrive(two));
  const ids = [await anna.open(), await anna.open(), await anna.open()];
  const lines = [];
  for (const id of ids) {
    await anna.ask(id, { do: 'sit', seat: 0, name: 'Anna' });
    lines.push(await zoe.watch(id));
  }
  const { rooms, presence } = one.services;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  const areKnown = () => ids.every((id) => presence.processesAt(id)?.length === 1);
  await expect.poll(areKnown, PATIENCE).toBe(true);
  const member = (await rooms.get(ids[0] as string))?.room.seated[0] ?? '';
  const before = bus.said.length;
  const answers = await Promise.all(
    ids.map((id) => rooms.request(id, member, 'a', { do: 'say', text: 'to all' })),
  );
  for (const [n, line] of lines.entries()) {
    const answer = answers[n];
    await line.until(hasLength(answer?.ok ? answer.length : Number.NaN));
  }
  const said = bus.said.slice(before).filter(({ message }) => message.includes('to all'));
  expect(said.map(({ channel }) => channel)).toEqual(['steps:1:process-1']);
});

test('what is still on its way is not read from the store', async () => {
  const bus = new LocalBus();
  const [one, two] = await twoServers(bus);
  two.services.sweep.stop();
  const anna = await Guest.arrive(one);
  const id = await anna.open();
  await anna.ask(id, { do: 'sit', seat: 0, name: 'Anna' });
  await (await Guest.arrive(two)).watch(id);
  bus.loses = (channel) => channel.startsWith('table:');
  const late: Parameters<typeof one.services.rooms.following.take>[] = [];
  for (const text of ['one', 'two']) {
    const { length } = await anna.see(id);
    await anna.ask(id, { do: 'say', text });
    late.push([id, length, await one.services.store.steps(id, length)]);
  }
  const { following } = two.services.rooms;
  const [first, second] = late as [(typeof late)[number], (typeof late)[number]];
  const looked = following.look([id], 300);
  await following.take(...first);
  await following.take(...second);
  expect(await looked).toBe(0);
  await anna.ask(id, { do: 'say', text: 'three' });
  expect(await following.look([id], 300)).toBe(1);
});
