import { fileURLToPath } from 'node:url';
import { PostgresServer } from '@late/server/testing';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { isMet, told } from '../cluster/expectation.ts';
import { House } from '../cluster/house.ts';
import { rawAppends } from '../cluster/raw-appends.ts';
import { storeAppends } from '../cluster/store-appends.ts';

describe('an expectation', () => {
  const most = { what: 'p99 in ms', bound: 100, kind: 'at most' } as const;
  const least = { what: 'appends', bound: 0.8, kind: 'at least' } as const;

  test.each([
    [{ ...most, found: 100 }, true],
    [{ ...most, found: 100.1 }, false],
    [{ ...most, found: Number.NaN }, false],
    [{ ...least, found: 0.8 }, true],
    [{ ...least, found: 0.79 }, false],
    [{ ...least, found: Number.NaN }, false],
  ])('%j', (expectation, met) => {
    expect(isMet(expectation)).toBe(met);
    expect(told(expectation).startsWith('NOT MET')).toBe(!met);
  });
});

describe.skipIf(!PostgresServer.isInstalled())('with a real PostgreSQL', () => {
  test('bare pg writes the rows that the store writes', async () => {
    const postgres = await PostgresServer.start(['fsync=off']);
    try {
      const written: unknown[] = [];
      for (const open of [storeAppends, rawAppends]) {
        const url = await postgres.createDatabase();
        const appender = await open(url);
        await appender.open(5);
        await appender.append(3);
        await appender.append(2);
        await appender.close();
        written.push(await rowsOf(url));
      }
      const [store, raw] = written as { steps: unknown[] }[];
      expect(store?.steps).toHaveLength(5 + 5 * 5);
      expect(raw).toEqual(store);
    } finally {
      await postgres.stop();
    }
  });
});

describe.skipIf(!House.isPossible())('with a real PostgreSQL and Redis', () => {
  test.each(['by-table', 'round'] as const)('a house of two plays, dealt %s', async (dealing) => {
    const program = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
    const house = await House.open('a small house', 2, [
      '--import',
      import.meta.resolve('tsx'),
      program,
    ]);
    try {
      await house.seat(dealing, 3);
      const round = await house.play({ moves: 60, perSecond: null });
      expect(round).toMatchObject({ moves: 60, connected: 12 });
      expect(round.cpu).toBeGreaterThan(0);
      expect(house.memory).toBeGreaterThan(0);
      const more = house.play({ moves: 1_000, perSecond: null });
      await expect(more).rejects.toThrow('all games are over');
    } finally {
      await house.close();
    }
  });
});

async function rowsOf(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const all = async (sql: string) => (await client.query(sql)).rows as unknown[];
  const rows = {
    steps: await all('SELECT * FROM steps ORDER BY table_id, seq'),
    requests: await all('SELECT * FROM requests ORDER BY table_id, request'),
    tables: await all(
      'SELECT id, length, status, touched, visited, passed FROM tables ORDER BY id',
    ),
  };
  await client.end();
  return rows;
}
