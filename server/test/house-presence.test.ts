import type { ServerFrame } from '@late/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Guest, type Line } from './guest.ts';
import { LocalBus } from './local-bus.ts';
import { at, twoServers } from './servers-together.ts';

/** For what takes seconds on an idle machine. */
const SLOW = { timeout: 30_000 };
const MINUTE = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Anna, the host, asks one server, and Jan the other; a minute ago they were all there. */
async function twoAtATable() {
  const bus = new LocalBus();
  const [one, two] = await twoServers(bus);
  const [anna, jan] = [await Guest.arrive(one), await Guest.arrive(two)];
  const id = await anna.open();
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  await anna.ask(id, { do: 'start' });
  const present = async () => (await jan.call('GET', `/api/rooms/${id}`)).body.present;
  // Processes that have just begun take a moment to learn what the others know.
  await expect.poll(present, SLOW).toEqual([0, 1]);
  const takeOffice = async () =>
    (await jan.ask(id, { do: 'host', seat: 1 })).body.refusal?.code ?? 'taken';
  const standIn = async () =>
    (await jan.ask(id, { do: 'stand-in', seat: 0, level: 'medium' })).body.refusal?.code ?? 'done';
  return { bus, one, two, anna, jan, id, present, takeOffice, standIn };
}

/** Lets the clock that dates people's absence go on. */
function pass(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
}

/** Lets the clock go on by which processes notice each other's silence: they look at it once a second. */
async function hush(milliseconds: number): Promise<void> {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
}

/** Who was told to be there, each time. */
function told({ frames }: Line): (readonly number[])[] {
  return frames.flatMap((frame: ServerFrame) => (frame.t === 'present' ? [frame.present] : []));
}

describe('in a house of several processes', () => {
  test('who is connected to another process is here, and who leaves it is not', async () => {
    const { anna, jan, id, present, standIn } = await twoAtATable();
    const line = await anna.watch(id);
    const watching = await jan.watch(id);
    pass(2 * MINUTE);
    expect([await present(), await standIn()]).toEqual([[0, 1], 'room.present']);
    await line.close();
    await expect.poll(() => told(watching).at(-1), SLOW).toEqual([1]);
    await expect.poll(present, SLOW).toEqual([1]);
    expect(await standIn()).toBe('done');
  });

  test('whoever changes processes has not been away', async () => {
    const { one, two, anna, jan, id } = await twoAtATable();
    const line = await at(one, anna).watch(id);
    const watching = await jan.watch(id);
    pass(2 * MINUTE);
    await line.close();
    await at(two, anna).watch(id);
    // Longer than a departure is kept back.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(told(watching)).not.toContainEqual([1]);
  });

  test('whoever asks another process without a socket is here for a minute', async () => {
    const { anna, id, present, takeOffice } = await twoAtATable();
    pass(2 * MINUTE);
    await anna.see(id);
    expect(await present()).toEqual([0, 1]);
    pass(MINUTE - 2_000);
    expect([await present(), await takeOffice()]).toEqual([[0, 1], 'room.host-here']);
    pass(2_000);
    expect([await present(), await takeOffice()]).toEqual([[1], 'taken']);
  });

  test('the office of a host is nobody else’s until they were away from all processes for a minute', async () => {
    const { one, two, anna, id, present, takeOffice } = await twoAtATable();
    const lines = [await at(one, anna).watch(id), await at(two, anna).watch(id)] as const;
    pass(2 * MINUTE);
    await lines[1].close();
    pass(2 * MINUTE);
    expect(await takeOffice()).toBe('room.host-here');
    await lines[0].close();
    await expect.poll(present, SLOW).toEqual([1]);
    pass(MINUTE / 2);
    expect(await takeOffice()).toBe('room.host-here');
    pass(MINUTE / 2);
    expect(await takeOffice()).toBe('taken');
  });

  test('a message about who is here that was lost is missed and asked for', async () => {
    const { bus, anna, id, present } = await twoAtATable();
    pass(2 * MINUTE);
    bus.loses = (_, message) => message.includes('"here"');
    await anna.watch(id);
    expect(await present()).toEqual([1]);
    bus.loses = () => false;
    await expect.poll(present, SLOW).toEqual([0, 1]);
  });

  test('of a process that says nothing any more everybody is gone', async () => {
    const { bus, anna, id, present } = await twoAtATable();
    pass(2 * MINUTE);
    await anna.watch(id);
    expect(await present()).toEqual([0, 1]);
    bus.loses = (_channel, _message, from) => from === 'process-0';
    await hush(6_000);
    await expect.poll(present, SLOW).toEqual([1]);
  });

  test('while nothing comes through, everybody stays who was here', async () => {
    const { bus, anna, id, present } = await twoAtATable();
    pass(2 * MINUTE);
    await anna.watch(id);
    expect(await present()).toEqual([0, 1]);
    bus.loses = () => true;
    bus.quiet = 10_000;
    await hush(6_000);
    // Longer than a departure is kept back.
    pass(4_000);
    expect(await present()).toEqual([0, 1]);
  });

  test('whoever may have come unheard is not said to be gone', async () => {
    const { bus, anna, id, takeOffice } = await twoAtATable();
    bus.loses = () => true;
    bus.quiet = 10_000;
    await anna.watch(id);
    pass(2 * MINUTE);
    expect(await takeOffice()).toBe('room.host-here');
  });
});
