import type { Table } from '@late/table';
import { expect, test } from 'vitest';
import type { Bots, ChosenMove } from '../src/bots/bots.ts';
import { Paces } from '../src/bots/paces.ts';
import type { HouseTime } from '../src/house-time.ts';
import type { CachedRoom } from '../src/rooms/cached-room.ts';
import { DueActions } from '../src/rooms/due-actions.ts';
import type { Dues } from '../src/rooms/dues.ts';
import type { Rooms } from '../src/rooms/rooms.ts';
import type { Settings } from '../src/settings.ts';

/** A table at which one bot may act, and need not. */
const tableWithBot = () =>
  ({
    plan: { holders: [{ kind: 'bot', level: 'easy', name: 'Press' }] },
    opening: {},
    turn: { must: [], may: [0] },
    standIns: [null],
  }) as unknown as Table;

test('a bot is not made to move at a table that went on while it waited for a thread', async () => {
  const paces = new Paces();
  const before = tableWithBot();
  const cached = { id: 'a', room: { table: before, length: 1 } } as unknown as CachedRoom;
  const bot = { seat: 0, level: 'easy', must: false } as const;
  paces.note(before, bot, 0);
  let asked = 0;
  const moved: unknown[] = [];
  const bots = {
    paces,
    choose: async (_since: number, question: () => unknown): Promise<ChosenMove | null> => {
      // Somebody else's step came first.
      (cached.room as { table: Table }).table = tableWithBot();
      const put = question();
      if (put) moved.push(put);
      return null;
    },
    askPaces: async () => {
      asked++;
      paces.note(cached.room.table as Table, bot, Number.POSITIVE_INFINITY);
    },
  } as unknown as Bots;
  // As `Dues` does: who has not been asked might want to act at any time.
  const dues = {
    next: ({ room }: CachedRoom) => {
      const pace = paces.of(room.table as Table, bot) ?? 0;
      return pace === 0 ? { do: 'move', seat: 0, level: 'easy', at: 0 } : null;
    },
  } as unknown as Dues;
  const rooms = { get: async () => cached, current: async () => cached } as unknown as Rooms;
  const time = { now: () => 1 } as unknown as HouseTime;
  await new DueActions(rooms, bots, dues, time, {} as Settings).doAll('a', true);
  expect(moved).toEqual([]);
  expect(asked).toBe(1);
});
