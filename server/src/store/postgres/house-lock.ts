import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StoreAway } from '../store-away.ts';
import { StoreFault } from '../store-fault.ts';
import { configOf, START_PATIENCE } from './connect.ts';
import { faultOf, insistently, isAway } from './faults.ts';
import { LOCKS } from './locks.ts';

/** Whether a server must be the only one on its database, or shares it with others that do so too. */
export type Serving = 'alone' | 'together';

/** How long whoever stops may take to be gone, in milliseconds. */
const LEAVING = 5_000;
const PAUSE = 200;

const TAKE: Readonly<Record<Serving, string>> = {
  alone: 'SELECT pg_try_advisory_lock($1, $2) AS taken',
  together: 'SELECT pg_try_advisory_lock_shared($1, $2) AS taken',
};
const TAKEN: Readonly<Record<Serving, string>> = {
  alone: 'another process serves the database of DATABASE_URL',
  together: 'a process without REDIS_URL serves the database of DATABASE_URL',
};
const REMEDY: Readonly<Record<Serving, string>> = {
  alone: 'stop it, or set REDIS_URL for all, with which several processes serve one house',
  together: 'stop it, or start it with the same REDIS_URL',
};

/**
 * Held for as long as a server serves: without a bus neither of two would learn what the other does. It
 * belongs to a connection of its own. When that is lost it is taken again as soon as can be; meanwhile the
 * server goes on, since the order of steps does not depend on it, but is not ready.
 */
export class HouseLock {
  private readonly url: string;
  private readonly serving: Serving;
  private readonly say: (line: string) => void;
  private client: pg.Client | null = null;
  private retaking: Promise<void> | null = null;
  private checking: Promise<void> | null = null;
  private released = false;

  private constructor(url: string, serving: Serving, say: (line: string) => void) {
    this.url = url;
    this.serving = serving;
    this.say = say;
  }

  static async take(
    url: string,
    serving: Serving,
    say: (line: string) => void,
    patience = LEAVING,
  ): Promise<HouseLock> {
    const lock = new HouseLock(url, serving, say);
    if (await insistently(() => lock.attempt(), isAway, START_PATIENCE)) return lock;
    say(`${TAKEN[serving]}: waiting ${patience / 1000} s for it to end`);
    for (let waited = 0; waited < patience; waited += PAUSE) {
      await sleep(PAUSE);
      if (await lock.attempt()) return lock;
    }
    throw new StoreFault(`${TAKEN[serving]}: ${REMEDY[serving]}`);
  }

  /** Fails while the lock is not held. */
  async check(): Promise<void> {
    // Several may ask at once, but a connection does one thing at a time.
    this.checking ??= this.tryConnection().finally(() => {
      this.checking = null;
    });
    await this.checking;
    if (!this.client) throw new StoreAway('the lock on the database was lost and is not yet back');
  }

  async release(): Promise<void> {
    this.released = true;
    await this.retaking;
    await this.client?.end().catch(() => {});
  }

  /** A connection may be dead without either end knowing. */
  private async tryConnection(): Promise<void> {
    await this.client?.query('SELECT 1').catch(() => this.lose());
  }

  private async attempt(): Promise<boolean> {
    const client = new pg.Client(configOf(this.url));
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query(TAKE[this.serving], [...LOCKS.house]);
      if (!rows[0].taken) {
        await client.end();
        return false;
      }
    } catch (error) {
      client.end().catch(() => {});
      throw faultOf(error);
    }
    this.client = client;
    client.once('end', () => this.client === client && this.lose());
    return true;
  }

  private lose(): void {
    const { client } = this;
    this.client = null;
    client?.end().catch(() => {});
    if (this.released || this.retaking) return;
    this.say('the lock on the database was lost with its connection; it is taken again');
    this.retaking = this.retake().finally(() => {
      this.retaking = null;
    });
  }

  private async retake(): Promise<void> {
    let isTold = false;
    while (!this.released) {
      await sleep(PAUSE);
      const taken = await this.attempt().catch(() => null);
      if (taken) return this.say('the lock on the database is held again');
      if (taken === false && !isTold) {
        this.say(`${TAKEN[this.serving]}; /readyz fails until it ends: ${REMEDY[this.serving]}`);
        isTold = true;
      }
    }
  }
}
