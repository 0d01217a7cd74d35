import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../src/store/postgres/migrations/index.ts';
import { PostgresServer } from '../../testing/index.ts';
import { late } from './late.ts';

describe.skipIf(!PostgresServer.isInstalled())('late migrate on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start();
  }, 60_000);
  afterAll(() => server?.stop());

  test('brings an empty database up to date, once', async () => {
    const DATABASE_URL = await server.createDatabase();
    const first = await late({ DATABASE_URL }, 'migrate', '--json');
    expect([first.code, JSON.parse(first.out)]).toEqual([0, { from: 0, to: MIGRATIONS.length }]);
    const second = await late({ DATABASE_URL }, 'migrate');
    expect(second).toEqual({ code: 0, out: `Up to date: schema ${MIGRATIONS.length}\n`, err: '' });
  });

  test('says why nothing was done', async () => {
    const { code, out, err } = await late(
      { DATABASE_URL: server.url('nowhere') },
      'migrate',
      '--json',
    );
    expect(code).toBe(1);
    expect(err).toContain('nothing was migrated: PostgreSQL has no such database');
    expect(JSON.parse(out).error).toContain('no such database');
  });
});
