import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  judgePostgres,
  lookAtPostgres,
  type PostgresFacts,
} from '../../../src/operator/doctor/postgres.ts';
import { prepare } from '../../../src/store/postgres/connect.ts';
import { MIGRATIONS } from '../../../src/store/postgres/migrations/index.ts';
import { freePort, PostgresServer } from '../../../testing/index.ts';
import { one, troubles } from './verdicts.ts';

const WELL: PostgresFacts = {
  version: 150_004,
  encoding: 'UTF8',
  places: 97,
  taken: 11,
  synchronous: 'on',
  fsync: 'on',
  full_pages: 'on',
  read_only: false,
  may_create: true,
  shut: 0,
  not_ours: 0,
  tls: false,
  servers: 1,
  bytes: 10_000_000,
};

test.each<[Partial<PostgresFacts>, unknown]>([
  [{}, []],
  [{ synchronous: 'remote_apply' }, []],
  [{ version: 120_018 }, one('fail: This is PostgreSQL 12')],
  [{ encoding: 'LATIN1' }, one('fail: The database is in LATIN1')],
  [{ read_only: true }, one('fail: The database can only be read')],
  [{ fsync: 'off' }, one('fail: fsync is off')],
  [{ synchronous: 'off' }, one('fail: synchronous_commit is off')],
  [{ full_pages: 'off' }, one('warn: full_page_writes is off')],
  [{ shut: 2 }, one('fail: 2 tables may not be read')],
  [{ may_create: false }, one('warn: This user may not create')],
  [{ not_ours: 1 }, one('warn: This user may not create')],
  [{ taken: 90 }, one('warn: Of 97 connections 90 are taken')],
])('%j', (facts, expected) => {
  expect(troubles(judgePostgres({ ...WELL, ...facts }, true))).toEqual(expected);
});

test('the way to another machine is encrypted, or told', () => {
  expect(troubles(judgePostgres(WELL, false))).toEqual(one('warn: The way to the database'));
  expect(troubles(judgePostgres({ ...WELL, tls: true }, false))).toEqual([]);
});

test('nobody is there', async () => {
  const found = await lookAtPostgres(`postgres://late:s3cret@127.0.0.1:${await freePort()}/late`);
  expect(troubles(found)).toEqual(one('fail: PostgreSQL cannot be reached (ECONNREFUSED)'));
  expect(JSON.stringify(found)).not.toContain('s3cret');
});

describe.skipIf(!PostgresServer.isInstalled())('a real PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start();
  }, 60_000);
  afterAll(() => server?.stop());

  test('with our tables is well, and nothing is made in an empty one', async () => {
    const url = await server.createDatabase();
    const empty = await lookAtPostgres(url);
    expect(troubles(empty)).toEqual([]);
    expect(empty.map(({ says }) => says).join()).toContain('has schema 0; the server brings it');
    await prepare(url);
    const full = await lookAtPostgres(url);
    expect(troubles(full)).toEqual([]);
    const said = full.map(({ says }) => says).join('\n');
    expect(said).toMatch(/^PostgreSQL \d+ answers; the database has \d+ MB, 0 server/);
    expect(said).toContain(`schema ${MIGRATIONS.length}, as this edition`);
  });

  test('of a newer edition, or a user who may do little', async () => {
    const url = await server.createDatabase();
    await prepare(url);
    const name = new URL(url).pathname.slice(1);
    await server.run(`CREATE ROLE guest LOGIN`);
    const asGuest = url.replace('late@', 'guest@');
    const found = troubles(await lookAtPostgres(asGuest));
    // The guest may not even read which schema it is.
    expect(found.join()).toMatch(/PostgreSQL refused a statement \(42501\)/);
    await server.run(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    await server.run(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    const bad = troubles(await lookAtPostgres(url)).join('\n');
    expect(bad).toContain('synchronous_commit is off');
    expect(bad).toContain('can only be read');
  });

  test('without such a database', async () => {
    const found = troubles(await lookAtPostgres(server.url('nowhere')));
    expect(found).toEqual(one('fail: PostgreSQL has no such database'));
  });
});
