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
