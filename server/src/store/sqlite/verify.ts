import { open } from 'node:fs/promises';
import Database from 'libsql/promise';
import { StoreFault } from '../store-fault.ts';
import { BUSY_ATTEMPTS, BUSY_TIMEOUT } from './busy.ts';

/** What a whole database holds. */
export interface Census {
  /** How many migrations it has behind it. */
  readonly schema: number;
  readonly tables: number;
  readonly steps: number;
}

const MAGIC = 'SQLite format 3\0';

/** Counted off the event loop: `exec` is the one call of the binding that does all its work elsewhere. */
const COUNT = `
  CREATE TEMP TABLE counted AS SELECT
    (SELECT integrity_check FROM pragma_integrity_check(1, 'main')) AS state,
    (SELECT count(*) FROM pragma_foreign_key_check) AS strays,
    (SELECT user_version FROM pragma_user_version) AS schema,
    (SELECT count(*) FROM tables) AS tables,
    (SELECT count(*) FROM steps) AS steps,
    (SELECT count(*) FROM identities) AS people,
    (SELECT count(*) FROM pragma_table_info('tables') WHERE name = 'passed') AS counts_passed`;

/** Talk and knocks that went by are not kept. Before they were counted, all that can be seen is the end. */
const TORN = `SELECT count(*) AS torn FROM tables WHERE length - passed <>
  (SELECT count(*) FROM steps WHERE table_id = tables.id)`;
const ENDLESS = `SELECT count(*) AS torn FROM tables WHERE length <>
  (SELECT coalesce(max(seq), -1) + 1 FROM steps WHERE table_id = tables.id)`;

/** Reads a database from end to end. Throws `StoreFault` if it is none of ours, or not whole. */
export async function verify(file: string): Promise<Census> {
  await refuseOthers(file);
  const db = new Database(file, { timeout: BUSY_TIMEOUT * BUSY_ATTEMPTS });
  try {
    await db.exec(COUNT);
    const statement = await db.prepare('SELECT * FROM counted');
    const { state, strays, schema, tables, steps, counts_passed } = await statement.get([]);
    await db.exec(`CREATE TEMP TABLE lost AS ${counts_passed ? TORN : ENDLESS}`);
    const { torn } = await (await db.prepare('SELECT torn FROM lost')).get([]);
    if (state !== 'ok') throw new StoreFault(`the database is damaged: ${state}`);
    if (torn || strays) throw new StoreFault('steps are missing from the database');
    return { schema, tables, steps };
  } catch (error) {
    if (error instanceof StoreFault) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new StoreFault(`the file is no whole database of Late Edition: ${why}`);
  } finally {
    db.close();
  }
}

/** SQLite takes an empty file for an empty database, and makes a missing one. */
export async function refuseOthers(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    if (size === 0) throw new StoreFault('the file is empty');
    const { buffer } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    if (buffer.toString('latin1') !== MAGIC) throw new StoreFault('the file is no database');
  } finally {
    await handle.close();
  }
}
