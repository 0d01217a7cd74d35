import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { connectPatiently } from '../postgres/connect.ts';
import { faultOf } from '../postgres/faults.ts';
import { LOCKS } from '../postgres/locks.ts';
import { migrateWithin, versionOf } from '../postgres/migrate.ts';
import { StoreAway } from '../store-away.ts';
import { StoreFault } from '../store-fault.ts';
import type { KeptTable, Row } from './kept-table.ts';
import { PAGE } from './source.ts';

/** How long a server, or a move that was broken off, may take to be gone, in milliseconds. */
const LEAVING = 5_000;
const PAUSE = 200;
/** Filled by the migrations themselves. */
const SECRETS = 'secrets';

/**
 * The empty database that everything goes to, in one transaction: until the last word of it, and if that never
 * comes, it stays as it was. No server can serve it meanwhile.
 */
export class Target {
  private readonly url: string;
  private readonly client: Client;
  private types = new Map<string, readonly string[]>();

  private constructor(url: string, client: Client) {
    this.url = url;
    this.client = client;
  }

  static async open(url: string, tables: readonly KeptTable[]): Promise<Target> {
    const target = new Target(url, await connectPatiently(url));
    try {
      await target.begin();
      await target.refuseUsed(tables);
      await migrateWithin(target.client);
      for (const table of tables) await target.clear(table);
      return target;
    } catch (error) {
      await target.close();
      throw faultOf(error);
    }
  }

  async count({ name }: KeptTable): Promise<number> {
    const [row] = await this.rows(`SELECT count(*) FROM ${name}`);
    return row?.[0] as number;
  }

  async add({ name, columns }: KeptTable, rows: readonly Row[]): Promise<void> {
    const types = this.types.get(name) ?? [];
    const arrays = types.map((type, index) => `$${index + 1}::${type}[]`);
    await this.rows(
      `INSERT INTO ${name} (${columns}) SELECT * FROM unnest(${arrays})`,
      columns.map((_, column) => rows.map((row) => row[column])),
    );
  }

  /** The same rows that `Source.page` has. */
  page({ name, columns, key }: KeptTable, after: Row | null): Promise<Row[]> {
    const where = after ? `WHERE (${key}) > (${key.map((_, index) => `$${index + 1}`)})` : '';
    const sql = `SELECT ${columns} FROM ${name} ${where} ORDER BY ${key} LIMIT ${PAGE}`;
    return this.rows(sql, after ?? []);
  }

  steps(table: string): Promise<Row[]> {
    return this.rows('SELECT seq, body FROM steps WHERE table_id = $1 ORDER BY seq', [table]);
  }

  /** Lets it all be. Whether it was may be lost sight of: then it is looked up. */
  async commit(counts: ReadonlyMap<KeptTable, number>): Promise<void> {
    await this.rows('ANALYZE');
    try {
      await this.rows('COMMIT');
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
      if (!(await isMoved(this.url, counts))) throw error;
    }
  }

  /** Whatever is not committed is gone. */
  async close(): Promise<void> {
    await this.client.end().catch(() => {});
  }

  private async begin(): Promise<void> {
    await this.rows('BEGIN');
    // Replaying takes its time, and so do foreign keys.
    for (const limit of ['statement', 'lock', 'idle_in_transaction_session'])
      await this.rows(`SET LOCAL ${limit}_timeout = 0`);
    await this.rows('SET LOCAL enable_seqscan = off');
    await this.takeAlone();
  }

  private async takeAlone(): Promise<void> {
    for (let waited = 0; ; waited += PAUSE) {
      const [row] = await this.rows('SELECT pg_try_advisory_xact_lock($1, $2)', [...LOCKS.house]);
      if (row?.[0] as unknown) return;
      if (waited >= LEAVING)
        throw new StoreFault(
          'another process uses the database of DATABASE_URL: stop all servers first',
        );
      await sleep(PAUSE);
    }
  }

  private async refuseUsed(tables: readonly KeptTable[]): Promise<void> {
    const isOurs = (await versionOf(this.client)) > 0;
    for (const { name } of tables) {
      const [known] = await this.rows('SELECT to_regclass($1) IS NOT NULL', [name]);
      if (!known?.[0]) continue;
      if (!isOurs)
        throw new StoreFault(
          `the database of DATABASE_URL has a table "${name}" of another program: take one of its own`,
        );
      if (name === SECRETS) continue;
      const [row] = await this.rows(`SELECT EXISTS (SELECT 1 FROM ${name})`);
      if (row?.[0])
        throw new StoreFault(
          `the database of DATABASE_URL is not empty (${name}): everything goes to an empty one or nowhere`,
        );
    }
  }

  /** As empty as SQLite's, and with the same columns. */
  private async clear({ name, columns }: KeptTable): Promise<void> {
    const rows = await this.rows(
      `SELECT attname, format_type(atttypid, atttypmod) FROM pg_attribute
       WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`,
      [name],
    );
    const types = new Map(rows as unknown as [string, string][]);
    if (types.size !== columns.length || !columns.every((column) => types.has(column)))
      throw new StoreFault(`the table "${name}" of PostgreSQL has other columns than SQLite's`);
    this.types.set(
      name,
      columns.map((column) => types.get(column) as string),
    );
    await this.rows(`DELETE FROM ${name}`);
  }

  private async rows(text: string, values: unknown[] | Row = []): Promise<Row[]> {
    try {
      return (await this.client.query({ text, values: [...values], rowMode: 'array' })).rows;
    } catch (error) {
      throw faultOf(error);
    }
  }
}

/** Whether a move is there as a whole. The lock waits for one that is just being committed. */
async function isMoved(url: string, counts: ReadonlyMap<KeptTable, number>): Promise<boolean> {
  const client = await connectPatiently(url);
  try {
    await client.query('SELECT pg_advisory_lock($1, $2)', [...LOCKS.house]);
    if ((await versionOf(client)) === 0) return false;
    for (const [{ name }, count] of counts) {
      const { rows } = await client.query(`SELECT count(*) AS count FROM ${name}`);
      if (rows[0].count !== count) return false;
    }
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}
