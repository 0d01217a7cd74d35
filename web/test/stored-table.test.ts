import { extra } from '@late/extra/rules';
import { commitment, type Entry } from '@late/kernel';
import { openTable, type Plan } from '@late/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StoredTable } from '../src/local/StoredTable.ts';
import { Overtaken } from '../src/store/table-faults.ts';

const SEED = '5a'.repeat(32);
const THROW = { do: 'move', seat: 0, move: { do: 'throw' } } as const;

/** What lies in the database, and who has written to it. */
const store = vi.hoisted(() => ({ log: [] as unknown[], fail: null as Error | null }));

vi.mock('../src/store/tables.ts', async (original) => ({
  ...(await original<typeof import('../src/store/tables.ts')>()),
  readTable: async () => ({ log: store.log }),
  appendEntries: async (_: unknown, entries: readonly Entry[]) => {
    await Promise.resolve();
    if (store.fail) throw store.fail;
    store.log.push(...entries);
  },
}));

const open: StoredTable[] = [];

function storedTable() {
  const plan: Plan = {
    id: 'table',
    game: extra.id,
    version: extra.version,
    options: {},
    holders: [{ kind: 'person', name: 'Ann' }],
    clock: { kind: 'none' },
    commitment: commitment(SEED),
    opened: 1,
  };
  const dealt = openTable(extra, plan, SEED);
  if (!dealt.ok) throw new Error(dealt.refusal.code);
  store.log = [...dealt.entries];
  const told: number[] = [];
  const reloaded = vi.fn();
  const kept = { plan, seed: SEED, touched: 1, result: null };
  const face = { game: extra } as unknown as ConstructorParameters<typeof StoredTable>[0];
  const table = new StoredTable(face, kept, dealt.table, {
    stepped: () => told.push(store.log.length),
    reloaded,
  });
  open.push(table);
  return { table, told, reloaded };
}

beforeEach(() => {
  store.fail = null;
});

afterEach(() => {
  for (const table of open.splice(0)) table.close();
});

test('a step is durable before it is told, and one is taken after the other', async () => {
  const { table, told } = storedTable();
  const answers = await Promise.all([table.carryOut([THROW]), table.carryOut([THROW])]);
  expect(answers[0]).toBeNull();
  // The second was judged at the table that the first left: the dice lie there already.
  expect(answers[1]?.code).toMatch(/^extra\./);
  expect(told).toEqual([2]);
  expect(table.table.log).toHaveLength(2);
});

test('what another tab wrote first is taken over, and the next step comes after it', async () => {
  const { table, told, reloaded } = storedTable();
  const other = storedTable().table;
  await other.carryOut([THROW]);
  store.fail = new Overtaken('table');
  await expect(table.carryOut([THROW])).rejects.toBeInstanceOf(Overtaken);
  expect(reloaded).toHaveBeenCalledOnce();
  expect(table.table.log).toEqual(other.table.log);
  expect(told).toEqual([]);
  store.fail = null;
  expect(await table.carryOut([{ do: 'undo', seat: 0 }])).toEqual({ code: 'undo.nothing' });
});

test('a step that could not be kept has not happened, and does not stop the next', async () => {
  const { table, told } = storedTable();
  store.fail = new Error('the disk is full');
  await expect(table.carryOut([THROW])).rejects.toThrow('the disk is full');
  expect(table.table.log).toHaveLength(1);
  store.fail = null;
  expect(await table.carryOut([THROW])).toBeNull();
  expect(told).toEqual([2]);
});
