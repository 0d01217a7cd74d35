import { randomBytes } from 'node:crypto';
import { extra } from '@late/extra/rules';
import { hashOfPart, readRecord, verify } from '@late/kernel';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { serverOn } from '../crash/server-on.ts';
import type { ServerProcess } from '../testing/index.ts';
import { Guest } from './guest.ts';
import { LocalBus } from './local-bus.ts';
import { at, twoServers } from './servers-together.ts';
import { startServer, temporaryFolder } from './test-server.ts';

/** The start waits for five seconds, on a machine that may be busy. */
const PATIENCE = 40_000;

const newPart = () => randomBytes(32).toString('hex');
const pledgeOf = (value: string) => ({ do: 'pledge', hash: hashOfPart(value) }) as const;
const told = (seat: number, value: string) => ({ seat, hash: hashOfPart(value), value });

/** Anna, the host, and Jan at a table; both have promised, and the luck is being drawn. */
async function drawing(anna: Guest, jan: Guest) {
  const id = await anna.open({ name: 'Anna' });
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  const [a, j] = [newPart(), newPart()];
  await anna.ask(id, pledgeOf(a));
  await jan.ask(id, pledgeOf(j));
  expect((await anna.ask(id, { do: 'start' })).status).toBe(200);
  const { luck, table } = await jan.see(id);
  expect(table).toBeNull();
  expect(luck?.drawing?.awaits).toEqual([0, 1]);
  return { id, a, j };
}

const partsAt = async (guest: Guest, id: string) => (await guest.see(id)).table?.plan.parts;
const codeOf = ({ body }: { body: { refusal?: { code: string } } }) => body.refusal?.code;

let killed: ServerProcess | null = null;
afterEach(async () => {
  vi.restoreAllMocks();
  await killed?.kill();
  killed = null;
});

describe('the luck of a house’s table', () => {
  test('is drawn with a part of every device, and the record proves it', async () => {
    const server = await startServer();
    const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
    const { id, a, j } = await drawing(anna, jan);
    // Forged, and twice the same request.
    expect(codeOf(await jan.ask(id, { do: 'part', value: a }))).toBe('room.part');
    const part = { do: 'part', value: j } as const;
    expect((await jan.ask(id, part, 'once')).status).toBe(200);
    expect((await jan.ask(id, part, 'once')).status).toBe(200);
    expect(await partsAt(jan, id)).toBeUndefined();
    expect((await anna.ask(id, { do: 'part', value: a })).status).toBe(200);
    expect(await partsAt(jan, id)).toEqual([told(0, a), told(1, j)]);
    // Sent again when the game has begun, it is answered as before; a new one comes too late.
    expect((await jan.ask(id, part, 'once')).status).toBe(200);
    expect(codeOf(await jan.ask(id, part))).toBe('room.no-drawing');
    const { body } = await anna.call('GET', `/api/rooms/${id}/record`);
    expect(readRecord(body, () => extra).parts).toEqual([told(0, a), told(1, j)]);
    expect(
      verify(
        extra,
        readRecord(body, () => extra),
      ),
    ).toMatchObject({ code: 'fair.sealed' });
  });

  test('waits five seconds for what is withheld, without anybody asking', async () => {
    const server = await startServer();
    const [anna, jan] = [await Guest.arrive(server), await Guest.arrive(server)];
    const { id, a, j } = await drawing(anna, jan);
    await anna.ask(id, { do: 'part', value: a });
    const line = await anna.watch(id);
    await line.until((frame) => frame.t === 'room' && frame.room.table !== null);
    expect(await partsAt(jan, id)).toEqual([told(0, a), { ...told(1, j), value: null }]);
    await line.close();
  }, 30_000);

  test('takes no programs’ time: who promises nothing is not waited for', async () => {
    const server = await startServer();
    const anna = await Guest.arrive(server);
    const id = await anna.open({ seats: ['open', 'easy'] });
    await anna.ask(id, { do: 'start' });
    expect(await partsAt(anna, id)).toEqual([]);
  });

  test('is drawn by any process of the house, each part by another', async () => {
    const [one, two] = await twoServers(new LocalBus());
    const now = performance.now.bind(performance);
    // So long processes need to hear of each other.
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 3_000);
    const [anna, jan] = [await Guest.arrive(one), await Guest.arrive(two)];
    const { id, a, j } = await drawing(anna, jan);
    await at(two, anna).ask(id, { do: 'part', value: a });
    await at(one, jan).ask(id, { do: 'part', value: j });
    const parts = [told(0, a), told(1, j)];
    expect(await partsAt(anna, id)).toEqual(parts);
    expect(await partsAt(jan, id)).toEqual(parts);
  });

  test('is drawn to the end though the house was killed meanwhile', async () => {
    const folder = temporaryFolder();
    const complaints: string[] = [];
    killed = serverOn(folder, (text) => complaints.push(text));
    await killed.start();
    const [anna, jan] = [await Guest.arrive(killed), await Guest.arrive(killed)];
    const { id, a, j } = await drawing(anna, jan);
    await anna.ask(id, { do: 'part', value: a });
    await killed.kill();
    await killed.start();
    await expect
      .poll(() => partsAt(jan, id), { timeout: PATIENCE })
      .toEqual([told(0, a), { ...told(1, j), value: null }]);
    expect(complaints).toEqual([]);
  }, 120_000);
});
