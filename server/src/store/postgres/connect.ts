import pg from 'pg';
import { faultOf, insistently, isAway } from './faults.ts';
import { migrate, versionOf } from './migrate.ts';

/** Long enough for the largest table; whatever takes longer stands in everybody's way. */
const STATEMENT_TIMEOUT = 5_000;
const LOCK_TIMEOUT = 3_000;
/** How long somebody waits for a free connection, or for a new one. */
const CONNECTION_TIMEOUT = 2_000;
/** The database may be started together with the server. */
export const START_PATIENCE = 30_000;

/** Whole numbers of 64 bits are times and counts here, and safe as numbers. */
const INT8 = 20;
const types = {
  getTypeParser: ((oid, format) =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function configOf(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: 'late-edition',
    types,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    lock_timeout: LOCK_TIMEOUT,
    idle_in_transaction_session_timeout: 2 * STATEMENT_TIMEOUT,
    // PostgreSQL's own time-out tells nothing to somebody who is cut off from it.
    query_timeout: STATEMENT_TIMEOUT + 1_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

/**
 * A plan is kept, so it must be good for a full house when it is made in an empty one: every statement finds its
 * rows by an index.
 */
const PLANS = '-c enable_seqscan=off -c jit=off';

export function poolOf(url: string, max: number): pg.Pool {
  const config = { ...configOf(url), options: PLANS };
  const pool = new pg.Pool({ ...config, max, idleTimeoutMillis: 60_000 });
  // A connection that breaks while nobody uses it is thrown away; the next one is made when it is needed.
  pool.on('error', () => {});
  // Nor is there anybody to hear it who has just been given one, or uses it between two statements.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** One connection, with nothing to hurry it. The caller ends it. */
export async function connectPatiently(url: string): Promise<pg.Client> {
  const { statement_timeout, lock_timeout, query_timeout, ...config } = configOf(url);
  const connect = async () => {
    const client = new pg.Client(config);
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      client.end().catch(() => {});
      throw faultOf(error);
    }
  };
  return insistently(connect, isAway, START_PATIENCE);
}

/** Brings the database up to date; from which schema to which. */
export async function prepare(
  url: string,
): Promise<{ readonly from: number; readonly to: number }> {
  const client = await connectPatiently(url);
  try {
    const from = await versionOf(client);
    await migrate(client);
    return { from, to: await versionOf(client) };
  } catch (error) {
    throw faultOf(error);
  } finally {
    await client.end().catch(() => {});
  }
}
