import { expect, test } from 'vitest';
import { createWith } from '../src/rooms/create-room.ts';
import { Guest } from './guest.ts';
import { startServer } from './test-server.ts';

const MORE_THAN_MEMORY = 2_100;

test('a room that somebody watches stays up to date however many others are opened', async () => {
  const running = await startServer();
  const { store, rooms } = running.services;
  const [anna, jan] = [await Guest.arrive(running), await Guest.arrive(running)];
  const id = await anna.open();
  const line = await anna.watch(id);
  const plan = { game: 'extra', options: {}, listed: false, clock: { kind: 'none' } } as const;
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
  await Promise.all(
    Array.from({ length: MORE_THAN_MEMORY }, async () => {
      const other = await createWith(store, { ...plan, seats }, 'nobody');
      await rooms.get(other.id);
    }),
  );
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  line.send({ t: 'sync' });
  await line.until((frame) => frame.t === 'room' && line.frames.indexOf(frame) > 0);
  const cached = await rooms.get(id);
  if (!cached) throw new Error('gone');
  expect(line.frames.at(-1)).toMatchObject({ t: 'room', room: { length: cached.room.length } });
  expect(cached.room.length).toBe(2);
});
