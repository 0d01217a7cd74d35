import type { RoomRequest } from '@late/table';
import { describe, expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { anyMove } from './play-extra.ts';
import { startServer } from './test-server.ts';

/** Two at a table after the first throw, and somebody who watches. */
async function decidingTable() {
  const server = await startServer();
  const { store, rooms } = server.services;
  const guests = [await Guest.arrive(server), await Guest.arrive(server)];
  const [anna, jan] = guests as [Guest, Guest];
  const id = await anna.open();
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  await anna.ask(id, { do: 'start' });
  await anna.ask(id, { do: 'move', move: { do: 'throw' } });
  const line = await (await Guest.arrive(server)).watch(id);
  const cached = await rooms.get(id);
  const members = cached?.room.seated ?? [];
  const ask = (seat: number, key: string, request: RoomRequest) =>
    rooms.request(id, members[seat] ?? '', key, request);
  const moves: RoomRequest[] = [];
  for (const guest of guests) moves.push({ do: 'move', move: anyMove(await guest.see(id)) });
  const [first, second] = moves as [RoomRequest, RoomRequest];
  return { store, id, line, ask, first, second, length: cached?.room.length ?? 0 };
}

describe('what is asked of a room in one turn', () => {
  test('is told in one frame, in which nothing is missing', async () => {
    const { ask, first, second, line, length } = await decidingTable();
    const answers = await Promise.all([ask(0, 'a', first), ask(1, 'a', second)]);
    expect(answers).toEqual([
      { ok: true, length: length + 1 },
      { ok: true, length: length + 2 },
    ]);
    const frame = await line.until(({ t }) => t === 'step');
    expect(frame).toMatchObject({ from: length, to: length + 2, view: { dice: null } });
    const told = frame.t === 'step' ? (frame.events as { type: string }[]) : [];
    expect(told.map(({ type }) => type)).toEqual(['decided', 'decided', 'opened', 'opened']);
  });

  test('is judged in the order of its coming, each after those before', async () => {
    const { ask, first, length } = await decidingTable();
    const answers = await Promise.all([
      ask(0, 'a', first),
      ask(0, 'b', first),
      ask(0, 'c', { do: 'undo' }),
      ask(0, 'd', first),
    ]);
    expect(answers).toEqual([
      { ok: true, length: length + 1 },
      { ok: false, refusal: expect.objectContaining({ code: 'move.turn' }) },
      { ok: true, length: length + 2 },
      { ok: true, length: length + 3 },
    ]);
  });

  test('is done once, though it be sent twice in that turn or was done before', async () => {
    const { ask, first, store, id, length } = await decidingTable();
    const hello: RoomRequest = { do: 'say', phrase: 'hello' };
    const twice = await Promise.all([ask(1, 'a', hello), ask(1, 'a', hello)]);
    expect(twice).toEqual([
      { ok: true, length: length + 1 },
      { ok: true, length: length + 1 },
    ]);
    const again = await Promise.all([ask(0, 'a', first), ask(1, 'a', hello), ask(1, 'b', hello)]);
    expect(again.map((answer) => answer.ok && answer.length - length)).toEqual([2, 1, 3]);
    expect(await store.steps(id, length)).toHaveLength(3);
  });

  test('fails only for the one whose fault it is', async () => {
    const { ask, first, length } = await decidingTable();
    const unstorable = ask(1, '\0', { do: 'say', phrase: 'hello' });
    const [good, bad] = await Promise.allSettled([ask(0, 'a', first), unstorable]);
    expect(good).toMatchObject({ status: 'fulfilled', value: { ok: true } });
    expect(bad).toMatchObject({ status: 'rejected' });
    expect(good).toMatchObject({ value: { length: length + 1 } });
  });
});
