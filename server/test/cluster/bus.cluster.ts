import type { ServerFrame } from '@late/protocol';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isUp } from '../../src/bus/bus.ts';
import { NO_LIMITS, RedisServer } from '../../testing/index.ts';
import { Guest, type Line } from '../guest.ts';
import { at, twoServers } from '../servers-together.ts';

const PATIENCE = { timeout: 60_000 };

describe.skipIf(!RedisServer.isInstalled())('on a real Redis', () => {
  let redis: RedisServer;

  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterAll(() => redis.stop());

  /** Anna at one process; Zoe watches her through the other. */
  async function watched() {
    const [one, two] = await twoServers(null, { ...NO_LIMITS, REDIS_URL: redis.url });
    await expect
      .poll(() => [one, two].every(({ services }) => isUp(services.bus)), PATIENCE)
      .toBe(true);
    const anna = await Guest.arrive(one);
    const id = await anna.open({ name: 'Anna' });
    const line = await anna.watch(id);
    const zoe = await at(two, await Guest.arrive(two)).watch(id);
    const say = async (text: string) => {
      const answer = await line.ask({ do: 'say', text });
      if (typeof answer !== 'number') throw new Error(answer.code);
      return answer;
    };
    // The first word shows that the table is listened to.
    await zoe.until(isAt(await say('zero')));
    return { one, two, anna, id, zoe, say };
  }

  /** How many milliseconds after its acknowledgement Zoe sees what Anna said. */
  async function delay(zoe: Line, said: Promise<number>): Promise<number> {
    const length = await said;
    const acknowledged = performance.now();
    await zoe.until(isAt(length));
    return performance.now() - acknowledged;
  }

  test('what another process did appears at once, by a message alone', async () => {
    const { two, zoe, say } = await watched();
    two.services.sweep.stop();
    const delays: number[] = [];
    for (let n = 0; n < 15; n++) delays.push(await delay(zoe, say(`word ${n}`)));
    delays.sort((a, b) => a - b);
    const [median, last] = [delays[7] as number, delays[14] as number];
    process.stdout.write(`seen ${median.toFixed(1)} ms later, ${last.toFixed(1)} ms at most\n`);
    // Promised are 50; a loaded machine may need more.
    expect(median).toBeLessThan(500);
  });

  test('what a lost message told is found within two seconds', async () => {
    const { one, zoe, say } = await watched();
    const { bus } = one.services;
    const publish = bus.publish.bind(bus);
    vi.spyOn(bus, 'publish').mockImplementation((channel, message) => {
      if (!channel.startsWith('table:')) publish(channel, message);
    });
    const delays: number[] = [];
    for (let n = 0; n < 3; n++) delays.push(await delay(zoe, say(`word ${n}`)));
    process.stdout.write(`found ${delays.map(Math.round).join(', ')} ms later\n`);
    // A loaded machine may need more.
    expect(Math.max(...delays)).toBeLessThan(6_000);
  });

  test('messages that come twice, too early, or are none show nobody anything wrong', async () => {
    const { one, two, anna, id, zoe, say } = await watched();
    const { bus, store } = one.services;
    const tell = (message: unknown) => bus.publish(`table:${id}`, JSON.stringify(message));
    const length = await say('one');
    await zoe.until(isAt(length));
    const before = zoe.frames.length;
    const steps = await store.steps(id, 0);
    const last = steps.at(-1);
    tell({ t: 'steps', from: length - 1, steps: [last] });
    tell({ t: 'steps', from: length - 2, steps: steps.slice(-2) });
    tell({ t: 'steps', from: length + 3, steps: [{ ...last, seq: length + 3 }] });
    tell({ t: 'steps', from: length, steps: [{ seq: length, at: 0, act: { do: 'never' } }] });
    tell({ t: 'length', length: length + 100 });
    tell({ t: 'of-the-next-edition' });
    bus.publish(`table:${id}`, 'no JSON');
    const end = await say('two');
    await zoe.until(isAt(end));
    const told = zoe.frames
      .slice(before)
      .flatMap((frame) => (frame.t === 'step' ? [[frame.from, frame.to]] : []));
    expect(told).toEqual([[length, end]]);
    expect((await at(two, anna).see(id)).chat.map((line) => 'text' in line && line.text)).toEqual([
      'zero',
      'one',
      'two',
    ]);
  });

  test('a process that can say but not hear is not ready, and is again when it can', async () => {
    const { one, zoe, say } = await watched();
    const ready = async () => (await fetch(`${one.url}/readyz`)).status;
    expect(await ready()).toBe(200);
    const client = createClient({ url: redis.url });
    await client.connect();
    const order = (...words: string[]) => client.sendCommand(words);
    await order('ACL', 'SETUSER', 'default', '-subscribe');
    await order('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await expect.poll(ready, PATIENCE).toBe(503);
    // Those who are here are served all the same.
    const length = await say('deaf');
    await zoe.until(isAt(length));
    await order('ACL', 'SETUSER', 'default', '+subscribe');
    await expect.poll(ready, PATIENCE).toBe(200);
    await client.close();
  });
});

const isAt = (length: number) => (frame: ServerFrame) =>
  (frame.t === 'step' && frame.to >= length) || (frame.t === 'room' && frame.room.length >= length);
