import { expect, test } from 'vitest';
import { type Gathering, RequestBatches } from '../src/rooms/request-batches.ts';
import { RoomQueues } from '../src/rooms/room-queues.ts';

/** Batches that note how many requests came together. */
function batches(gathering: Gathering | null) {
  const sizes: number[] = [];
  const all = new RequestBatches(
    new RoomQueues(),
    async (_, proposals) => {
      sizes.push(proposals.length);
      return proposals.map(() => ({ ok: true, length: 1 }));
    },
    () => gathering,
  );
  const add = (key: string) =>
    all.add('room', key, () => {
      throw new Error('is carried out elsewhere');
    });
  return { sizes, add };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 5));

test('what comes in one turn of the event loop is one batch, and what comes later another', async () => {
  const { sizes, add } = batches(null);
  await Promise.all([add('a'), add('b')]);
  await add('c');
  expect(sizes).toEqual([2, 1]);
});

test('decisions made apart are waited for until all are there, and no longer', async () => {
  const { sizes, add } = batches({ longest: 60_000, enough: 3 });
  const first = add('a');
  await pause();
  const second = add('b');
  await pause();
  expect(sizes).toEqual([]);
  await Promise.all([first, second, add('c')]);
  expect(sizes).toEqual([3]);
});

test('nobody waits for long for one who does not decide', async () => {
  const { sizes, add } = batches({ longest: 10, enough: 3 });
  await Promise.all([add('a'), add('b')]);
  expect(sizes).toEqual([2]);
});
