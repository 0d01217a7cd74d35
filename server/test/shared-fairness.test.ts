import { afterEach, describe, expect, test, vi } from 'vitest';
import { Guest } from './guest.ts';
import { LocalBus } from './local-bus.ts';
import { twoServers } from './servers-together.ts';
import { startServer, type TestServer } from './test-server.ts';

afterEach(() => vi.restoreAllMocks());

/** Lets so much time pass as processes need to hear of each other, or to be taken for gone. */
function pass(milliseconds: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
}

async function fairnessOfNewRoom(server: TestServer) {
  const anna = await Guest.arrive(server);
  return (await anna.see(await anna.open())).plan.fairness ?? 1;
}

describe('new rooms', () => {
  test('are dealt by version 2 where one process is alone', async () => {
    expect(await fairnessOfNewRoom(await startServer())).toBe(2);
  });

  test('are dealt by version 2 where all processes know it, once they have heard of each other', async () => {
    const [one, two] = await twoServers(new LocalBus());
    expect(await fairnessOfNewRoom(one)).toBe(1);
    pass(3_000);
    expect(await fairnessOfNewRoom(one)).toBe(2);
    expect(await fairnessOfNewRoom(two)).toBe(2);
  });

  test('are dealt by version 1 while a process of an earlier edition serves beside', async () => {
    const bus = new LocalBus();
    // It does not say how it can deal.
    bus.loses = (_, message, from) => from === 'process-1' && message.includes('"deals"');
    const [one, two] = await twoServers(bus);
    pass(3_000);
    expect(await fairnessOfNewRoom(one)).toBe(1);
    await two.stop();
    expect(await fairnessOfNewRoom(one)).toBe(2);
  });

  test('are dealt by version 1 while nothing is heard of others', async () => {
    const bus = new LocalBus();
    const [one] = await twoServers(bus);
    pass(3_000);
    bus.quiet = 60_000;
    expect(await fairnessOfNewRoom(one)).toBe(1);
  });
});
