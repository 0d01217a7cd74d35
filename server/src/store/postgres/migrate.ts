import type { ClientBase } from 'pg';
import { StoreFault } from '../store-fault.ts';
import { LOCKS } from './locks.ts';
import { MIGRATIONS } from './migrations/index.ts';

/**
 * Brings a database up to date, or, if anything at all goes wrong, leaves it as it was. Several processes may
 * do so at once: one does it, and the others find it done.
 */
export async function migrate(client: ClientBase, migrations = MIGRATIONS): Promise<void> {
  await client.query('BEGIN');
  try {
    await migrateWithin(client, migrations);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** The same as a part of a transaction that is under way. */
export async function migrateWithin(client: ClientBase, migrations = MIGRATIONS): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1, $2)', [...LOCKS.migration]);
  await client.query(
    `CREATE TABLE IF NOT EXISTS migrations
       (number INTEGER NOT NULL PRIMARY KEY, works_since INTEGER NOT NULL)`,
  );
  const { version, worksSince } = await stateOf(client);
  if (worksSince > migrations.length) throw newerEdition(version, migrations.length);
  for (const [done, migration] of migrations.entries()) {
    if (done < version) continue;
    await client.query(migration.sql);
    const row = [done + 1, migration.worksSince];
    await client.query('INSERT INTO migrations (number, works_since) VALUES ($1, $2)', row);
  }
}

/** How many migrations a database has behind it; 0 if it is none of ours. */
export async function versionOf(client: ClientBase): Promise<number> {
  return (await schemaOf(client)).version;
}

/** The same, and the lowest schema whose edition can work with it. Changes nothing. */
export async function schemaOf(client: ClientBase): Promise<Schema> {
  const { rows } = await client.query(`SELECT to_regclass('migrations') IS NOT NULL AS known`);
  return rows[0].known ? stateOf(client) : { version: 0, worksSince: 0 };
}

interface Schema {
  readonly version: number;
  readonly worksSince: number;
}

async function stateOf(client: ClientBase): Promise<Schema> {
  const { rows } = await client.query(
    `SELECT coalesce(max(number), 0) AS version, coalesce(max(works_since), 0) AS works_since
     FROM migrations`,
  );
  return { version: rows[0].version, worksSince: rows[0].works_since };
}

function newerEdition(version: number, ours: number): StoreFault {
  return new StoreFault(
    `the database is from a newer edition (schema ${version}, this one knows ${ours}): start that edition, or restore a backup of this one`,
  );
}
