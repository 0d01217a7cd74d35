import type { AnyGame } from '@late/kernel';
import type { Table } from '@late/table';
import { expect, test } from 'vitest';
import { storyFor } from '../src/rooms/story-for.ts';
import { Guest } from './guest.ts';
import { startServer } from './test-server.ts';

/** A table at which one throw was made, and its game, which counts how often a move is played. */
async function thrown() {
  const server = await startServer();
  const anna = await Guest.arrive(server);
  const jan = await Guest.arrive(server);
  const id = await anna.open();
  await jan.ask(id, { do: 'sit', seat: 1, name: 'Jan' });
  await anna.ask(id, { do: 'start' });
  await anna.ask(id, { do: 'move', move: { do: 'throw' } });
  const cached = await server.services.rooms.get(id);
  const { game } = cached ?? {};
  let played = 0;
  const counted = {
    ...game,
    play: (...move: Parameters<AnyGame['play']>) => {
      played++;
      return game?.play(...move);
    },
  } as AnyGame;
  return { table: cached?.room.table as Table, counted, played: () => played };
}

test('a story is played through once for each state of a table, however often it is asked for', async () => {
  const { table, counted, played } = await thrown();
  const first = storyFor(counted, table);
  expect(first).toHaveLength(2);
  expect(storyFor(counted, table)).toBe(first);
  expect(played()).toBe(1);
});

test('of a log that is longer than any game needs, nothing is played through', async () => {
  const { table, counted, played } = await thrown();
  const long = { ...table, log: { ...table.log, length: 1_001 } } as Table;
  expect(storyFor(counted, long)).toEqual([]);
  expect(played()).toBe(0);
});
