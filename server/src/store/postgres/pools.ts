import type { Pool, PoolClient, QueryResult } from 'pg';
import { StoreAway } from '../store-away.ts';
import { StoreFault } from '../store-fault.ts';
import { poolOf } from './connect.ts';
import { faultOf, insistently, isAway, isUndone } from './faults.ts';
import { COUNTED } from './locks.ts';
import type { Postgres, Transaction } from './postgres.ts';
import { isExact, query, refuseInexact, Statement, type Value } from './statement.ts';

/** So many connections a process has at most, so that a few processes fit into PostgreSQL's usual hundred. */
const READERS = 6;
const WRITERS = 4;
/** With the one that holds the lock of a house. */
export const MOST_CONNECTIONS = READERS + WRITERS + 1;
/** How long reading goes on trying when the database is away, and writing before anything was sent. */
const PATIENCE = 2_000;

/**
 * A few connections to write with and a few to read with, so that neither waits for the other. All go to the
 * primary: a replica may be behind, or, after a failover, know another past.
 */
export class Pools implements Postgres {
  private readonly readers: Pool;
  private readonly writers: Pool;
  private readonly running = new Set<Promise<unknown>>();
  private statements = 0;
  private closed = false;

  constructor(url: string) {
    this.readers = poolOf(url, READERS);
    this.writers = poolOf(url, WRITERS);
  }

  statement<Row = never>(sql: string): Statement<Row> {
    return new Statement(`late_${this.statements++}`, sql);
  }

  async all<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row[]> {
    this.refuseIfClosed();
    if (!values.every(isExact)) return [];
    const ask = () => use(this.readers, (client) => query(client, statement, values));
    return (await this.keep(insistently(ask, isAway, PATIENCE))).rows as Row[];
  }

  async get<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row | undefined> {
    return (await this.all(statement, ...values))[0];
  }

  async run(statement: Statement<unknown>, ...values: Value[]): Promise<number> {
    return (await this.write(statement, values)).rowCount ?? 0;
  }

  async change<Row>(statement: Statement<Row>, ...values: Value[]): Promise<Row[]> {
    return (await this.write(statement, values)).rows as Row[];
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    this.refuseIfClosed();
    const once = () => use(this.writers, (client) => transact(client, work));
    return this.keep(insistently(once, mayWriteAgain, PATIENCE));
  }

  /** Lets what was asked for happen; nothing more. */
  async close(): Promise<void> {
    this.closed = true;
    while (this.running.size > 0) await Promise.allSettled(this.running);
    await Promise.all([this.readers.end(), this.writers.end()]);
  }

  private async write(
    statement: Statement<unknown>,
    values: readonly Value[],
  ): Promise<QueryResult> {
    this.refuseIfClosed();
    refuseInexact(values);
    const once = () => use(this.writers, (client) => query(client, statement, values));
    return this.keep(insistently(once, mayWriteAgain, PATIENCE));
  }

  private refuseIfClosed(): void {
    if (this.closed) throw new StoreFault('the store is closed');
  }

  private keep<T>(work: Promise<T>): Promise<T> {
    this.running.add(work);
    const done = () => this.running.delete(work);
    work.then(done, done);
    return work;
  }
}

/** No connection could be had, so nothing was sent. */
class NotSent extends StoreAway {}

function mayWriteAgain(error: unknown): boolean {
  return error instanceof NotSent || isUndone(error);
}

async function use<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch((error) => {
    const fault = faultOf(error);
    throw fault instanceof StoreAway ? new NotSent(fault.message) : fault;
  });
  let fault: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    fault = faultOf(error);
    throw fault;
  } finally {
    // What is away may come back as another server: nothing goes on over the old connection.
    client.release(fault instanceof StoreAway ? fault : undefined);
  }
}

const ALONE = new Statement<unknown>(
  'late_alone',
  'SELECT pg_advisory_xact_lock($1, hashtext($2))',
);

async function transact<T>(client: PoolClient, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const all: Transaction['all'] = async (statement, ...values) =>
    values.every(isExact) ? (await query(client, statement, values)).rows : [];
  await client.query('BEGIN');
  try {
    const result = await work({
      all,
      get: async (statement, ...values) => (await all(statement, ...values))[0],
      run: async (statement, ...values) => {
        refuseInexact(values);
        return (await query(client, statement, values)).rowCount ?? 0;
      },
      alone: async (what) => void (await query(client, ALONE, [COUNTED, what])),
    });
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
