import { expect, test } from 'vitest';
import { openWith } from '../src/rooms/open-room.ts';
import { Guest } from './guest.ts';
import { openHouse } from './running-house.ts';

const MORE_THAN_MEMORY = 2_100;

test('a room that somebody watches stays up to date however many others are opened', async () => {
  const running = await openHouse();
  const { store, keeper } = running.house;
  const [anna, jan] = [await Guest.arrive(running), await Guest.arrive(running)];
  const id = await anna.open();
  const line = await anna.watch(id);
  const plan = { game: 'extra', options: {}, listed: false, clock: { kind: 'none' } } as const;
  const seats = [{ kind: 'open' }, { kind: 'open' }] as const;
  await Promise.all(
    Array.from({ length: MORE_THAN_MEMORY }, async () => {
      const other = await openWith(store, { ...plan, seats }, 'nobody');
      await keeper.open(other.id);
    }),
  );
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  line.send({ t: 'sync' });
  await line.until((frame) => frame.t === 'room' && line.frames.indexOf(frame) > 0);
  const live = await keeper.open(id);
  if (!live) throw new Error('gone');
  expect(line.frames.at(-1)).toMatchObject({ t: 'room', room: { length: live.room.length } });
  expect(live.room.length).toBe(2);
});
