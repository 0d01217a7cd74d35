import { extra } from '@late/extra/rules';
import { commitment } from '@late/kernel';
import { act, openTable, type Plan, type Room, type Table } from '@late/table';
import { expect, test } from 'vitest';
import { Paces } from '../src/bots/paces.ts';
import type { CachedRoom } from '../src/rooms/cached-room.ts';
import { Dues } from '../src/rooms/dues.ts';

const SEED = '5a'.repeat(32);
const OPENED = 1_000_000;
const PAUSE = 8_000;

/** A bot throws first; a person sits beside it. */
function opened(): Table {
  const plan: Plan = {
    id: 'room',
    game: extra.id,
    version: extra.version,
    options: {},
    holders: [
      { kind: 'bot', name: 'Serif', level: 'easy' },
      { kind: 'person', name: 'Anna' },
    ],
    clock: { kind: 'none' },
    commitment: commitment(SEED),
    opened: OPENED,
  };
  const answer = openTable(extra, plan, SEED);
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.table;
}

test('hurried bots are due sooner, until a person is asked; then all goes on as before', () => {
  const paces = new Paces();
  const dues = new Dues(paces, PAUSE);
  const table = opened();
  paces.note(table, { seat: 0, level: 'easy', must: true }, null);
  const at = (of: Table) => {
    const room = { table: of, touched: OPENED, closed: null } as unknown as Room;
    return (dues.next(cached, room)?.at ?? 0) - OPENED;
  };
  const cached = { game: extra } as unknown as CachedRoom;
  expect(at(table)).toBe(PAUSE);
  dues.hurry(cached);
  expect(at(table)).toBe(PAUSE / 8);
  const thrown = act(extra, table, { do: 'move', seat: 0, move: { do: 'throw' } }, SEED, OPENED);
  if (!thrown.ok) throw new Error(thrown.refusal.code);
  expect(at(thrown.table)).toBe(PAUSE);
  expect(at(table)).toBe(PAUSE);
});
