import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NO_LIMITS, PostgresServer, RedisServer, ServerProcess } from '@late/server/testing';
import type { Dealing, Tally, Task } from '../server/chair.ts';
import { late } from '../server/entries.ts';
import { Players } from '../server/players.ts';
import { processorTime, processorTimeWithChildren, residentMemory } from '../server/usage.ts';

/** As `npm start` runs it. */
const BUILT = [
  '--max-semi-space-size=64',
  fileURLToPath(new URL('../../server/dist/main.js', import.meta.url)),
];
/** As many as a limit of 20,000 open files leaves room for. */
const SOCKETS = '19000';

/** Processor time of the parts of a house, in microseconds. */
interface Times {
  readonly servers: number;
  readonly postgres: number;
  readonly redis: number;
}

export interface HouseRound extends Tally {
  /** Processor microseconds a move, of all server processes together, and of what they share. */
  readonly cpu: number;
  readonly postgresCpu: number;
  readonly redisCpu: number;
}

/** Some server processes on a PostgreSQL and a Redis of their own, and the people at their tables. */
export class House {
  readonly name: string;
  private readonly folder = mkdtempSync(join(tmpdir(), 'late-bench-'));
  private readonly postgres: PostgresServer;
  private readonly redis: RedisServer;
  private servers: readonly ServerProcess[] = [];
  private players: Players | null = null;

  private constructor(name: string, postgres: PostgresServer, redis: RedisServer) {
    this.name = name;
    this.postgres = postgres;
    this.redis = redis;
  }

  static isPossible(): boolean {
    return PostgresServer.isInstalled() && RedisServer.isInstalled();
  }

  /** `program` is what Node runs for each process. */
  static async open(name: string, processes: number, program = BUILT): Promise<House> {
    const house = new House(name, await PostgresServer.start(), await RedisServer.start());
    try {
      await house.startServers(processes, program);
    } catch (error) {
      await house.close();
      throw error;
    }
    return house;
  }

  /** Memory of the server processes together, in bytes. */
  get memory(): number {
    return this.servers.reduce((sum, { pid }) => sum + residentMemory(pid), 0);
  }

  /** People come from so many addresses of this machine and take so many tables from each. */
  async seat(dealing: Dealing, tables: number, addresses = 1): Promise<void> {
    const urls = this.servers.map(({ url }) => url);
    const doors = Array.from({ length: addresses }, (_, n) => {
      return { urls, dealing, from: `127.0.0.${n + 1}` };
    });
    this.players?.leave();
    this.players = await this.unlessLost(Players.seat(this.name, late.chairs, doors, tables));
  }

  async play(task: Task): Promise<HouseRound> {
    const before = this.times();
    const tally = await this.unlessLost((this.players as Players).play(task));
    const after = this.times();
    return {
      ...tally,
      cpu: (after.servers - before.servers) / tally.moves,
      postgresCpu: (after.postgres - before.postgres) / tally.moves,
      redisCpu: (after.redis - before.redis) / tally.moves,
    };
  }

  async close(): Promise<void> {
    this.players?.leave();
    await Promise.all(this.servers.map((server) => server.kill()));
    await this.redis.stop();
    await this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async startServers(processes: number, args: readonly string[]): Promise<void> {
    const env = {
      ...NO_LIMITS,
      ...late.env,
      NODE_ENV: 'production',
      DATA_DIR: this.folder,
      DATABASE_URL: await this.postgres.createDatabase(),
      REDIS_URL: this.redis.url,
      SOCKETS,
      LOG_LEVEL: 'error',
    };
    this.servers = Array.from(
      { length: processes },
      () => new ServerProcess({ name: `a server of ${this.name}`, args, env }),
    );
    for (const server of this.servers) await server.start();
  }

  private times(): Times {
    return {
      servers: this.servers.reduce((sum, { pid }) => sum + processorTime(pid), 0),
      postgres: processorTimeWithChildren(this.postgres.pid),
      redis: processorTime(this.redis.pid),
    };
  }

  private unlessLost<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, ...this.servers.map(({ lost }) => lost)]);
  }
}
