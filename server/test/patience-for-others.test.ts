import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { PatienceForOthers } from '../src/rooms/patience-for-others.ts';
import { RequestBatches } from '../src/rooms/request-batches.ts';
import { RoomQueues } from '../src/rooms/room-queues.ts';

describe('how long moves wait for those of others', () => {
  test('is not at all where writing is quick or nothing is known', () => {
    const patience = new PatienceForOthers();
    expect(patience.get(0)).toBe(0);
    patience.note(15, 0);
    expect(patience.get(1)).toBe(0);
  });

  test('is twice as long as writing takes, within bounds, and forgotten soon', () => {
    const patience = new PatienceForOthers();
    patience.note(60, 0);
    expect(patience.get(1)).toBe(120);
    patience.note(100, 2);
    expect(patience.get(3)).toBe(140);
    patience.note(90_000, 4);
    expect(patience.get(5)).toBeLessThanOrEqual(500);
    expect(patience.get(2_000)).toBe(0);
    patience.note(5, 2_000);
    expect(patience.get(2_001)).toBe(0);
  });
});

/** Batches of a house where writing takes so long, and at whose tables so many moves are expected. */
async function batches(writing: number, expected: number) {
  const written: number[] = [];
  let begun = 0;
  const all = new RequestBatches(
    new RoomQueues(),
    async (_, proposals) => {
      written.push(proposals.length);
      begun = performance.now();
      await sleep(writing);
      return proposals.map(() => ({ ok: true, length: 1 }));
    },
    () => expected,
  );
  const add = (isMove: boolean) =>
    all.add('table', 'key', () => ({ ok: false, refusal: { code: 'test' } }), isMove);
  await add(true);
  return { written, add, begun: () => begun };
}

describe('moves that come apart to a room', () => {
  test('wait for each other where writing is slow, and no longer than until all are there', async () => {
    const { written, add, begun } = await batches(250, 3);
    const first = [add(true)];
    await sleep(30);
    first.push(add(true));
    await sleep(30);
    const complete = performance.now();
    await Promise.all([...first, add(true)]);
    expect(written).toEqual([1, 3]);
    // Of half a second of patience most was left.
    expect(begun() - complete).toBeLessThan(250);
  });

  test('do not wait where writing is quick', async () => {
    const { written, add } = await batches(0, 3);
    const first = add(true);
    await sleep(30);
    await Promise.all([first, add(true)]);
    expect(written).toEqual([1, 1, 1]);
  });

  test('do not wait where nobody else is to move', async () => {
    const { written, add } = await batches(100, 1);
    const first = add(true);
    await sleep(30);
    await Promise.all([first, add(true)]);
    expect(written).toEqual([1, 1, 1]);
  });

  test('let nothing else wait', async () => {
    const { written, add, begun } = await batches(250, 3);
    const move = add(true);
    await sleep(10);
    const asked = performance.now();
    await Promise.all([move, add(false)]);
    expect(written).toEqual([1, 2]);
    expect(begun() - asked).toBeLessThan(250);
    // Nor do others begin to wait for what is no move.
    await add(false);
    expect(written).toEqual([1, 2, 1]);
  });
});
