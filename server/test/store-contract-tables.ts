import { describe, expect, test } from 'vitest';
import { append, freshId, newTable, type OpenFresh, opened } from './store-fixtures.ts';

export function tablesContract(fresh: OpenFresh): void {
  describe('tables', () => {
    test('are found by id and by code', async () => {
      const store = await fresh();
      const { step, members, ...known } = newTable({ listed: false });
      expect(await store.createTable({ ...known, step, members })).toBe(true);
      const row = { ...known, status: 'waiting', touched: known.opened, length: 1 };
      expect(await store.table(known.id)).toStrictEqual(row);
      expect(await store.tableByCode(known.code)).toStrictEqual(row);
      expect(await store.steps(known.id, 0)).toStrictEqual([step]);
      expect(await store.table(freshId())).toBeNull();
      expect(await store.tableByCode(known.id)).toBeNull();
    });

    test('tell how long they are, many in one go', async () => {
      const store = await fresh();
      const [first, second] = [await opened(store), await opened(store)];
      await store.append(append(second, 1));
      const asked = [first, freshId(), second, 'NUL\0', '\ud800'];
      expect(await store.lengths(asked)).toEqual(
        new Map([
          [first, 1],
          [second, 2],
        ]),
      );
      expect(await store.lengths([])).toEqual(new Map());
      const many = Array.from({ length: 500 }, freshId);
      expect(await store.lengths([...many.slice(1), first])).toEqual(new Map([[first, 1]]));
      await expect(store.lengths([...many, first])).rejects.toThrow();
    });

    test('share neither id nor code, and a refused one leaves nothing behind', async () => {
      const store = await fresh();
      const first = newTable();
      await store.createTable(first);
      expect(await store.createTable(newTable({ id: first.id, host: 'boris' }))).toBe(false);
      const twin = newTable({ code: first.code, host: 'boris' });
      expect(await store.createTable(twin)).toBe(false);
      expect(await store.table(twin.id)).toBeNull();
      expect(await store.steps(twin.id, 0)).toEqual([]);
      expect(await store.tablesOf('boris', 10)).toEqual([]);
      expect(await store.steps(first.id, 0)).toEqual([first.step]);
    });

    test('begin by being opened', async () => {
      const store = await fresh();
      const table = newTable();
      const step = { seq: 0, at: 1, act: { do: 'start' } } as const;
      await expect(store.createTable({ ...table, step })).rejects.toThrow();
      await expect(
        store.createTable({ ...table, step: { ...table.step, seq: 1 } }),
      ).rejects.toThrow();
      expect(await store.table(table.id)).toBeNull();
    });

    test('are listed while they last and want to be, the newest first', async () => {
      const store = await fresh();
      const older = await opened(store, { opened: 10 });
      const newer = await opened(store, { opened: 20 });
      const hidden = await opened(store, { opened: 30, listed: false });
      const over = await opened(store, { opened: 40 });
      await store.append(append(over, 1, { status: 'over' }));
      const ids = async (limit: number) => (await store.listed(limit)).map(({ id }) => id);
      expect(await ids(10)).toEqual([newer, older]);
      expect(await ids(1)).toEqual([newer]);
      await store.append(append(hidden, 1, { listed: true }));
      await store.append(append(newer, 1, { listed: false }));
      expect(await ids(10)).toEqual([hidden, older]);
      for (const limit of [0, -1, Number.NaN]) expect(await ids(limit)).toEqual([]);
    });

    test('are listed fairly mixed, whoever opened how many', async () => {
      const store = await fresh();
      const flood = (n: number) => ({ address: `flood ${n}`, network: 'flood' });
      for (let n = 0; n < 30; n++) {
        const host = `eve ${n % 3}`;
        await opened(store, { id: `eve-${n}`, host, opened: 1_000 + n, opener: flood(n) });
      }
      const opener = { address: 'a', network: 'a' };
      await opened(store, { id: 'old', host: 'jan', opened: 1 });
      await opened(store, { id: 'anna-1', opened: 10, opener });
      await opened(store, { id: 'anna-2', opened: 20, opener });
      await opened(store, { id: 'neighbour', host: 'zoe', opened: 5, opener });
      const ids = (await store.listed(9)).map(({ id }) => id);
      expect(ids.slice(0, 3)).toEqual(['eve-29', 'anna-2', 'old']);
      expect(ids.slice(3, 5)).toEqual(['eve-28', 'neighbour']);
      expect(ids.slice(5, 7)).toEqual(['eve-27', 'anna-1']);
    });

    test('remember from where they were opened until they are over', async () => {
      const store = await fresh();
      const secret = await store.openerSecret();
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      expect(await store.openerSecret()).toBe(secret);
      const [here, there] = [
        { address: 'here', network: 'net' },
        { address: 'there', network: 'net' },
      ];
      const [first, second] = [
        await opened(store, { opener: here }),
        await opened(store, { opener: here, listed: false }),
      ];
      await opened(store, { opener: there });
      await opened(store);
      expect(await store.openerOf(first)).toEqual(here);
      expect(await store.listedOf(here, 0)).toEqual({ address: 1, network: 2 });
      await store.append(append(second, 1, { listed: true }));
      expect(await store.listedOf(here, 0)).toEqual({ address: 2, network: 3 });
      await store.append(append(first, 1, { status: 'over' }));
      expect(await store.listedOf(here, 0)).toEqual({ address: 1, network: 2 });
      expect(await store.listedOf(here, 2_001)).toEqual({ address: 0, network: 0 });
      expect(await store.openerOf(first)).toBeNull();
      expect(await store.openerOf(freshId())).toBeNull();
    });

    test('lose their code when they are over, and another may have it', async () => {
      const store = await fresh();
      const first = await opened(store, { code: 'ABC234' });
      await store.append(append(first, 1));
      expect((await store.tableByCode('ABC234'))?.id).toBe(first);
      await store.append(append(first, 2, { status: 'over' }));
      expect(await store.tableByCode('ABC234')).toBeNull();
      expect(await store.tableByCode(`ABC234/${first}`)).toBeNull();
      expect((await store.table(first))?.code).toBe('ABC234');
      await store.append(append(first, 3, { status: 'over' }));
      expect((await store.table(first))?.code).toBe('ABC234');
      const second = await opened(store, { code: 'ABC234' });
      expect((await store.tableByCode('ABC234'))?.id).toBe(second);
      await store.append(append(second, 1, { status: 'over' }));
      expect((await store.tablesOf('anna', 9)).map(({ code }) => code)).toEqual([
        'ABC234',
        'ABC234',
      ]);
    });

    test('belong to all who ever sat there, the latest touched first', async () => {
      const store = await fresh();
      const first = await opened(store, { host: 'anna' });
      const second = await opened(store, { host: 'anna' });
      await store.append(append(first, 1, { members: ['anna', 'boris'], touched: 5_000 }));
      await store.append(append(second, 1, { members: [], touched: 4_000 }));
      const ids = async (member: string) => (await store.tablesOf(member, 9)).map(({ id }) => id);
      expect(await ids('anna')).toEqual([first, second]);
      expect(await ids('boris')).toEqual([first]);
      expect(await ids('celina')).toEqual([]);
      expect(await store.tablesOf('anna', 1)).toHaveLength(1);
      await store.append(append(first, 2, { members: [], status: 'over' }));
      expect(await ids('boris')).toEqual([first]);
    });

    test('count for their host until they are over', async () => {
      const store = await fresh();
      const ids = [await opened(store), await opened(store), await opened(store)];
      await opened(store, { host: 'boris', members: ['anna'] });
      await store.append(append(ids[0] as string, 1, { status: 'playing' }));
      expect(await store.unfinishedOf('anna', 0)).toEqual({ all: 3, recent: 3 });
      await store.append(append(ids[0] as string, 2, { status: 'over' }));
      expect(await store.unfinishedOf('anna', 0)).toEqual({ all: 2, recent: 2 });
      expect(await store.unfinishedOf('nobody', 0)).toEqual({ all: 0, recent: 0 });
    });

    test('are kept alive by people alone, not by bots', async () => {
      const store = await fresh();
      const [played, watched, left] = [
        await opened(store),
        await opened(store),
        await opened(store),
      ];
      const day = 24 * 60 * 60 * 1000;
      for (const id of [played, watched, left]) {
        await store.append(append(id, 1, { touched: 2_000 }));
        await store.append(append(id, 2, { touched: 9 * day, byPeople: false }));
      }
      await store.append(append(played, 3, { touched: 9 * day, byPeople: true }));
      await store.visit(watched, 9 * day);
      expect(await store.unfinishedOf('anna', 8 * day)).toEqual({ all: 3, recent: 2 });
      expect(await store.prune(8 * day, 'playing')).toBe(1);
      expect(await store.table(left)).toBeNull();
      expect(await store.table(watched)).not.toBeNull();
      expect(await store.prune(10 * day, 'playing')).toBe(2);
    });

    test('are all reached page by page, however they are touched meanwhile', async () => {
      const store = await fresh();
      const ids = await Promise.all(Array.from({ length: 7 }, () => opened(store)));
      const found: string[] = [];
      for (let after = ''; ; ) {
        const page = await store.tablesAfter('anna', after, 3);
        found.push(...page.map(({ id }) => id));
        after = page.at(-1)?.id ?? '';
        if (page.length < 3) break;
        await store.append(append(page[0]?.id as string, 1, { touched: 9_000 }));
      }
      expect(found).toEqual([...ids].sort());
    });

    test('are listed for whoever opened them, and off the list of those who want them off', async () => {
      const store = await fresh();
      const id = await opened(store, { host: 'host', members: ['boris'] });
      expect(await store.tablesOf('host', 9)).toHaveLength(1);
      expect(await store.unlist(id, 'host')).toBe(1);
      expect(await store.unlist(id, 'host')).toBeNull();
      expect(await store.tablesOf('host', 9)).toEqual([]);
      // They are still named there, and must be found when they are to be forgotten.
      expect(await store.tablesAfter('host', '', 9)).toMatchObject([{ id }]);
      await store.forgetAt(id, 'host', (steps) => steps);
      expect(await store.tablesAfter('host', '', 9)).toEqual([]);
      expect(await store.unlist(id, 'boris')).toBe(0);
      expect(await store.table(id)).not.toBeNull();
      expect(await store.deleteTable(id)).toBe(true);
      expect(await store.deleteTable(id)).toBe(false);
      expect(await store.steps(id, 0)).toEqual([]);
    });

    test('go with all that is theirs when they are old', async () => {
      const store = await fresh();
      const old = await Promise.all(
        Array.from({ length: 45 }, () => opened(store, { opened: 100 })),
      );
      const gone = old[7] as string;
      await store.append(append(gone, 1, { touched: 100, status: 'waiting', request: 'anna/1' }));
      await store.setWake(gone, 1, 50);
      await store.addLink({ id: 'ticket', giver: 'anna', kept: false }, gone, 9_000);
      const young = await opened(store, { opened: 200 });
      const running = await opened(store, { opened: 100 });
      await store.append(append(running, 1, { touched: 100, status: 'playing' }));

      expect(await store.prune(200, 'waiting')).toBe(45);
      expect(await store.prune(200, 'waiting')).toBe(0);
      expect(await store.table(gone)).toBeNull();
      expect(await store.steps(gone, 0)).toEqual([]);
      expect(await store.requestLength(gone, 'anna/1')).toBeNull();
      expect(await store.nextDue()).toBeNull();
      expect((await store.link('ticket', gone, 0))?.giver ?? null).toBeNull();
      expect(await store.append(append(gone, 2))).toBe('conflict');
      const left = (await store.tablesOf('anna', 100)).map(({ id }) => id);
      expect(left.sort()).toEqual([young, running].sort());
      expect(await store.createTable(newTable({ id: gone }))).toBe(true);
    });
  });
}
